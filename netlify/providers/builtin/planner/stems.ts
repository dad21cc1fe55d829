/**
 * `stems('brea|loa(?:f|ves)')` finds words that begin so. Compiled once each: a week looks through a thousand of them.
 * Which Latin letters may not stand before is told by their numbers: \p{L} makes each take a millisecond to compile.
 */
export function stems(alternatives: string): RegExp {
  let pattern = compiled.get(alternatives);
  if (!pattern)
    compiled.set(
      alternatives,
      (pattern = new RegExp(`(?<![a-z0-9\\u00c0-\\u024f\\u1e00-\\u1eff])(?:${alternatives})`, 'iu')),
    );
  return pattern;
}

const compiled = new Map<string, RegExp>();

/**
 * Whether a text has such a beginning of a word. A pattern is compiled only where the text has letters of one of its alternatives:
 * of two thousand notes a business names the words of twenty.
 */
export function hasStem(alternatives: string, text: string): boolean {
  let letters = known.get(alternatives);
  if (letters === undefined) known.set(alternatives, (letters = lettersOf(alternatives)));
  if (letters !== null) {
    if (text !== last.text) last = { text, small: text.toLowerCase() };
    if (!letters.some((part) => last.small.includes(part))) return false;
  }
  return stems(alternatives).test(text);
}
let last = { text: '', small: '' };
const known = new Map<string, readonly string[] | null>();

/** What a text must have for one of the alternatives to fit: some of the letters of each. Null where that cannot be told. */
export function lettersOf(alternatives: string): readonly string[] | null {
  const parts: string[] = [];
  for (const { plain, group } of alternativesOf(alternatives)) {
    const [longest = ''] = (plain.match(LETTERS) ?? []).toSorted((one, other) => other.length - one.length);
    const inner = longest.length < SHORTEST && group !== null ? lettersOf(group) : null;
    if (longest.length >= SHORTEST) parts.push(longest.toLowerCase());
    else if (inner !== null) parts.push(...inner);
    else return null;
  }
  return parts;
}

/** The alternatives of a pattern: what stands outside brackets, and the inside of the group that one begins with. */
function alternativesOf(pattern: string): { plain: string; group: string | null }[] {
  const found = [{ plain: '', group: null as string | null }];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern[at]!;
    const last = found.at(-1)!;
    if (sign === '\\') {
      at += 1;
      if (depth === 0) last.plain += APART;
    } else if (sign === '(' || sign === '[') {
      if (depth === 0) from = at;
      depth += 1;
    } else if (sign === ')' || sign === ']') {
      depth -= 1;
      if (depth > 0) continue;
      const isFirst = last.plain === '' && pattern.startsWith('(?:', from) && !/^[?*{]/.test(pattern.slice(at + 1));
      if (isFirst) last.group = pattern.slice(from + 3, at);
      last.plain += APART;
    } else if (depth === 0 && sign === '|') found.push({ plain: '', group: null });
    else if (depth === 0) last.plain += sign;
  }
  return found;
}
const APART = '\n';

/** Letters of which none may be missing or stand again. */
const LETTERS = /(?:[\p{L}\p{N} '’-](?![?*{]))+/gu;
const SHORTEST = 3;
