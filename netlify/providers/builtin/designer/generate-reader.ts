import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  breakFeatures,
  partFeatures,
  roles,
  spanFeatures,
  wordFeatures,
  type Features,
  type Role,
} from './prompt/reader/reading-features';
import { packedWeights } from './prompt/reader/packed-weights';
import { sharesOf, spansOf, type ReadingModel, type Span, type Weights } from './prompt/reader/reading-model';
import { rankedHeadlines } from './prompt/reader/ranked-headlines';
import { readText } from './prompt/reader/read-text';
import { wordsOfText, type TextWord } from './prompt/reader/text-words';
import { withBreaks } from './prompt/reader/with-breaks';
import { toldParts, type ToldPart } from './prompt/told/told-parts';

/**
 * Writes assets/reader.json: how parts of a description and its headline are known (docs/designer.md), learned from the
 * descriptions in bench/told, whose parts and headlines people marked. By hand, after a change of those or of the
 * features: `npx tsx netlify/providers/builtin/designer/generate-reader.ts`; with `--check` it learns from four fifths
 * of them five times, and counts how it reads the fifth that it has not seen.
 */
function generateReader(isChecked: boolean): void {
  const typed = readTyped(path.resolve(import.meta.dirname, '../../../../bench/told'));
  if (isChecked) {
    check(typed);
    return;
  }
  const { headline, roles: ofRoles, breaks } = learn(typed);
  writeFileSync(
    path.join(import.meta.dirname, 'assets', 'reader.json'),
    `${JSON.stringify({ headline: packedWeights([headline]), roles: packedWeights(ofRoles), breaks: packedWeights([breaks]) })}\n`,
  );
}

interface Marked {
  text: string;
  brand: string;
  parts: ToldPart[];
  /** What each part is. */
  marks: Role[];
  headline: string;
  also: readonly string[];
}

/** Texts of the suites thrice: what a suite holds us to is not to be outvoted. */
function readTyped(folder: string): Typed[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => (name.startsWith('suites-') ? [name, name, name] : [name]))
    .flatMap((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Typed[])
    .filter(({ headline }) => headline !== null);
}
interface Typed {
  brand: string;
  parts: [Role, string][];
  headline: string | null;
  also: string[];
}
const textOf = ({ parts }: Typed): string => parts.map(([, words]) => words).join(' ');

/** As it is read: with its pauses, and in parts. */
function marked(typed: Typed, breaks: Weights): Marked {
  const text = withBreaks(textOf(typed), breaks);
  const parts = toldParts(text);
  const { brand, headline, also } = typed;
  return {
    text,
    brand,
    parts,
    marks: parts.map((part) => markOf(part.text, typed.parts)),
    headline: headline ?? '',
    also,
  };
}

/** The mark of whichever typed part shares most words with it. */
function markOf(part: string, typed: Typed['parts']): Role {
  const words = wordsOfText(part).map(({ text }) => text);
  const shared = typed.map(([role, said]) => {
    const known = new Set(wordsOfText(said).map(({ text }) => text));
    return { role, share: words.filter((word) => known.has(word)).length / Math.sqrt(known.size + 3) };
  });
  return shared.reduce((best, one) => (one.share > best.share ? one : best)).role;
}

function learn(typed: readonly Typed[]): ReadingModel {
  const breaks = learnBreaks(typed);
  const texts = typed.map((each) => marked(each, breaks));
  // shares of parts are as unsure in what the headline is learned from as they will be in what is read
  const halves = [0, 1].map((half) => learnRoles(texts.filter((_, at) => at % 2 !== half)));
  return {
    breaks,
    roles: learnRoles(texts),
    headline: learnHeadline(texts.map((text, at) => tried(text, halves[at % 2]!))),
  };
}

/** Logistic regression by AdaGrad: where those who type set a sign, those who speak pause. */
function learnBreaks(typed: readonly Typed[]): Map<number, number> {
  const texts = typed
    .map((each) => wordsOfText(textOf(each)))
    .filter((words) => words.length >= LEAST_WORDS && signsIn(words) * WORDS_PER_SIGN >= words.length);
  const seen = texts.map((words) => words.slice(1).map((_, before) => breakFeatures(words, before + 1)));
  const isKept = keptFeatures(seen, LEAST_OF_BREAK);
  const learner = new Learner(ROLE_RATE, ROLE_DECAY);
  const data = texts.flatMap((words, text) =>
    words.slice(1).map(({ before }, at) => ({ features: seen[text]![at]!.filter(isKept), isBreak: before !== '' })),
  );
  for (let round = 0; round < BREAK_ROUNDS; round += 1)
    for (const { features, isBreak } of data) {
      const missed = Number(isBreak) - 1 / (1 + Math.exp(-learner.sum(features)));
      if (Math.abs(missed) > LEAST_MISSED) learner.learn(new Map(features.map((each) => [each, missed])));
    }
  return learner.weights;
}
const signsIn = (words: readonly TextWord[]): number => words.slice(1).filter(({ before }) => before !== '').length;
const LEAST_WORDS = 12;
const WORDS_PER_SIGN = 14;
const BREAK_ROUNDS = 4;
/** Texts: a pause has more kinds than a headline, and each text has many. */
const LEAST_OF_BREAK = 11;
const LEAST_MISSED = 0.01;

/** Multinomial logistic regression by AdaGrad. */
function learnRoles(texts: readonly Marked[]): Map<number, number>[] {
  const seen = texts.map(({ parts }) => parts.map((_, at) => partFeatures(parts, at)));
  const isKept = keptFeatures(seen);
  const data = texts.flatMap(({ marks }, text) =>
    seen[text]!.map((features, at) => ({ features: features.filter(isKept), mark: marks[at]! })),
  );
  const learners = roles.map(() => new Learner(ROLE_RATE, ROLE_DECAY));
  for (let round = 0; round < ROLE_ROUNDS; round += 1)
    for (const { features, mark } of data) {
      const shares = softmax(learners.map((learner) => learner.sum(features)));
      learners.forEach((learner, at) =>
        learner.learn(new Map(features.map((each) => [each, Number(roles[at] === mark) - shares[at]!]))),
      );
    }
  return learners.map(({ weights }) => weights);
}
const ROLE_ROUNDS = 6;
const ROLE_RATE = 0.1;
const ROLE_DECAY = 0.0005;

/** What could be the headline of one text, with what is seen of it and how right it is. */
interface Tried {
  spans: readonly Span[];
  start: readonly Features[];
  end: readonly Features[];
  inside: readonly Features[];
  whole: readonly Features[];
  worth: readonly number[];
}

function tried(marked: Marked, ofRoles: ReadingModel['roles']): Tried {
  const read = readText(marked.text, marked.brand, marked.parts, sharesOf(marked.parts, { roles: ofRoles }));
  const spans = spansOf(read);
  const saidOf = ({ from, to }: Span) => marked.text.slice(read.words[from]!.start, read.words[to]!.end);
  return {
    spans,
    ...wordFeatures(read),
    whole: spans.map(({ from, to }) => spanFeatures(read, from, to)),
    worth: spans.map((span) =>
      saidOf(span) === marked.headline ? 1 : marked.also.includes(saidOf(span)) ? ALSO_WORTH : 0,
    ),
  };
}
const ALSO_WORTH = 0.5;

/** A log-linear model over the spans of each text: the share of those that were marked grows. */
function learnHeadline(texts: readonly Tried[]): Map<number, number> {
  const isKept = keptFeatures(texts.map(({ start, end, inside, whole }) => [...start, ...end, ...inside, ...whole]));
  const kept = (lists: readonly Features[]) => lists.map((features) => features.filter(isKept));
  const data = texts
    .filter(({ worth }) => worth.some((each) => each > 0))
    .map(({ start, end, inside, whole, ...text }) => ({
      ...text,
      start: kept(start),
      end: kept(end),
      inside: kept(inside),
      whole: kept(whole),
    }));
  const learner = new Learner(HEADLINE_RATE, HEADLINE_DECAY);
  for (let round = 0; round < HEADLINE_ROUNDS; round += 1) {
    for (const text of data) learner.learn(gradientOf(text, learner));
    learner.slow(round);
  }
  return learner.weights;
}
const HEADLINE_ROUNDS = 8;
const HEADLINE_RATE = 0.15;
const HEADLINE_DECAY = 0.001;

/** Each feature's part in what would make the marked spans likelier. */
function gradientOf({ spans, start, end, inside, whole, worth }: Tried, learner: Learner): Map<number, number> {
  const [starts, ends, insides] = [start, end, inside].map((list) => list.map((features) => learner.sum(features)));
  const sums = [0];
  for (const each of insides!) sums.push(sums.at(-1)! + each);
  const shares = softmax(
    spans.map(
      ({ from, to }, at) => starts![from]! + ends![to]! + sums[to + 1]! - sums[from]! + learner.sum(whole[at]!),
    ),
  );
  const right = shares.reduce((sum, share, at) => sum + share * worth[at]!, 0);
  const gradient = new Map<number, number>();
  const add = (features: Features, by: number) => {
    if (Math.abs(by) > LEAST_STEP) for (const each of features) gradient.set(each, (gradient.get(each) ?? 0) + by);
  };
  const ofStart = start.map(() => 0);
  const ofEnd = end.map(() => 0);
  const steps = [0, ...inside.map(() => 0)];
  spans.forEach(({ from, to }, at) => {
    const by = (shares[at]! * worth[at]!) / right - shares[at]!;
    ofStart[from]! += by;
    ofEnd[to]! += by;
    steps[from]! += by;
    steps[to + 1]! -= by;
    add(whole[at]!, by);
  });
  let within = 0;
  inside.forEach((features, at) => {
    within += steps[at]!;
    add(features, within);
    add(start[at]!, ofStart[at]!);
    add(end[at]!, ofEnd[at]!);
  });
  return gradient;
}
const LEAST_STEP = 1e-5;

/** A feature that fewer texts have says more about those texts than about headlines. */
function keptFeatures(texts: readonly (readonly Features[])[], least = LEAST_TEXTS): (feature: number) => boolean {
  const counts = new Map<number, number>();
  for (const text of texts) for (const each of new Set(text.flat())) counts.set(each, (counts.get(each) ?? 0) + 1);
  return (feature) => (counts.get(feature) ?? 0) >= least;
}
const LEAST_TEXTS = 9;

/** Weights that learn by AdaGrad: what has changed much changes less. */
class Learner {
  readonly weights = new Map<number, number>();
  readonly #squares = new Map<number, number>();
  #rate: number;
  readonly #first: number;
  readonly #decay: number;

  constructor(rate: number, decay: number) {
    this.#rate = rate;
    this.#first = rate;
    this.#decay = decay;
  }

  sum(features: Features): number {
    let sum = 0;
    for (const each of features) sum += this.weights.get(each) ?? 0;
    return sum;
  }

  learn(gradient: ReadonlyMap<number, number>): void {
    for (const [feature, by] of gradient) {
      const weight = this.weights.get(feature) ?? 0;
      const step = by - this.#decay * weight;
      const square = (this.#squares.get(feature) ?? 0) + step * step;
      this.#squares.set(feature, square);
      this.weights.set(feature, weight + (this.#rate * step) / Math.sqrt(square + 1e-6));
    }
  }

  /** After each round the steps get smaller. */
  slow(round: number): void {
    this.#rate = this.#first / (1 + SLOWER * (round + 1));
  }
}
const SLOWER = 0.15;

function softmax(scores: readonly number[]): number[] {
  const most = scores.reduce((best, score) => Math.max(best, score), -Infinity);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

/** Counts parts whose role is right, and headlines that are marked or nearly so, of texts that were not learned from. */
function check(typed: readonly Typed[]): void {
  const count = { parts: 0, rightParts: 0, texts: 0, right: 0, near: 0 };
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = learn(typed.filter((_, at) => at % FOLDS !== fold));
    for (const text of typed.filter((_, at) => at % FOLDS === fold).map((each) => marked(each, model.breaks))) {
      const shares = sharesOf(text.parts, model);
      count.parts += shares.length;
      count.rightParts += shares.filter((share, at) =>
        roles.every((role) => share[role] <= share[text.marks[at]!]),
      ).length;
      const headline = rankedHeadlines(text.text, text.brand, text.parts, shares, model.headline)[0]?.said ?? '';
      const marks = [text.headline, ...text.also];
      count.texts += 1;
      count.right += Number(marks.includes(headline));
      count.near += Number(marks.some((mark) => likeness(mark, headline) >= NEAR));
    }
  }
  console.warn(
    `${count.texts} texts: headline as marked ${percent(count.right, count.texts)}, nearly ${percent(count.near, count.texts)}; ` +
      `role right of ${percent(count.rightParts, count.parts)} of ${count.parts} parts`,
  );
}
const FOLDS = 5;
const NEAR = 0.66;
const percent = (count: number, all: number): string => `${Math.round((100 * count) / all)} %`;

/** Words that two have in common, as a share of both (F1). */
function likeness(one: string, other: string): number {
  const [ones, others] = [one, other].map((text) => wordsOfText(text).map((word) => word.text));
  const common = ones!.filter((word) => others!.includes(word)).length;
  return (2 * common) / (ones!.length + others!.length);
}

generateReader(process.argv.includes('--check'));
