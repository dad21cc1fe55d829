import { factsIn } from '../facts/facts';
import type { ToldPart } from '../told/told-parts';
import type { TextWord } from './text-words';
import { wordsOfText } from './text-words';

/** Numbers that stand for features of a text; equal features have equal numbers. */
export type Features = readonly number[];

/** What customers have to know, what they may know, what nobody needs to see, and what is said to the designer. */
export const roles = ['must', 'may', 'skip', 'look'] as const;
export type Role = (typeof roles)[number];
/** How likely each role is; together 1. */
export type RoleShares = Record<Role, number>;

/** What is seen of a part of a text, with the words around it. */
export function partFeatures(parts: readonly Pick<ToldPart, 'text' | 'mark' | 'sentence'>[], at: number): Features {
  const words = wordsOfText(parts[at]!.text);
  const before = wordsOfText(parts[at - 1]?.text ?? '').slice(-WORDS_BEFORE_PART);
  const after = wordsOfText(parts[at + 1]?.text ?? '').slice(0, WORDS_AFTER_PART);
  const [first, second] = words;
  const { sentence } = parts[at]!;
  const facts = new Set(factsIn(parts[at]!.text).map(({ role }) => role));
  const letters = parts.reduce((sum, { text }) => sum + text.length, 0);
  return numbered([
    'any',
    ...[...facts].map((role) => `fact ${role}`),
    `facts ${facts.size > 0} ${Math.floor((4 * at) / parts.length)}`,
    `of letters ${Math.min(9, Math.floor(letters / 60))}`,
    `of parts ${Math.min(14, parts.length)}`,
    `sentence ${Math.min(6, sentence)} ${at === 0}`,
    `count ${Math.min(8, Math.floor(words.length / 3))}`,
    `from start ${Math.min(5, at)}`,
    `to end ${Math.min(3, parts.length - 1 - at)}`,
    `mark ${parts[at]!.mark}`,
    `first ${first?.text}`,
    `first two ${first?.text} ${second?.text}`,
    `last ${words.at(-1)?.text}`,
    ...words.flatMap((word, index) => [
      `word ${word.text}`,
      ...stemsOf(word.text),
      ...(index > 0 ? [`pair ${words[index - 1]!.text} ${word.text}`] : []),
      ...(word.form === 'A' || word.form === 'a' ? [] : [`form ${word.form}`]),
    ]),
    ...before.map(({ text }) => `before ${text}`),
    ...after.map(({ text }) => `after ${text}`),
  ]);
}
const WORDS_BEFORE_PART = 4;
const WORDS_AFTER_PART = 3;

/** What is seen where a word begins and the one before it ends, without the signs between them. */
export function breakFeatures(words: readonly TextWord[], at: number): Features {
  const said = (step: number): string => words[at + step]?.text ?? '#';
  const form = (step: number): string => words[at + step]?.form.replace('A', 'a') ?? '#';
  const [before2, before, next, after, after2] = [said(-2), said(-1), said(0), said(1), said(2)];
  return numbered([
    'pause',
    `pause ${next}`,
    `pause then ${after}`,
    `pause later ${after2}`,
    `pause ${next} ${after}`,
    `pause ${next} ${after} ${after2}`,
    `after ${before}`,
    `after that ${before2}`,
    `after ${before2} ${before}`,
    `pause in ${before} ${next}`,
    `pause in ${before} ${next} ${after}`,
    `pause in ${before2} ${before} ${next}`,
    `after end ${before.slice(-3)}`,
    `pause end ${next.slice(-3)}`,
    `pause in end ${before.slice(-3)} ${next}`,
    `pause in ${before} end ${next.slice(-3)}`,
    `pause forms ${form(-1)}${form(0)}`,
    `pause forms ${form(-2)}${form(-1)}${form(0)}${form(1)}`,
    `pause form ${form(-1)} ${next}`,
    `after ${before} form ${form(0)}`,
    `pause ${next} end ${after.slice(-2)}`,
    `after end ${before2.slice(-3)} ${before}`,
    ...[2, 3, 4].map((step) => `pause ahead ${said(step)}`),
    ...[-3, -4, -5].map((step) => `pause behind ${said(step)}`),
  ]);
}

/** A text as its headline is looked for: its words, the parts they are in, and whose it is. */
export interface ReadText {
  words: readonly TextWord[];
  /** Of the part that each word is in. */
  shares: readonly RoleShares[];
  /** Whether a word begins its part, and whether it ends it. */
  begins: readonly boolean[];
  ends: readonly boolean[];
  /** Which facts the part has that each word is in, and which the next one. */
  facts: readonly (readonly [string, string])[];
  brand: string;
}

/** What speaks for or against a headline that begins with a word, ends with one, or holds one. */
export function wordFeatures(read: ReadText): { start: Features[]; end: Features[]; inside: Features[] } {
  const { words, brand } = read;
  const ofBrand = new Set(wordsOfText(brand).map(({ text }) => text.slice(0, LETTERS_OF_KIN)));
  const counts = new Map<string, number>();
  for (const { text } of words) {
    const kin = text.slice(0, LETTERS_OF_KIN);
    if (text.length > LETTERS_OF_KIN - 2) counts.set(kin, (counts.get(kin) ?? 0) + 1);
  }
  return {
    start: words.map((_, at) => numbered(startOf(read, at))),
    end: words.map((_, at) => numbered(endOf(read, at))),
    inside: words.map(({ text, form }) =>
      numbered([
        `in ${text}`,
        ...stemsOf(text).map((stem) => `in ${stem}`),
        ...(form === 'A' || form === 'a' ? [] : [`in form ${form}`]),
        ...((counts.get(text.slice(0, LETTERS_OF_KIN)) ?? 0) > 1 ? ['in again'] : []),
        ...(text.length > 3 && ofBrand.has(text.slice(0, LETTERS_OF_KIN)) ? ['in brand'] : []),
      ]),
    ),
  };
}

function startOf({ words, shares, begins, facts }: ReadText, at: number): string[] {
  const word = words[at]!;
  const before = wordBefore(words, at);
  const opens = before.startsWith('^');
  const sentences = words.at(-1)!.sentence;
  return [
    `s ${word.text}`,
    `s end ${word.text.slice(-3)}`,
    `s form ${word.form}`,
    `s before ${before}`,
    `s two before ${opens ? '^' : wordBefore(words, at - 1)} ${before}`,
    `s pair ${before} ${word.text}`,
    `s next ${word.text} ${words[at + 1]?.text}`,
    opens ? 's opens' : `s before end ${before.slice(-3)}`,
    `s sentence ${Math.min(5, word.sentence)}`,
    `s last sentence ${word.sentence === sentences}`,
    `s sentence opens ${at === 0 || words[at - 1]!.sentence !== word.sentence}`,
    `s place ${Math.floor((5 * at) / words.length)}`,
    `s part opens ${begins[at]}`,
    `s facts ${facts[at]![0]}`,
    `s facts ${begins[at]} ${facts[at]![0]}`,
    `s facts next ${facts[at]![1]}`,
    `s facts ${word.sentence === 0} ${word.sentence === sentences} ${facts[at]!.join(' then ')}`,
    ...rolesIn('s', shares[at]!),
    ...words
      .slice(Math.max(0, at - WORDS_BEFORE), at)
      .filter(({ sentence }) => sentence === word.sentence)
      .map(({ text }) => `s led by ${text}`),
  ];
}

function endOf({ words, shares, ends }: ReadText, at: number): string[] {
  const word = words[at]!;
  const after = word.after === '' ? words[at + 1]!.text : `$${word.after}`;
  return [
    `e ${word.text}`,
    `e end ${word.text.slice(-3)}`,
    `e form ${word.form}`,
    `e after ${after}`,
    `e after end ${after.slice(-3)}`,
    `e pair ${word.text} ${after}`,
    `e before ${words[at - 1]?.text} ${word.text}`,
    ...(after.startsWith('$') ? ['e closes'] : []),
    `e part ends ${ends[at]}`,
    ...rolesIn('e', shares[at]!),
    ...words
      .slice(at + 1, at + 1 + WORDS_AFTER)
      .filter(({ sentence }) => sentence === word.sentence)
      .map(({ text }) => `e followed by ${text}`),
  ];
}

/** What is seen of a headline as a whole: words from `from` to `to`, both within. */
export function spanFeatures({ words }: ReadText, from: number, to: number): Features {
  const opens = words[from]!.before !== '';
  const closes = words[to]!.after !== '';
  const held = words.slice(from, to + 1);
  return numbered([
    `words ${to - from + 1}`,
    `letters ${Math.min(12, Math.floor((words[to]!.end - words[from]!.start) / 5))}`,
    `bounds ${opens} ${closes}`,
    `figures ${Math.min(2, held.filter(({ form }) => form !== 'A' && form !== 'a').length)}`,
    `names ${Math.min(2, held.slice(1).filter(({ form }) => form === 'A').length)}`,
  ]);
}

function wordBefore(words: readonly TextWord[], at: number): string {
  const word = words[at];
  if (!word || at === 0) return '^';
  return word.before === '' ? words[at - 1]!.text : `^${word.before}`;
}

const rolesIn = (where: string, shares: RoleShares): string[] =>
  roles.map((role) => `${where} ${role} ${Math.round(shares[role] * STEPS)}`);
const STEPS = 4;

/** Beginning and end of a long word, which inflected forms and compounds share. */
const stemsOf = (text: string): string[] =>
  text.length > LETTERS_OF_STEM ? [`stem ${text.slice(0, LETTERS_OF_STEM)}`, `tail ${text.slice(-4)}`] : [];
const LETTERS_OF_STEM = 5;
const LETTERS_OF_KIN = 6;
const WORDS_BEFORE = 6;
const WORDS_AFTER = 4;

const numbered = (names: readonly string[]): Features => names.map(hashOf);

/** FNV-1a over UTF-16 units, mixed once more; 32 bits. */
function hashOf(name: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 739_982_445);
  return (hash ^ (hash >>> 12)) >>> 0;
}
