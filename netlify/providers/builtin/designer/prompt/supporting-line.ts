/**
 * The facts of a prompt as one line, and those for which the room is too short. Names and numbers that no other part
 * says are added; words that are no facts (`tail`) go first and are not counted as lost.
 */
export function supportingLine({ set, facts, names, tail, room }: LineRequest): { text: string; lost: string[] } {
  const fresh = facts.filter(
    ({ text }, index) => !says(set, text) && facts.findIndex((other) => other.text === text) === index,
  );
  const late = fresh.filter(({ weight }) => weight === WHEN);
  const early = fresh.filter(({ weight }) => weight !== WHEN);
  const withTail = [...early, ...(tail && !says(set, tail) ? [{ text: tail, weight: 0 }] : []), ...late];
  const whole = withNames(withTail, set, names);
  if (textOf(whole).length <= room) return { text: textOf(whole), lost: [] };
  let parts = withNames([...early, ...late], set, names);
  const lost: string[] = [];
  while (textOf(parts).length > room && parts.length > 1) {
    const least = parts.reduce((first, next) => (next.weight <= first.weight ? next : first));
    parts = parts.filter((part) => part !== least);
    if (!says(`${set} ${textOf(parts)}`, least.text)) lost.unshift(least.text);
  }
  return { text: textOf(parts), lost };
}

/** True when the text has the part's words in their order, whatever the case and the punctuation between them. */
export const says = (text: string, part: string): boolean =>
  part !== '' && ` ${plain(text)} `.includes(` ${plain(part)} `);

function withNames(parts: readonly Part[], set: string, names: readonly string[]): Part[] {
  return names.reduce<Part[]>(
    (all, name) => (says(`${set} · ${textOf(all)}`, name) ? all : [...all, { text: name, weight: 1 }]),
    [...parts],
  );
}

const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join(' · ');
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Sc}%&+@/]+/gu, ' ')
    .trim();
const WHEN = 3;

interface Part {
  text: string;
  /** The least goes first. */
  weight: number;
}

interface LineRequest {
  /** What the poster says elsewhere. */
  set: string;
  facts: readonly Part[];
  names: readonly string[];
  tail: string;
  /** In letters. */
  room: number;
}
