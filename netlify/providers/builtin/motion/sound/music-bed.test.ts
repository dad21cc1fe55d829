import { loudnessOf } from './loudness';
import { tunes } from './moods';
import { musicBed } from './music-bed';
import { SAMPLE_RATE, wavFile } from './wav-file';
import { shareBelow } from '../testing/sound-energy';

const moods = Object.keys(tunes) as (keyof typeof tunes)[];
const request = { seconds: 3, seed: 4, accents: [1.2, 2] };
const { abs, max } = Math;
const loudest = (samples: Float32Array, from = 0, to = samples.length): number =>
  samples.subarray(from, to).reduce((peak, value) => max(peak, abs(value)), 0);

describe('the bed of music', () => {
  it('is the same for the same seed and another for another seed or mood', async () => {
    const first = await musicBed({ ...request, mood: 'warm' });
    expect(
      Buffer.compare(Buffer.from(wavFile(first)), Buffer.from(wavFile(await musicBed({ ...request, mood: 'warm' })))),
    ).toBe(0);
    expect(
      Buffer.compare(
        Buffer.from(wavFile(first)),
        Buffer.from(wavFile(await musicBed({ ...request, mood: 'warm', seed: 5 }))),
      ),
    ).not.toBe(0);
    expect(
      Buffer.compare(Buffer.from(wavFile(first)), Buffer.from(wavFile(await musicBed({ ...request, mood: 'bold' })))),
    ).not.toBe(0);
  });

  it.each(moods)('is as long as the clip, peaks below -1 dBFS and is silent at both ends (%s)', async (mood) => {
    const samples = await musicBed({ ...request, mood });
    expect(samples.length).toBe(3 * SAMPLE_RATE * 2);
    const peak = loudest(samples);
    expect(peak).toBeLessThan(10 ** (-1 / 20));
    expect(peak).toBeGreaterThan(0.5);
    expect([samples[0], samples[1], samples.at(-1)]).toEqual([0, 0, 0]);
    expect(loudest(samples, samples.length - SAMPLE_RATE * 0.1)).toBeLessThan(0.02);
    expect(loudest(samples, SAMPLE_RATE * 0.4, SAMPLE_RATE)).toBeGreaterThan(0.05);
  });

  it.each(moods.filter((mood) => tunes[mood].levels.hat === 0))(
    'has no clicks: no two neighbouring samples jump (%s)',
    async (mood) => {
      const samples = await musicBed({ ...request, mood });
      let jump = 0;
      for (let at = 2; at < samples.length; at += 1) jump = max(jump, abs(samples[at]! - samples[at - 2]!));
      expect(jump).toBeLessThan(0.15);
    },
  );

  it.each(moods)('plays at -16 to -14 LUFS, and small speakers have at least a quarter of it (%s)', async (mood) => {
    for (const seed of [1, 4]) {
      const samples = await musicBed({ ...request, seconds: 5, mood, seed });
      expect(loudnessOf(samples)).toBeGreaterThan(-16);
      expect(loudnessOf(samples)).toBeLessThan(-14);
      expect(shareBelow(samples, 500)).toBeLessThan(0.75);
    }
  });

  it('does not lean to one side', async () => {
    const samples = await musicBed({ ...request, mood: 'fresh' });
    const sides = [0, 0];
    samples.forEach((value, at) => (sides[at % 2]! += value * value));
    expect(sides[0]! / sides[1]!).toBeGreaterThan(0.7);
    expect(sides[0]! / sides[1]!).toBeLessThan(1.4);
  });
});

it('measures loudness as the broadcasters do: a full sine of 997 Hz on one side is at -3.01 LUFS, silence has none', () => {
  const sine = Float32Array.from({ length: SAMPLE_RATE * 4 }, (_, at) =>
    at % 2 === 0 ? Math.sin(((at / 2) * 997 * Math.PI * 2) / SAMPLE_RATE) : 0,
  );
  expect(loudnessOf(sine)).toBeCloseTo(-3.01, 1);
  expect(shareBelow(sine, 500)).toBeLessThan(0.01);
  expect(shareBelow(sine, 1100)).toBeGreaterThan(0.99);
  expect(loudnessOf(new Float32Array(SAMPLE_RATE))).toBe(-Infinity);
});

it('writes what it was given as 16-bit stereo', () => {
  const file = Buffer.from(wavFile(Float32Array.of(0, 1, -1, 0.5)));
  expect([
    file.toString('latin1', 0, 4),
    file.toString('latin1', 8, 16),
    file.readUInt32LE(24),
    file.readUInt16LE(22),
    file.readUInt32LE(40),
  ]).toEqual(['RIFF', 'WAVEfmt ', 48_000, 2, 8]);
  expect([0, 2, 4, 6].map((at) => file.readInt16LE(44 + at))).toEqual([0, 32_767, -32_767, 16_384]);
});
