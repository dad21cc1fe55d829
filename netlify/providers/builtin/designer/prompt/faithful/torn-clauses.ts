import {
  extras,
  idle,
  isContact,
  isHour,
  isLimit,
  isNumber,
  isPrice,
  leadsBack,
  leadsOn,
  limits,
  opensCondition,
  opensFact,
  opensReason,
} from './clause-words';
import { bare, typedWords, type TypedWord } from './typed-words';

/**
 * What is wrong with the words of a poster beside the words that were typed, and nothing else is known here: a number, a date
 * or a condition away from its clause, a fragment, a number twice. It shares no code with what reads the prompt, so that it
 * does not share its mistakes; where it finds one, the owner's clauses are set whole (`owners-clauses.ts`).
 */
export function tornClauses(source: string, { headline, kicker, supporting }: Printed, told: string): string[] {
  const words = typedWords(source);
  const runs = printedRuns(words, [kicker, headline, ...supporting.split(' · ')]);
  const at = words.map((_, index) => runs.find(({ from, to }) => index >= from && index <= to) ?? null);
  return [
    ...twice(words, [kicker, headline, supporting].join(' ')),
    ...runs.filter((run) => isFragment(words, at, run)).map(({ from }) => `fragment from "${words[from]!.text}"`),
    ...runs.flatMap((run) => [
      ...(isTornAfter(words, at, run, told) ? [`torn after "${words[run.to]!.text}"`] : []),
      ...(isTornBefore(words, at, run, told) ? [`torn before "${words[run.from]!.text}"`] : []),
    ]),
    ...words.flatMap((word, index) =>
      words[index - 1]?.clause !== word.clause && isAdrift(words, at, index) ? [`adrift: "${word.text}"`] : [],
    ),
    ...words.flatMap((word, index) =>
      isTornCondition(words, at, index) ? [`without what follows: "${word.text}"`] : [],
    ),
    ...runs
      .filter((run) => run.order === KICKER && isMisplaced(words, run, runs))
      .map(() => 'a label of something else'),
  ];
}

export interface Printed {
  headline: string;
  kicker: string;
  supporting: string;
}

/** A part of the poster as words of the source, both ends included. */
interface Run {
  order: number;
  from: number;
  to: number;
}

const KICKER = 0;
const HEADLINE = 1;

function printedRuns(words: readonly TypedWord[], parts: readonly string[]): Run[] {
  const runs: Run[] = [];
  const isUsed = (index: number): boolean => runs.some(({ from, to }) => index >= from && index <= to);
  for (const [order, part] of parts.entries()) {
    const texts = part.split(/\s+/).map(bare).filter(Boolean);
    if (texts.length === 0) continue;
    const starts = words.flatMap((_, from) =>
      texts.every((text, at) => words[from + at]?.text === text) ? [from] : [],
    );
    const from = starts.find((start) => !isUsed(start)) ?? starts[0];
    if (from !== undefined) runs.push({ order, from, to: from + texts.length - 1 });
  }
  return runs;
}

function twice(words: readonly TypedWord[], printed: string): string[] {
  const said = countsOf(words.map(({ text }) => text));
  return [...countsOf(printed.split(/\s+/).map(bare))]
    .filter(([text, count]) => /\d/.test(text) && said.has(text) && count > said.get(text)!)
    .map(([text]) => `"${text}" twice`);
}

const countsOf = (texts: readonly string[]): Map<string, number> =>
  texts.reduce((counts, text) => counts.set(text, (counts.get(text) ?? 0) + 1), new Map<string, number>());

/** It ends with a word that leads on, or begins with one that leads back, where more had been said. */
function isFragment(words: readonly TypedWord[], at: readonly (Run | null)[], { from, to }: Run): boolean {
  const [first, last] = [words[from]!, words[to]!];
  const goesOn = words[to + 1]?.clause === last.clause;
  // the second half of a long headline may: it stands right below
  const wentBefore = words[from - 1]?.clause === first.clause && at[from - 1]?.order !== HEADLINE;
  return (goesOn && leadsOn.has(last.text)) || (wentBefore && leadsBack.has(first.text));
}

function isTornAfter(words: readonly TypedWord[], at: readonly (Run | null)[], run: Run, told: string): boolean {
  const last = words[run.to]!;
  const rest = wordsFrom(words, run.to + 1, last.clause);
  const from = rest.findIndex((word, step) => at[run.to + 1 + step] || !idle.has(word.text));
  const next = rest[from];
  if (!next) return false;
  const isCounted = words.some((word) => word.clause === last.clause && isNumber(word.text));
  const other = at[run.to + 1 + from] ?? null;
  if (!other) {
    const to = rest.findIndex((_, step) => step > from && at[run.to + 1 + step]);
    const lost = rest.slice(from, to < 0 ? rest.length : to);
    const isAside = opensReason.has(rest[0]!.text) || (to >= 0 && at[run.to + 1 + to]?.order === HEADLINE);
    return !isTold(lost, told) || (isCounted && (!isAside || lost.some(({ text }) => isNumber(text))));
  }
  if (other === run) return false;
  const said = textOf(words, other);
  if (isContact(said) || isContact(textOf(words, run))) return false;
  const isOfHeadline = words.some((word, index) => word.clause === last.clause && at[index]?.order === HEADLINE);
  if (!followsOn(run, other, isOfHeadline)) return true;
  if (!isCounted || extras.has(next.text)) return false;
  if (leadsOn.has(last.text)) return true;
  // "£12 adults | £6 under 16s", "half size £22 or | full size £40": each with its own price
  if (isPrice(said) && (from > 0 || (isPrice(next.text) && !isNumber(last.text)))) return false;
  return !(isOfHeadline && opensFact.test(next.text) && !(isNumber(last.text) && isNumber(next.text)));
}

/** Words before it in its clause that stand nowhere else: only what was told as left out may be missing, and no number. */
function isTornBefore(words: readonly TypedWord[], at: readonly (Run | null)[], run: Run, told: string): boolean {
  const lead: TypedWord[] = [];
  for (
    let index = run.from - 1;
    index >= 0 && !at[index] && words[index]!.clause === words[run.from]!.clause;
    index -= 1
  )
    lead.unshift(words[index]!);
  if (lead.every(({ text }) => idle.has(text))) return false;
  return lead.some(({ text }) => isNumber(text)) || !isTold(lead, told);
}

/** The next part is the next to be read; what is said of the headline may stand anywhere below it, or as a label above. */
const followsOn = (here: Run, there: Run, isOfHeadline: boolean): boolean =>
  there.order === here.order + 1 ||
  (isOfHeadline && (here.order === HEADLINE || (here.order <= HEADLINE + 1 && there.order <= HEADLINE + 1)));

const textOf = (words: readonly TypedWord[], { from, to }: Run): string =>
  words
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(' ');

/** "Sauf le samedi", "10-16 Uhr", "then €20": what it limits is not the last thing said before it. */
function isAdrift(words: readonly TypedWord[], at: readonly (Run | null)[], index: number): boolean {
  const [run, word, before] = [at[index], words[index]!, words[index - 1]];
  if (!run || !before || before.sentence !== word.sentence) return false;
  const clause = wordsFrom(words, index, word.clause);
  const hangs = isLimit(clause) || (clause.length <= MOST_OF_HOURS && clause.every(({ text }) => isHour.test(text)));
  const other = at[index - 1];
  if (other === run) return false;
  if (isNumberOf(words, index, clause)) return true;
  if (!hangs) return false;
  if (!other) return true;
  const isOfHeadline = words.some(({ clause: own }, place) => own === before.clause && at[place]?.order === HEADLINE);
  return !(run.order === other.order + 1 || (isOfHeadline && run.order <= HEADLINE + 1));
}

/** "Wer bis März bucht | bekommt ein Schloss": a clause that opens its sentence with a condition stays beside what the condition brings. */
function isTornCondition(words: readonly TypedWord[], at: readonly (Run | null)[], index: number): boolean {
  const word = words[index]!;
  if (!opensCondition.has(word.text) || words[index - 1]?.sentence === word.sentence) return false;
  const next = words.findIndex((other, place) => place > index && other.clause !== word.clause);
  return next - index > 2 && words[next]!.sentence === word.sentence && at[next] !== at[index];
}

/** "… bij Ans | 06 5550 1234": the words right before it say whose number it is. */
const isNumberOf = (words: readonly TypedWord[], index: number, clause: readonly TypedWord[]): boolean =>
  clause.every(({ text }) => /^\+?\d+(?:[./-]\d+)*$/u.test(text)) &&
  clause.map(({ text }) => text.replace(/\D/gu, '')).join('').length >= LEAST_DIGITS &&
  words.filter((word) => word.clause === words[index - 1]!.clause).length <= MOST_BEFORE_NUMBER;
const LEAST_DIGITS = 8;
const MOST_BEFORE_NUMBER = 4;

/** What stands over the headline has to be about it: of its sentence, or a sentence of its own. */
function isMisplaced(words: readonly TypedWord[], kicker: Run, runs: readonly Run[]): boolean {
  const headline = runs.find(({ order }) => order === HEADLINE);
  if (!headline) return false;
  const [first, last] = [words[kicker.from]!, words[kicker.to]!];
  if (first.sentence === words[headline.from]!.sentence) {
    const between = first.clause - words[headline.to]!.clause;
    const texts = words.slice(kicker.from, kicker.to + 1).map(({ text }) => text);
    return between > 1 && texts.some((text) => limits.has(text));
  }
  const sentence = words.filter((word) => word.sentence === first.sentence);
  return !(first === sentence[0] && (last === sentence.at(-1) || words[kicker.to + 1]?.clause !== last.clause));
}

const wordsFrom = (words: readonly TypedWord[], from: number, clause: number): TypedWord[] =>
  words.slice(from).filter((word) => word.clause === clause);
const isTold = (rest: readonly TypedWord[], told: string): boolean => {
  const said = new Set(told.split(/\s+/).map(bare));
  return rest.every(({ text }) => idle.has(text) || said.has(text));
};
const MOST_OF_HOURS = 6;
