import { SAMPLE_RATE } from './wav-file';

/**
 * Integrated loudness of interleaved stereo at 48 kHz in LUFS (ITU-R BS.1770-4): K-weighted, in blocks of 400 ms that
 * overlap by three quarters, without those under -70 LUFS and those 10 LU under the rest. -Infinity for silence.
 */
export function loudnessOf(samples: Float32Array): number {
  const hop = SAMPLE_RATE / 10;
  const hops = new Float64Array(Math.ceil(samples.length / 2 / hop));
  for (const channel of [0, 1]) {
    const [shelf, high] = [biquad(SHELF), biquad(HIGH_PASS)];
    for (let at = channel, index = 0; at < samples.length; at += 2, index += 1) {
      const value = high(shelf(samples[at]!));
      hops[Math.floor(index / hop)]! += value * value;
    }
  }
  const powers = Array.from(
    hops.subarray(0, Math.max(1, hops.length - 3)),
    (_, at) => hops.subarray(at, at + 4).reduce((sum, power) => sum + power, 0) / (hop * Math.min(4, hops.length)),
  );
  const loud = powers.filter((power) => lufs(power) > SILENCE);
  const gate = lufs(mean(loud)) - 10;
  return lufs(mean(loud.filter((power) => lufs(power) > gate)));
}

const lufs = (power: number): number => -0.691 + 10 * Math.log10(power);
const mean = (powers: readonly number[]): number =>
  powers.reduce((sum, power) => sum + power, 0) / Math.max(1, powers.length);

/** Direct form II, transposed. */
function biquad([b0, b1, b2, a1, a2]: Coefficients): (value: number) => number {
  let [one, two] = [0, 0];
  return (value) => {
    const out = b0 * value + one;
    one = b1 * value - a1 * out + two;
    two = b2 * value - a2 * out;
    return out;
  };
}

type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];
/** BS.1770-4, tables 1 and 2, for 48 kHz. */
const SHELF: Coefficients = [
  1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
];
const HIGH_PASS: Coefficients = [1, -2, 1, -1.99004745483398, 0.99007225036621];
const SILENCE = -70;
