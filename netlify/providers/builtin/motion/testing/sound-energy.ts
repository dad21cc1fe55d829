import { SAMPLE_RATE } from '../sound/wav-file';

/** How much of the energy of interleaved stereo samples lies under so many hertz, 0 to 1: both sides together, by a Fourier transform (Cooley and Tukey, 1965) of one window after the other. */
export function shareBelow(samples: Float32Array, hertz: number): number {
  let [low, all] = [0, 0];
  for (let from = 0; (from + WINDOW) * 2 <= samples.length; from += WINDOW) {
    const real = Float64Array.from({ length: WINDOW }, (_, at) => {
      const place = (from + at) * 2;
      return (samples[place]! + samples[place + 1]!) * (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / WINDOW));
    });
    const imaginary = new Float64Array(WINDOW);
    transform(real, imaginary);
    for (let bin = 1; bin < WINDOW / 2; bin += 1) {
      const energy = real[bin]! ** 2 + imaginary[bin]! ** 2;
      all += energy;
      if ((bin * SAMPLE_RATE) / WINDOW < hertz) low += energy;
    }
  }
  return low / all;
}

function transform(real: Float64Array, imaginary: Float64Array): void {
  const count = real.length;
  if (count === 1) return;
  const half = (part: Float64Array, from: 0 | 1): Float64Array =>
    Float64Array.from({ length: count / 2 }, (_, at) => part[at * 2 + from]!);
  const [even, odd] = [
    { re: half(real, 0), im: half(imaginary, 0) },
    { re: half(real, 1), im: half(imaginary, 1) },
  ];
  transform(even.re, even.im);
  transform(odd.re, odd.im);
  for (let at = 0; at < count / 2; at += 1) {
    const [cos, sin] = [Math.cos((-2 * Math.PI * at) / count), Math.sin((-2 * Math.PI * at) / count)];
    const re = odd.re[at]! * cos - odd.im[at]! * sin;
    const im = odd.re[at]! * sin + odd.im[at]! * cos;
    real[at] = even.re[at]! + re;
    imaginary[at] = even.im[at]! + im;
    real[at + count / 2] = even.re[at]! - re;
    imaginary[at + count / 2] = even.im[at]! - im;
  }
}

const WINDOW = 4096;
