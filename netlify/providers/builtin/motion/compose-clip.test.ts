import { createHash } from 'node:crypto';
import { aspectRatioNames, imageStyles, videoDurations } from '../../../../src/domain/image-format';
import type { MotionBrief } from '../../../ports/motion';
import { contrast } from '../designer/drawing/colours';
import { clipSize } from './clip-size';
import { planClip } from './clip-plan';
import { composeClip, layoutClip } from './compose-clip';

const brief: MotionBrief = {
  prompt: 'Sourdough loaves, from $6, every Saturday at Elm Street, call 937-555-0142',
  headline: 'Baked before you wake',
  brand: 'Ada’s Bakery',
  style: 'minimalist',
  aspectRatio: '16:9',
  seed: 1,
  seconds: 5,
  quality: 'sd',
};
const small = { width: 320, height: 180 };
/** The clip of the brief in a style, composed once for the tests that look at its frames. */
const clipIn = (style: MotionBrief['style']): ReturnType<typeof composeClip> => {
  const clip = composed.get(style) ?? composeClip({ ...brief, style }, small);
  composed.set(style, clip);
  return clip;
};
const composed = new Map<string, ReturnType<typeof composeClip>>();
const hostile: Partial<MotionBrief>[] = [
  { prompt: 'bread and butter '.repeat(60).slice(0, 1000), headline: undefined },
  { prompt: '8812 44 19283 7 00 1', headline: undefined, brand: undefined },
  { prompt: 'لقاء القهوة كل يوم جمعة', headline: undefined, brand: undefined },
  { prompt: '🎉🔥', headline: undefined, brand: undefined },
  {
    prompt: 'Donaudampfschifffahrtsgesellschaftskapitaene',
    headline: 'Donaudampfschifffahrtsgesellschaftskapitaene',
    brand: 'Rindfleischetikettierungsueberwachungsamt',
  },
  {
    prompt:
      'Haircuts, book online at a-very-long-name-of-a-barber-shop.example.com, 20% off, free coffee, every Friday from 5 pm, at Lakeside Park, in Dayton',
    supporting: 'word '.repeat(60).trim(),
    brand: 'The Extraordinarily Long Name of a Small Family Business & Sons',
  },
];
/** Mean change of a channel, of 255: what the eye takes for a slide. */
const NEARLY_STILL = 0.5;

/** Loops, because both run over hundreds of millions of bytes. */
function changeOf(before: Uint8Array, after: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < after.length; at += 1) sum += Math.abs(after[at]! - before[at]!);
  return sum;
}
function hasClearPixel(pixels: Uint8Array): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return true;
  return false;
}

describe('a clip', () => {
  it.each(imageStyles)(
    'has the same frames for the same brief, and another opening for another seed (%s)',
    async (style) => {
      const hash = ({ stage, paint }: Awaited<ReturnType<typeof composeClip>>): string[] => {
        const canvas = stage.graphics.createCanvas(small.width, small.height);
        return [0, 0.4, 1.8, 2.2, 3, 3.6, 4.9].map((seconds) => {
          paint(canvas.getContext('2d'), seconds);
          return createHash('sha256').update(canvas.data()).digest('hex');
        });
      };
      const first = hash(await clipIn(style));
      expect(new Set(first).size).toBe(first.length);
      expect(hash(await composeClip({ ...brief, style }, small))).toEqual(first);
      expect(hash(await composeClip({ ...brief, style, seed: 2 }, small))[2]).not.toBe(first[2]);
    },
  );

  it.each(imageStyles)('covers every pixel of every frame (%s)', async (style) => {
    const clip = await composeClip({ ...brief, style, aspectRatio: '1:1' }, { width: 160, height: 160 });
    const canvas = clip.stage.graphics.createCanvas(160, 160);
    for (const seconds of [0, 1, 2, 2.4, 3.4, 4.9]) {
      clip.paint(canvas.getContext('2d'), seconds);
      expect(hasClearPixel(canvas.data())).toBe(false);
    }
  });

  it.each(imageStyles)(
    'keeps all words inside the margins, legible and apart, whatever was typed (%s)',
    async (style) => {
      for (const aspectRatio of aspectRatioNames) {
        const { width, height } = clipSize({ aspectRatio, quality: 'sd' });
        const raster = { width: width / 4, height: height / 4 };
        const upright = raster.height * (aspectRatio === '9:16' ? 0.14 : 0.08);
        for (const more of [{}, ...hostile]) {
          const { shots } = await layoutClip({ ...brief, ...more, style, aspectRatio, seconds: 15 }, raster);
          for (const { texts } of shots) {
            for (const { lines, size, colour, on, role } of texts) {
              expect(contrast(colour, on)).toBeGreaterThanOrEqual(4.5);
              for (const line of lines) {
                const where = `${aspectRatio} ${role} “${line.text}”`;
                expect({
                  where,
                  fits:
                    line.x >= raster.width * 0.08 - size * 0.1 &&
                    line.x + line.width <= raster.width * 0.92 + size * 0.08,
                }).toEqual({ where, fits: true });
                expect({
                  where,
                  fits:
                    line.baseline - size * 0.7 >= upright - size * 0.12 &&
                    line.baseline <= raster.height - upright + size * 0.02,
                }).toEqual({ where, fits: true });
              }
            }
            texts.forEach((one, at) =>
              texts.slice(at + 1).forEach((other) => {
                const overlap =
                  Math.min(one.box.y + one.box.h, other.box.y + other.box.h) - Math.max(one.box.y, other.box.y);
                const beside = one.box.x + one.box.w <= other.box.x + 1 || other.box.x + other.box.w <= one.box.x + 1;
                expect({
                  pair: [aspectRatio, one.role, other.role],
                  apart: beside || overlap < Math.min(one.size, other.size) * 0.3,
                }).toEqual({ pair: [aspectRatio, one.role, other.role], apart: true });
              }),
            );
          }
        }
      }
    },
  );

  it.each(imageStyles)(
    'moves within its beats, too: fewer than 15 in 100 frames are nearly still (%s)',
    async (style) => {
      const unknown = { prompt: 'Quantum resilience', headline: undefined, brand: undefined };
      for (const clip of [await clipIn(style), await composeClip({ ...brief, ...unknown, style }, small)]) {
        const canvas = clip.stage.graphics.createCanvas(small.width, small.height);
        const pen = canvas.getContext('2d');
        const frameAt = (at: number): Uint8Array => {
          pen.reset();
          clip.paint(pen, at / 25);
          return Uint8Array.from(canvas.data());
        };
        // every fifth frame against the one after it: all of them would cost two and a half times as much
        const changes = Array.from({ length: brief.seconds * 5 }, (_, at) =>
          changeOf(frameAt(at * 5), frameAt(at * 5 + 1)),
        );
        const pixels = small.width * small.height * 3;
        const still = changes.filter((change) => change / pixels < NEARLY_STILL);
        expect(still.length / changes.length).toBeLessThan(0.15);
      }
    },
  );

  it.each(imageStyles)('fills its last card from the upper to the lower margin (%s)', async (style) => {
    for (const aspectRatio of aspectRatioNames.filter((ratio) => ratio !== '4:1')) {
      const { width, height } = clipSize({ aspectRatio, quality: 'sd' });
      for (const more of [
        {},
        { prompt: 'Sourdough loaves, order online' },
        { prompt: 'Quantum resilience, call 937-555-0142' },
      ]) {
        const { shots, stage } = await layoutClip({ ...brief, ...more, style, aspectRatio }, { width, height });
        const { texts } = shots.at(-1)!;
        const [top, low] = [
          Math.min(...texts.map(({ box }) => box.y)),
          Math.max(...texts.map(({ box }) => box.y + box.h)),
        ];
        expect((top - stage.safe.y) / stage.safe.h).toBeLessThan(0.05);
        expect((low - stage.safe.y) / stage.safe.h).toBeGreaterThan(0.93);
      }
    }
  });

  it.each([
    ['Small dogs £32, medium £40, large £55, nail trim £10, baths £12', 'Muddy Paws'],
    ['Dobostorta 890 Ft, krémes 650 Ft, Rákóczi túrós 720 Ft, minden nap 9-18 óráig', 'Mazsola'],
  ])('shows the last row of a list in the shortest clip, too: %s', async (prompt, brand) => {
    for (const aspectRatio of ['9:16', '16:9'] as const) {
      const { raster } = clipSize({ aspectRatio, quality: 'sd' });
      const wish = { ...brief, prompt, brand, headline: undefined, aspectRatio, seconds: 3 as const };
      const { shots } = await layoutClip(wish, raster);
      const clip = await composeClip(wish, raster);
      const canvas = clip.stage.graphics.createCanvas(raster.width, raster.height);
      const pen = canvas.getContext('2d');
      const beat = clip.stage.plan.beats[1]!;
      clip.paint(pen, beat.to - 0.05);
      const { box, colour } = shots[1]!.texts.filter(({ role }) => role !== 'brand').at(-1)!;
      const { data } = pen.getImageData(Math.round(box.x), Math.round(box.y), Math.round(box.w), Math.round(box.h));
      const ink = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
      let inked = 0;
      for (let at = 0; at < data.length; at += 4)
        if (ink.every((channel, part) => Math.abs(data[at + part]! - channel) < 12)) inked += 4;
      expect(inked / data.length).toBeGreaterThan(0.08);
    }
  });

  it.each(videoDurations)('goes from its hook over its cards to its call without a gap in %d seconds', (seconds) => {
    for (const more of [{}, ...hostile]) {
      const { beats } = planClip({ ...brief, ...more, seconds });
      expect([beats[0]!.kind, beats.at(-1)!.kind, beats[0]!.from, beats.at(-1)!.to]).toEqual([
        'hook',
        'call',
        0,
        seconds,
      ]);
      beats.slice(1).forEach((beat, at) => expect(beat.from).toBeCloseTo(beats[at]!.to, 6));
      for (const beat of beats) expect(beat.to - beat.from).toBeGreaterThanOrEqual(0.7);
    }
  });

  it('says the offer, the place and the day once, and ends with the telephone number', () => {
    const { beats, call } = planClip({ ...brief, seconds: 15 });
    expect(beats.flatMap((beat) => (beat.kind === 'card' ? [beat.card] : []))).toEqual([
      { kind: 'figure', figure: { lead: 'From', big: '$6', tail: '' }, caption: '' },
      { kind: 'phrase', text: 'Every Saturday at Elm Street' },
      { kind: 'montage' },
    ]);
    expect(call).toEqual({
      heading: 'Ada’s Bakery',
      action: 'Call 937-555-0142',
      offer: 'From $6',
      line: 'Every Saturday at Elm Street',
    });
  });

  it('keeps for the call what a short clip has no card for', () => {
    expect(planClip({ ...brief, seconds: 3 }).call.line).toBe('Every Saturday at Elm Street');
  });

  it('invites with what the prompt asks for, else ends with the name, and invents nothing', () => {
    const call = (prompt: string, more: Partial<MotionBrief> = {}) =>
      planClip({ ...brief, prompt, headline: undefined, ...more }).call;
    expect(call('Haircuts, book your appointment').action).toBe('Book your appointment');
    expect(call('Sourdough loaves, order by Thursday noon').action).toBe('Order by Thursday noon');
    expect(call('Please do not call now, haircuts for men')).toMatchObject({ heading: 'Ada’s Bakery', action: '' });
    expect(call('Warm rye bread')).toEqual({
      heading: 'Ada’s Bakery',
      action: '',
      offer: '',
      line: 'Warm rye bread',
    });
    expect(call('Warm rye bread, every Saturday')).toMatchObject({ action: '', offer: 'Every Saturday' });
    expect(call('Quantum resilience', { brand: undefined })).toEqual({
      heading: 'Quantum resilience',
      action: '',
      offer: '',
      line: '',
    });
  });

  it.each([
    ['Warm rye bread. End on: See you at seven', 'See you at seven'],
    ['Warm rye bread, ending on “See you at seven”', 'See you at seven'],
    ['End with "Order at ada.example.com". Warm rye bread, from $6, call 937-555-0142', 'Order at ada.example.com'],
    ['Warm rye bread and end with the words "Open at 7!"', 'Open at 7!'],
    ['Warm rye bread. Please end with Ask for Sam', 'Ask for Sam'],
  ])('ends with the words that were wished, and has them nowhere else: %s', (prompt, wished) => {
    const { words, beats, call } = planClip({ ...brief, prompt, headline: undefined, seconds: 15 });
    expect([call.heading, call.action]).toEqual(['Ada’s Bakery', wished]);
    expect(words.headline).toBe('Warm rye bread');
    expect(JSON.stringify([words, beats, call.line]).toLowerCase()).not.toContain(wished.toLowerCase());
    expect(JSON.stringify(words)).not.toMatch(/\bend(?:ing)? (?:on|with)\b/i);
  });

  it('sets a long wish as the heading of the last beat', () => {
    expect(
      planClip({ ...brief, prompt: 'Warm rye bread. End on: We look forward to seeing all of you' }).call,
    ).toMatchObject({ heading: 'We look forward to seeing all of you', action: 'Ada’s Bakery' });
  });

  it.each(['Warm rye bread, the sale ends on Sunday', 'Warm rye bread, end with a close-up of the crust'])(
    'takes a date and a picture for no wish: %s',
    (prompt) => {
      expect(planClip({ ...brief, prompt, headline: undefined }).call).toMatchObject({
        heading: 'Ada’s Bakery',
        action: '',
      });
    },
  );

  it('shows words and shapes alone where it does not know the subject', () => {
    const plan = planClip({ ...brief, prompt: 'Quantum resilience', headline: undefined, brand: undefined });
    expect([plan.topic, plan.heroName, plan.extraNames]).toEqual([null, null, []]);
  });
});
