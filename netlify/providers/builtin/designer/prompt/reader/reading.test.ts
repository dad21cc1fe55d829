import { toldParts } from '../told/told-parts';
import { packedWeights, unpackedWeights } from './packed-weights';
import { rankedHeadlines } from './ranked-headlines';
import { reader } from './reader';
import { roles } from './reading-features';
import { MOST_WORDS, sharesOf, spansOf } from './reading-model';
import { readText } from './read-text';
import { wordsOfText } from './text-words';

const text =
  "Hello, we mend clocks on Mill Lane, and this week a service is £45. Don't wind them! Call Ann, 01632 960 123.";

describe('the words of a text', () => {
  it('know the signs around them and their sentence', () => {
    const words = wordsOfText('Hello, we mend. Call: now');
    expect(words.map(({ shown, before, after, sentence }) => [shown, before, after, sentence])).toEqual([
      ['Hello', '.', ',', 0],
      ['we', ',', '', 0],
      ['mend', '', '.', 0],
      ['Call', '.', ':', 1],
      ['now', ':', '.', 1],
    ]);
  });

  it('are of the same form whatever their figures', () => {
    const [price, other, time, share, mail] = wordsOfText('£45 £60 9.30am 15% ann@mill.example');
    expect(price!.text).toBe(other!.text);
    expect([price, time, share, mail].map((word) => word!.form)).toEqual(['$', 'T', '%', '@']);
  });

  it('are found where they stand', () => {
    for (const { shown, start, end } of wordsOfText(text)) expect(text.slice(start, end)).toBe(shown);
  });
});

it('weights come out of their file as they went in, but for the smallest', () => {
  const weights = new Map([
    [7, 1.26],
    [300, -0.6],
    [4_294_967_295, 0.2],
    [9, 0.001],
  ]);
  const other = new Map([[7, -0.5]]);
  const [unpacked, others] = unpackedWeights(packedWeights([weights, other]));
  expect([...unpacked!.keys()]).toEqual([7, 300, 4_294_967_295]);
  for (const [feature, weight] of unpacked!) expect(weight).toBeCloseTo(weights.get(feature)!, 1);
  expect([...others!.keys()]).toEqual([7]);
  expect(others!.get(7)).toBeCloseTo(-0.5, 2);
  expect(unpackedWeights(packedWeights([new Map()]))[0]!.size).toBe(0);
});

describe('a text', () => {
  const parts = toldParts(text);
  const shares = sharesOf(parts, reader());

  it('has parts whose roles have shares that add to one', () => {
    expect(shares).toHaveLength(parts.length);
    for (const share of shares) expect(roles.reduce((sum, role) => sum + share[role], 0)).toBeCloseTo(1, 9);
  });

  it('has headlines that cross no part and no sign', () => {
    const read = readText(text, '', parts, shares);
    const spans = spansOf(read);
    expect(spans.length).toBeGreaterThan(0);
    for (const { from, to } of spans) {
      expect(to - from).toBeLessThan(MOST_WORDS);
      const inside = read.words.slice(from + 1, to + 1);
      expect(inside.every(({ before }) => before === '')).toBe(true);
      expect(read.begins.slice(from + 1, to + 1)).not.toContain(true);
    }
  });

  it('has headlines as typed, the likeliest first', () => {
    const ranked = rankedHeadlines(text, '', parts, shares, reader().headline);
    for (const { said, start, end } of ranked) expect(text.slice(start, end)).toBe(said);
    const scores = ranked.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
  });
});
