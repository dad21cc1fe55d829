import { reader } from './reader';
import { breakFeatures } from './reading-features';
import { weightOf, type Weights } from './reading-model';
import { wordsOfText, type TextWord } from './text-words';

/**
 * A dictated text without punctuation, with a comma wherever its speaker is likely to have paused: "we sharpen skates while you wait
 * | nine bucks a pair | goalie skates twelve". Other texts stay as they are.
 */
export function withBreaks(text: string, weights: Weights = reader().breaks): string {
  const words = wordsOfText(text);
  if (!lacksSigns(text, words)) return text;
  const pauses = words.map(({ before, start }, at) => {
    const isOpen = at > 0 && before === '' && /^\s+$/u.test(text.slice(words[at - 1]!.end, start));
    return isOpen ? weightOf(breakFeatures(words, at), weights) : -Infinity;
  });
  const breaks = new Set(breaksIn(pauses, 1, words.length));
  return words.reduceRight(
    (rest, { start }, at) => (breaks.has(at) ? `${rest.slice(0, words[at - 1]!.end)}, ${rest.slice(start)}` : rest),
    text,
  );
}

/** The likeliest pause, then those on either side of it; a stretch too long for one breath takes a less likely one. */
function breaksIn(pauses: readonly number[], from: number, to: number): number[] {
  const best = pauses.reduce(
    (most, pause, at) => (at >= from && at < to && pause > (pauses[most] ?? -Infinity) ? at : most),
    -1,
  );
  const isLong = to - from > BREATH;
  if (best < 0 || pauses[best]! < (isLong ? LIKELY : SURE)) return [];
  return [...breaksIn(pauses, from, best - 1), best, ...breaksIn(pauses, best + 2, to)];
}
/** In words. */
const BREATH = 13;
/** Logarithms of how much likelier a pause is than none. */
const SURE = 0.2;
const LIKELY = -1;

/** Whoever ends one sentence with a stop has typed it; a text of some length without punctuation is spoken. */
function lacksSigns(text: string, words: readonly TextWord[]): boolean {
  const signs = words.slice(1).filter(({ before }) => before !== '').length;
  return words.length >= (/[.!?]\s*$/u.test(text) ? LONG : LEAST) && signs * WORDS_PER_SIGN < words.length;
}
const LEAST = 22;
const LONG = 40;
/** People who punctuate set one mark in seven words; a stray one or two in a long text do not count. */
const WORDS_PER_SIGN = 30;
