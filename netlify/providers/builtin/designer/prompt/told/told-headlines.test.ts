import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { posterWords } from '../poster-words';
import { rankedHeadlines } from '../reader/ranked-headlines';
import { reader } from '../reader/reader';
import { sharesOf } from '../reader/reading-model';
import { toldParts } from './told-parts';

/** A description of bench/told, as people marked it. */
interface Marked {
  brand: string;
  parts: [string, string][];
  headline: string | null;
  also: string[];
}

const folder = path.resolve('bench/told');
const markedIn = (names: readonly string[]): Marked[] =>
  names.flatMap((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Marked[]);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort();
const textOf = ({ parts }: Marked): string => parts.map(([, words]) => words).join(' ');
const plain = (text: string): string => text.toLowerCase().replace(/[!?]$/u, '');
const isMarked = (headline: string, { headline: best, also }: Marked): boolean =>
  [best ?? '', ...also].some((mark) => plain(mark) === plain(headline));

const texts = markedIn(files.filter((name) => name.startsWith('suites-')));
const headlineOf = (marked: Marked): string =>
  posterWords({
    prompt: textOf(marked),
    style: 'minimalist',
    aspectRatio: '1:1',
    seed: 0,
    ...(marked.brand && { brand: marked.brand }),
  }).headline;

it('the headline of a told description of the suites is one that was marked, or seldom the name of the business, but for a few', () => {
  const others = texts.filter((marked) => !isMarked(headlineOf(marked), marked));
  const named = others.filter((marked) => headlineOf(marked) === marked.brand);
  // the descriptions themselves, so that a failure shows them
  expect(
    others
      .filter((marked) => !named.includes(marked))
      .map(textOf)
      .slice(Math.floor(texts.length * FEW)),
  ).toEqual([]);
  expect(named.map(textOf).slice(Math.floor(texts.length * FEW))).toEqual([]);
});
const FEW = 0.12;

/** It has learned from these: how it reads what it has not seen is counted by `generate-reader.ts --check`. */
it('more than nine in ten headlines of what it learned from are known again', () => {
  const sample = markedIn(files).filter((marked, at) => at % EVERY === 0 && marked.headline !== null);
  const right = sample.filter((marked) => {
    const text = textOf(marked);
    const parts = toldParts(text);
    const shares = sharesOf(parts, reader());
    return isMarked(rankedHeadlines(text, marked.brand, parts, shares, reader().headline)[0]?.said ?? '', marked);
  });
  expect(right.length / sample.length).toBeGreaterThanOrEqual(LEAST_SHARE);
});
const EVERY = 10;
const LEAST_SHARE = 0.85;
