import { anyMonth, longDay, shortDay } from '../prompt/facts/date-patterns';
import { prepositions } from '../subjects/word-forms';

/** A piece of text that is never divided. */
export interface Token {
  text: string;
  /** False where the text continues the word before it. */
  spaceBefore: boolean;
  /** Written when the line ends here. */
  hyphen: boolean;
}

/** Words, divided after their own hyphens and slashes; words longer than `longest` letters also between syllables. */
export function tokensOf(text: string, longest = Infinity): Token[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => {
      if (isJapanese(word)) return japaneseTokens(word, longest);
      if (isAddress.test(word)) return addressTokens(word, longest);
      const parts = word.split(/(?<=\p{L}{2}[-/])(?=\p{L}{3})/u);
      return parts.flatMap((part, partIndex) => {
        const pieces = part.length > longest ? syllablePieces(part, Math.max(4, Math.ceil(longest / 2))) : [part];
        return pieces.map((piece, index) => ({
          text: piece,
          spaceBefore: partIndex === 0 && index === 0,
          hyphen: index < pieces.length - 1 && /\p{L}$/u.test(piece),
        }));
      });
    });
}

/** An address has no hyphen that its owner did not type: too long for a line, it goes on with its next dot. */
function addressTokens(address: string, longest: number): Token[] {
  const pieces =
    address.length > longest
      ? address
          .split(/(?=[.@/]\p{L})/u)
          .flatMap((piece) =>
            piece.length > longest ? syllablePieces(piece, Math.max(4, Math.ceil(longest / 2))) : [piece],
          )
      : [address];
  return pieces.map((text, index) => ({ text, spaceBefore: index === 0, hyphen: false }));
}
const isAddress = /@\p{L}|\p{L}\.\p{L}{2,}(?:[/.,;:)]|$)/u;

/**
 * Japanese has no spaces: a line may end where kana go over into kanji, katakana or a figure, which is where most of its phrases
 * begin, never before a closing sign, a small kana or a long-vowel mark (JIS X 4051), and never inside a number and its unit.
 */
function japaneseTokens(word: string, longest: number): Token[] {
  const phrases = word.match(japanesePhrase) ?? [word];
  const pieces = phrases.flatMap((phrase) =>
    phrase.length > Math.max(longest, SHORTEST_JAPANESE) ? (phrase.match(japanesePiece) ?? [phrase]) : [phrase],
  );
  return pieces.map((text, index) => ({ text, spaceBefore: index === 0, hyphen: false }));
}
const isJapanese = (word: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);
const closing = '、。，．・：；？！）」』】〕〉》～ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ)\\],.!?%';
const opening = '（「『【〔〈《(\\[';
const japanesePhrase = new RegExp(
  String.raw`[${opening}]*(?:(?:約|第|毎)?[\d,.:/～-]+[^\p{Script=Hiragana}\d\s${opening}]{0,3}|[^\p{Script=Hiragana}\d\s${opening}]+|(?=\p{Script=Hiragana}))[\p{Script=Hiragana}]*[${closing}]*`,
  'gu',
);
/** Of a phrase that is too long for its line. */
const japanesePiece = new RegExp(String.raw`[${opening}]*(?:[\d,.:]+.?|[^${closing}])[${closing}]*`, 'gu');
const SHORTEST_JAPANESE = 4;

/** Divides tokens into exactly `count` lines, as even as they go, without a lonely last word or a dangling "the". Lines end at the dots between parts if they can, which `keepsParts: false` gives up for evenness. */
export function brokenLines(
  tokens: readonly Token[],
  count: number,
  widthOf: (text: string) => number,
  keepsParts = true,
): string[] {
  const texts = (from: number, to: number): string => lineText(tokens.slice(from, to));
  const space = widthOf('x x') - 2 * widthOf('x');
  const ends = [0];
  for (const token of tokens) ends.push(ends.at(-1)! + widthOf(token.text) + (token.spaceBefore ? space : 0));
  // asked once for each place, not for each pair of places and each line: a dozen expressions look at every one
  const breakCosts = tokens.map((_, at) => (at > 0 ? breakCost(tokens, at, keepsParts) : 0));
  const widthBetween = (from: number, to: number): number =>
    ends[to]! - ends[from]! - (tokens[from]!.spaceBefore ? space : 0);
  const target = widthBetween(0, tokens.length) / count;
  const best: { cost: number; from: number }[][] = [[{ cost: 0, from: 0 }]];
  for (let line = 1; line <= count; line += 1) {
    const row: { cost: number; from: number }[] = [];
    for (let to = line; to <= tokens.length - (count - line); to += 1) {
      for (let from = line - 1; from < to; from += 1) {
        const before = best[line - 1]?.[from];
        if (!before) continue;
        const over = widthBetween(from, to) / target;
        const cost = before.cost + over ** 4 + (to < tokens.length ? breakCosts[to]! : loneCost(from, to, over));
        if (cost < (row[to]?.cost ?? Infinity)) row[to] = { cost, from };
      }
    }
    best.push(row);
  }
  const lines: string[] = [];
  for (let line = count, to = tokens.length; line > 0; line -= 1) {
    const from = best[line]![to]!.from;
    lines.unshift(texts(from, to));
    to = from;
  }
  return lines;
}

function lineText(tokens: readonly Token[]): string {
  return tokens
    .map(
      (token, index) =>
        `${index > 0 && token.spaceBefore ? ' ' : ''}${token.text}${token.hyphen && index === tokens.length - 1 ? '-' : ''}`,
    )
    .join('');
}

/** True where lines that could end at the dots between parts end within one of them. */
export function cutsPart(lines: readonly string[]): boolean {
  return (
    lines.some((line) => line.includes('·')) &&
    lines.slice(0, -1).some((line, at) => !line.endsWith('·') && !lines[at + 1]!.startsWith('·'))
  );
}

/** True where one line ends in "22" and the next begins with "December". */
export const tearsUnit = (lines: readonly string[]): boolean =>
  lines.slice(0, -1).some((line, at) => {
    const [before, after] = [line.split(' ').at(-1)!, lines[at + 1]!.split(' ')[0]!];
    return (/[\d\p{Sc}]$/u.test(before) && !rangeSign.test(after) && belongs(before, after)) || isDayOf(before, after);
  });

/** True where a line ends in "home-" and the next begins with "style". */
export const partsCompound = (lines: readonly string[]): boolean =>
  lines.slice(0, -1).some((line) => /\p{L}-$/u.test(line));

/** True for a line that is nothing but "for" or "the". */
export const isLeaning = (line: string): boolean => dangling.has(line.toLowerCase());

function breakCost(tokens: readonly Token[], at: number, keepsParts: boolean): number {
  const last = tokens[at - 1]!;
  if (last.text === '·') return keepsParts ? PART_END_GAIN : SENTENCE_END_GAIN;
  if (last.hyphen) return HYPHEN_COST;
  if (belongs(last.text, tokens[at]!.text)) return BOUND_COST;
  if (/[.!?,;:·]$/.test(last.text)) return SENTENCE_END_GAIN;
  // "Wasp nest | gone", not "Wasp | nest gone"
  if (done.test(tokens[at]!.text)) return at > 1 ? DONE_GAIN : DONE_ALONE_COST;
  if (!tokens[at]!.spaceBefore && last.text.endsWith('-')) return JOINT_COST;
  return dangling.has(last.text.toLowerCase()) ? DANGLING_COST : 0;
}

/** "29 €", "14 May", "8 am", "kr 350", "2 hours", "0113 496 0123", "Fri & Sat": a number and what it counts stay on one line, and so do two ends of a range. */
function belongs(before: string, after: string): boolean {
  // "22 December | to 4 January": so long a range has to break somewhere, but before its second half
  if (rangeSign.test(after) && endOfRange.test(before)) return /\d/.test(before) || !/^\p{L}/u.test(after);
  if (bound.test(before) && endOfRange.test(after)) return true;
  // "10時〜 | 16時"
  if (/[\u301c\uff5e–-]$/u.test(before) && /^\d/.test(after)) return true;
  if (isDayOf(before, after)) return true;
  if (/\d[.,]?$/u.test(before) && (/^(?:\p{Sc}|%|m²)/u.test(after) || month.test(after))) return true;
  if (/^[\d+(][\d().:,/–-]*$/u.test(before) && /^(?:\d|\p{L})/u.test(after)) return !functionWord.test(after);
  // "$10 cars $15 trucks": what a price buys
  if (/^(?:\p{Lu}{0,3}\p{Sc}\d[\d.,]*|\d[\d.,]*\p{Sc})$/u.test(before) && /^\p{L}/u.test(after))
    return !functionWord.test(after);
  return /^(?:kr|CHF|EUR|USD|Rs\.?|\p{Lu}{0,3}\p{Sc}|No\.?|Nr\.?|n°|[-–—&+])$/u.test(before) && endOfRange.test(after);
}
/** "October | 12", "July | 4th": the American order of a date. */
const isDayOf = (before: string, after: string): boolean => wholeMonth.test(before) && dayOfMonth.test(after);
const dayOfMonth = /^\d{1,2}(?:st|nd|rd|th)?(?!\p{L}|[\d:%])/iu;
const wholeMonth = new RegExp(`^\\p{P}?${anyMonth}\\.?$`, 'iu');
const rangeSign = /^(?:[-–—&+]|to|a|à|bis|al|t\/m)$/u;
const bound =
  /^(?:from|until|till|to|by|bis|ab|vom|zum|am|t\/m|tot|vanaf|van|du|au|dès|jusqu['’]au|del|al|dal|hasta|desde|fino)$/iu;
const endOfRange = new RegExp(`\\d|^(?:${longDay}|${shortDay}|${anyMonth})`, 'iu');
const functionWord = /^(?:for|and|or|at|in|on|from|with|per|the|und|für|et|pour|y|por|e|en|voor|is|are)$/iu;

function loneCost(from: number, to: number, over: number): number {
  return from > 0 && to - from === 1 && over < 0.5 ? LONELY_COST : 0;
}

/** At vowel-consonant-vowel or between two consonants, so that pieces stay readable; unpronounceable runs anywhere. */
function syllablePieces(word: string, shortest: number): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (let index = shortest; index <= word.length - Math.min(3, shortest); index += 1) {
    if (index - start < shortest) continue;
    const [before, at, after] = [word[index - 1]!, word[index]!, word[index + 1] ?? ''];
    const joint =
      (vowel.test(before) && !vowel.test(at) && vowel.test(after)) ||
      (!vowel.test(before) && !vowel.test(at) && vowel.test(after));
    if (joint || index - start >= MAX_PIECE) {
      pieces.push(word.slice(start, index));
      start = index;
    }
  }
  return [...pieces, word.slice(start)];
}

const vowel = /[aeiouyäöüáéíóúàèìòùâêîôûåøæœαεηιουωаеёиоуыэюя]/i;
const dangling = new Set([...prepositions, 'a', 'an', 'the', 'and', '&', 'our', 'my', 'your', 'is', 'are', 'or']);
const month = new RegExp(`^${anyMonth}`, 'iu');
const MAX_PIECE = 9;
const BOUND_COST = 3.2;
const DANGLING_COST = 0.9;
const LONELY_COST = 0.6;
const HYPHEN_COST = 0.9;
/** Of "home-" at the end of a line and "style" on the next. */
const JOINT_COST = 0.9;
const done = /^(?:gone|done|cut|made|back|\p{L}{3,}ed)[.,!]?$/iu;
const DONE_GAIN = -0.2;
/** Of "Dry | cut €16". */
const DONE_ALONE_COST = 0.8;
const SENTENCE_END_GAIN = -0.35;
/** Between two facts of a line. */
const PART_END_GAIN = -1.6;
