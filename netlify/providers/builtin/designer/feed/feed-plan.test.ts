import fc from 'fast-check';
import type { ImageBrief } from '../../../../ports/image';
import { planFeed } from './feed-plan';
import { traitsOf } from './feed-traits';

const subjects = [
  'bread',
  'bicycle',
  'scissors',
  'tooth',
  'house',
  'coffee',
  'wrench',
  'bouquet',
  'dog',
  'book',
  'candle',
];
const business = fc.record({
  brand: fc.constantFrom('Ada’s', 'North & Sons', 'Kettle Lane', 'Vogt', 'Lumen Works'),
  colours: fc.constantFrom(
    ['#1a6b5f', '#d9622b'],
    ['#7a2948', '#e0b020', '#222222'],
    ['#2446a8', '#c8c8c8', '#3f8f3a'],
  ),
  wants: fc.array(fc.constantFrom(...subjects), { minLength: 16, maxLength: 16 }),
  seeds: fc.array(fc.nat(999_999), { minLength: 16, maxLength: 16 }),
  isSerious: fc.boolean(),
  /** Which posts have a photograph, and which one. */
  photos: fc.array(fc.option(fc.constantFrom('a', 'b'), { freq: 4 }), { minLength: 16, maxLength: 16 }),
});
type Business = typeof business extends fc.Arbitrary<infer T> ? T : never;

function feedOf({ brand, colours, wants, seeds, isSerious, photos }: Business): ImageBrief[] {
  const feed: ImageBrief[] = [];
  for (const [at, prompt] of wants.entries()) {
    const photo = photos[at];
    const wish: ImageBrief = {
      prompt,
      headline: `Post ${'one two three four five six seven eight nine ten'.split(' ')[at % 10]}`,
      supporting: 'What we would tell you at the counter',
      brand,
      colours: [...colours],
      style: 'minimalist',
      aspectRatio: '1:1',
      seed: seeds[at]!,
      // The engine never takes a photograph that the latest posts have.
      ...(photo && !feed.slice(-3).some((one) => one.photo?.key === photo) && { photo: { key: photo, alt: '' } }),
    };
    feed.push(planFeed(wish, [...feed].reverse(), { isSerious }));
  }
  return feed;
}

it('gives no post the hero or the layout of the one before', () => {
  fc.assert(
    fc.property(business, (one) => {
      const traits = feedOf(one).map(traitsOf);
      for (const [at, { hero, layout, style }] of traits.entries()) {
        const before = traits[at - 1];
        if (!before) continue;
        expect(layout).not.toBe(before.layout);
        expect(style).not.toBe(before.style);
        if (hero !== null) expect(hero).not.toBe(before.hero);
      }
    }),
    { seed: 11, numRuns: 15 },
  );
});

it('shows each style and both brand colours within any twelve posts', () => {
  fc.assert(
    fc.property(business, (one) => {
      const drawn = { ...one, photos: one.photos.map(() => null) };
      const traits = feedOf(drawn).map(traitsOf);
      const styles = one.isSerious ? 3 : 4;
      for (let from = 0; from + 12 <= traits.length; from += 1) {
        const twelve = traits.slice(from, from + 12);
        expect(new Set(twelve.map(({ style }) => style)).size).toBe(styles);
        expect(new Set(twelve.map(({ colour }) => colour)).size).toBe(2);
      }
    }),
    { seed: 11, numRuns: 15 },
  );
});

it('draws no comic and nothing that smiles for a serious trade', () => {
  fc.assert(
    fc.property(business, (one) => {
      const feed = feedOf({
        ...one,
        isSerious: true,
        wants: one.wants.map((_, at) => (at % 2 ? 'teddy bear' : 'candle')),
      });
      for (const brief of feed) {
        expect(brief.style).not.toBe('cartoon');
        expect(traitsOf(brief).hero).not.toBe('teddy-bear');
      }
    }),
    { seed: 11, numRuns: 10 },
  );
});

it('keeps what an owner named, and tells the same posts the same thing', () => {
  const brief: ImageBrief = {
    prompt: 'A sale',
    subject: 'bicycle',
    headline: 'Half price',
    style: 'cartoon',
    aspectRatio: '1:1',
    seed: 7,
  };
  const last = [planFeed(brief, [])];
  const next = planFeed(brief, last, { styles: ['cartoon'], keepsSubject: true });
  expect(next).toMatchObject({ subject: 'bicycle', style: 'cartoon' });
  expect(traitsOf(next).layout).not.toBe(traitsOf(last[0]!).layout);
  expect(planFeed(brief, last, { styles: ['cartoon'], keepsSubject: true })).toEqual(next);
});

it('brushes no painting like the painting before it', () => {
  fc.assert(
    fc.property(business, (one) => {
      const brushes = feedOf({ ...one, photos: one.photos.map(() => null) })
        .map((brief) => traitsOf(brief).brush)
        .filter((brush) => brush !== null);
      for (const [at, brush] of brushes.entries()) if (at > 0) expect(brush).not.toBe(brushes[at - 1]);
    }),
    { seed: 11, numRuns: 8 },
  );
});
