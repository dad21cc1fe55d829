/**
 * The suites that a change can affect, nearest first: a changed suite itself, those of its noun, then importers
 * at distance one, two and so on. Lazy imports (a page behind its route) and type imports are not followed: the
 * former has suites of its own, the latter are checked by the compiler. Suites are taken until their known
 * `seconds` fill `budget`; `left` counts those that have to wait for the complete run.
 */
export function relatedSuites({ imports, changed, suites, seconds, budget }: Question): {
  taken: string[];
  left: number;
} {
  const importers = new Map<string, string[]>();
  for (const { from, to } of imports) importers.set(to, [...(importers.get(to) ?? []), from]);
  const distance = new Map(changed.map((file) => [file, 0]));
  for (const file of distance.keys()) {
    // grows while it is walked, in order of distance
    for (const importer of importers.get(file) ?? [])
      if (!distance.has(importer)) distance.set(importer, distance.get(file)! + 1);
  }
  const nouns = new Set(changed.flatMap((file) => nounOf(file) ?? []));
  const far = (suite: string): number =>
    Math.min(distance.get(suite) ?? Infinity, nouns.has(nounOf(suite) ?? '') ? 1 : Infinity);
  const cost = (suite: string): number => seconds[suite] ?? UNKNOWN_S;
  const related = suites.filter((suite) => far(suite) < Infinity).sort((a, b) => far(a) - far(b) || cost(a) - cost(b));
  return within(budget, related, seconds);
}

/** Files in order until their known `seconds` fill the budget; always at least the first. */
export function within(
  budget: number,
  files: string[],
  seconds: Record<string, number>,
  unknown = UNKNOWN_S,
): { taken: string[]; left: number } {
  let spent = 0;
  const taken = files.filter((file, place) => (spent += seconds[file] ?? unknown) <= budget || place === 0);
  return { taken, left: files.length - taken.length };
}

/** The noun that a file belongs to; undefined for shared files. */
export function nounOf(file: string): string | undefined {
  return (
    /^(?:(?:src|netlify)\/features|netlify\/records)\/([^/]+)\//.exec(file)?.[1] ??
    /^(?:src\/(?:contracts|domain)|netlify\/(?:functions|database\/schema))\/([^/.]+)\.ts$/.exec(file)?.[1]
  );
}

const UNKNOWN_S = 5;

interface Question {
  /** Static imports that are not type-only; paths from the root. */
  imports: { from: string; to: string }[];
  changed: string[];
  suites: string[];
  seconds: Record<string, number>;
  /** In seconds. */
  budget: number;
}
