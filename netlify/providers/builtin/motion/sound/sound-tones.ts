import type { SeededRandom } from '../../designer/drawing/seeded-random';
import { SAMPLE_RATE as RATE } from './wav-file';

export interface Strike {
  /** Seconds. */
  at: number;
  length: number;
  level: number;
  /** Seconds until it is at its loudest. */
  attack: number;
  /** Per second: exp(-decay · t). */
  decay: number;
  /** -1 left to 1 right. */
  pan?: number;
}

export interface Tone extends Strike {
  /** MIDI number: 69 is 440 Hz. */
  note: number;
  /** How loud the tone and its overtones are, from the fundamental up; a plain sine when absent. */
  partials?: readonly number[];
  /** A second voice so many times as high: out of tune by a hair it widens, a third apart from a whole number it rings. */
  detune?: number;
  /** Depth of frequency modulation at the start (Chowning, 1973): a plucked string's brightness. */
  modulation?: number;
  /** How many times the tone's frequency modulates it: 2 sounds like a string, 3.5 like a bell. */
  ratio?: number;
  /** A drum's pitch falls by so many times its frequency within some hundredths of a second. */
  drop?: number;
}

/** Adds a tone to interleaved stereo samples. */
export function addTone(samples: Float32Array, tone: Tone): void {
  if (tone.level === 0) return;
  const { note, partials = PLAIN, detune = 0, modulation = 0, ratio = 2, drop = 0 } = tone;
  const wave = waveOf(partials);
  const step = (440 * 2 ** ((note - 69) / 12)) / SAMPLE_RATE;
  const fading = exp(-9 / SAMPLE_RATE);
  const falling = exp(-DROP_SPEED / SAMPLE_RATE);
  let bend = modulation / (PI * 2);
  let pitch = 1 + drop;
  let phase = 0;
  addShaped(samples, tone, () => {
    let value = looked(wave, phase + (bend > 0 ? bend * looked(SINE, phase * ratio) : 0));
    if (detune > 0) value = (value + looked(wave, phase * detune)) * 0.6;
    phase += step * pitch;
    bend *= fading;
    pitch = 1 + (pitch - 1) * falling;
    return value;
  });
}

/** Adds a burst of hiss: hats, claps, a breath of air. `softness` from 0 takes the sharpest part away, as for a shaker. */
export function addNoise(samples: Float32Array, strike: Strike & { softness?: number }, random: SeededRandom): void {
  if (strike.level === 0) return;
  const { softness = 0 } = strike;
  let before = 0;
  let smooth = 0;
  addShaped(samples, strike, () => {
    const value = random.next() * 2 - 1;
    const high = value - before;
    before = value;
    smooth = high + (smooth - high) * softness;
    return smooth * 0.6;
  });
}

function addShaped(
  samples: Float32Array,
  { at, length, level, attack, decay, pan = 0 }: Strike,
  voice: () => number,
): void {
  const from = round(at * SAMPLE_RATE);
  const whole = round(length * SAMPLE_RATE);
  const count = min(whole, samples.length / 2 - from);
  const [rising, releasing] = [attack * SAMPLE_RATE, RELEASE * SAMPLE_RATE];
  const [left, right] = [min(1, 1 - pan), min(1, 1 + pan)];
  const fading = exp(-decay / SAMPLE_RATE);
  let loudness = level;
  for (let index = 0; index < count; index += 1) {
    const value =
      voice() *
      loudness *
      (index < rising ? index / rising : 1) *
      (whole - index < releasing ? (whole - index) / releasing : 1);
    const place = (from + index) * 2;
    samples[place] = samples[place]! + value * left;
    samples[place + 1] = samples[place + 1]! + value * right;
    loudness *= fading;
  }
}

/** A wave at a phase in turns, from a table: a clip has millions of them. */
function looked(wave: Float32Array, turns: number): number {
  const place = (turns - floor(turns)) * TABLE;
  const index = floor(place);
  const [from, to] = [wave[index]!, wave[index + 1]!];
  return from + (to - from) * (place - index);
}

/** One turn of a tone with its overtones; as loud as a sine of the same level. */
function waveOf(partials: readonly number[]): Float32Array {
  const known = waves.get(partials);
  if (known) return known;
  const size = sqrt(partials.reduce((sum, partial) => sum + partial * partial, 0));
  const wave = Float32Array.from({ length: TABLE + 2 }, (_, at) =>
    partials.reduce((sum, partial, index) => sum + (partial / size) * sin((at / TABLE) * PI * 2 * (index + 1)), 0),
  );
  waves.set(partials, wave);
  return wave;
}

/** Looked up once: these loops run millions of times. */
const { exp, floor, min, round, sin, sqrt, PI } = Math;
const SAMPLE_RATE = RATE;
const TABLE = 2048;
const PLAIN: readonly number[] = [1];
const waves = new WeakMap<readonly number[], Float32Array>();
const SINE = waveOf(PLAIN);
/** Of a drum's pitch, per second. */
const DROP_SPEED = 30;
/** Seconds. */
const RELEASE = 0.03;
