import { commonWords } from './text-language';

/** A post is much like another from here on; tuned on pairs in likeness.test.ts, judged on others (docs/judged.md). */
export const ALIKE = 0.4;

/**
 * How much two posts say the same, from 0 to 1. `rarity` tells how much a mark says of one post alone, from 0 for what
 * all posts of the business carry to 1: with it, a footer, a name or the trade's own words make nothing alike.
 */
export function likeness(one: Words, other: Words, rarity?: (mark: number) => number): number {
  if (rarity) return compared(one, other, rarity);
  // Of a few posts nobody can tell what all carry: last paragraphs that are the same under texts that are not.
  const own = withoutSharedParagraphs(one, other);
  const ownLike = own && compared(...own, () => 1);
  return ownLike !== null && ownLike < UNLIKE ? ownLike : compared(one, other, () => 1);
}

function compared(one: Words, other: Words, rarity: (mark: number) => number): number {
  const [left, right] = withoutSharedEnd(linesOf(one), linesOf(other));
  return Math.max(
    share(marksOfLines(left), marksOfLines(right), rarity),
    // What is written in most posts is no difference either: the very same text is alike, however often it was published.
    sameness(marksOfLines(linesOf(one)), marksOfLines(linesOf(other))),
  );
}

/**
 * What a text is recognised by, as numbers: the beginnings of its words, and pairs of signs in scripts that set no words
 * apart. Addresses, hashtags and lines of contact details are left out. The smallest ones of a long text stand for it, so
 * that two long texts are compared by the same sample.
 */
export const marksOf = (words: Words): number[] => sampled(marksOfLines(linesOf(words)));

export interface Words {
  title: string;
  body: string;
}

/** Weighted: of both, how much is shared; and of the shorter one, how much of it stands in the longer one, too. */
function share(left: ReadonlySet<number>, right: ReadonlySet<number>, rarity: (mark: number) => number): number {
  const weightOf = (marks: Iterable<number>) => [...marks].reduce((sum, mark) => sum + rarity(mark), 0);
  const shared = weightOf([...left].filter((mark) => right.has(mark)));
  const [less, more] = [weightOf(left), weightOf(right)].sort((one, other) => one - other) as [number, number];
  const fewest = Math.min(left.size, right.size);
  if (less === 0 || fewest < FEWEST) return 0;
  const both = (2 * shared) / (less + more);
  // A shortened post is all in the longer one; a few shared words out of a few are chance.
  const within = fewest < ENOUGH ? 0 : (shared / less) * WITHIN;
  return Math.max(both, within);
}

function sameness(left: ReadonlySet<number>, right: ReadonlySet<number>): number {
  const shared = [...left].filter((mark) => right.has(mark)).length;
  const all = left.size + right.size - shared;
  return all < FEWEST || shared / all < SAME ? 0 : shared / all;
}

/** null where no last paragraph is the same, or nothing would be left. */
function withoutSharedParagraphs(one: Words, other: Words): [Words, Words] | null {
  const paragraphsOf = ({ body }: Words) => body.trim().split(/\n\s*\n/);
  const [left, right] = [paragraphsOf(one), paragraphsOf(other)];
  let shared = 0;
  const most = Math.min(left.length, right.length) - 1;
  while (shared < most && left.at(-1 - shared)!.trim() === right.at(-1 - shared)!.trim()) shared += 1;
  if (shared === 0) return null;
  const without = (words: Words, paragraphs: string[]) => ({
    ...words,
    body: paragraphs.slice(0, -shared).join('\n\n'),
  });
  return [without(one, left), without(other, right)];
}

/** Without the last sentences that both have, as a signature is, unless they are much of a text: then it is the same text. */
function withoutSharedEnd(left: string[], right: string[]): [string[], string[]] {
  let shared = 0;
  while (shared < Math.min(left.length, right.length) && left.at(-1 - shared) === right.at(-1 - shared)) shared += 1;
  if (shared === 0) return [left, right];
  const end = marksOfLines(left.slice(-shared)).size;
  const own: [string[], string[]] = [left.slice(0, -shared), right.slice(0, -shared)];
  const isFooter = own.every(
    (lines) => shared <= Math.max(2, lines.length) && marksOfLines(lines).size >= Math.max(FEWEST, end / 2),
  );
  return isFooter ? own : [left, right];
}

const linesOf = ({ title, body }: Words): string[] =>
  `${title}\n${body}`
    .normalize('NFKC')
    .toLowerCase()
    .split(/\n/)
    .map((line) =>
      line
        .split(/\s+/)
        .filter((word) => !ADDRESS.test(word))
        .join(' ')
        .replace(TAG, ' ')
        .trim(),
    )
    .filter((line) => !isContact(line))
    .flatMap((line) => line.split(/(?<=[.!?…]) |(?<=[。！？])/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Opening hours, a phone number: what stands under every post. */
const isContact = (line: string): boolean =>
  line.length <= CONTACT_LINE &&
  (line.match(/\d/g)?.length ?? 0) >= 4 &&
  (/\d{1,2}[:.h]\d\d/.test(line) || PHONE.test(line));

function marksOfLines(lines: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const run of lines.flatMap((line) => line.match(RUN) ?? [])) {
    if (UNSPACED.test(run)) {
      const signs = [...run];
      for (let at = 0; at + 1 < signs.length; at += 1) found.add(numberOf(signs[at]! + signs[at + 1]!));
    } else {
      const word = stemOf(run);
      if (word !== null) found.add(numberOf(word));
    }
  }
  return found;
}

/** The beginning of a word, in which its forms are alike; null for what every text contains. */
function stemOf(run: string): string | null {
  if (commonWords.has(run)) return null;
  const word = run.replace(/^[وفبلك]?ال(?=\p{L}{3})/u, '').replace(/\p{M}/gu, '');
  const signs = [...word];
  if (/^\d+$/.test(word)) return signs.length >= 2 ? word : null;
  return signs.length < SHORTEST_WORD ? null : signs.slice(0, STEM).join('');
}

/** FNV-1a, as a whole number that fits into a column of the type integer. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193);
  return (hash ^ (hash >>> 15)) | 0;
}

const sampled = (marks: ReadonlySet<number>): number[] =>
  [...marks].sort((one, other) => one - other).slice(0, MOST_MARKS);

/** An email address, or one that a browser opens. */
const ADDRESS = /^(?:https?:|www\.)|^[!-?A-~]+@[!-~]+$/;
const TAG = /[#＃@]\S+/gu;
const PHONE = /(?:\+|\b0)\d[\d ()/.-]{5,}\d/;
const CONTACT_LINE = 90;
/** Letters of one kind: words, or a stretch without spaces. */
const RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hangul}]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hangul}])[\p{L}\p{M}\p{N}])+/gu;
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hangul}]/u;

const SHORTEST_WORD = 3;
const STEM = 5;
/** A text of fewer marks is too short to be told from another by them. */
const FEWEST = 3;
const ENOUGH = 8;
const WITHIN = 0.75;
const SAME = 0.8;
/** Less than this is nothing in common. */
const UNLIKE = 0.2;
const MOST_MARKS = 128;
