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
  /** Share of the octave above. */
  overtone?: number;
  /** Depth of frequency modulation at the start (Chowning, 1973): a plucked string's brightness. */
  modulation?: number;
  /** A drum's pitch falls by so many times its frequency within some hundredths of a second. */
  drop?: number;
}

/** Adds a tone to interleaved stereo samples. */
export function addTone(samples: Float32Array, tone: Tone): void {
  if (tone.level === 0) return;
  const { note, overtone = 0, modulation = 0, drop = 0 } = tone;
  const step = (440 * 2 ** ((note - 69) / 12)) / SAMPLE_RATE;
  const fading = exp(-9 / SAMPLE_RATE);
  const falling = exp(-DROP_SPEED / SAMPLE_RATE);
  let bend = modulation / (PI * 2);
  let pitch = 1 + drop;
  let phase = 0;
  addShaped(samples, tone, () => {
    let value = sine(phase + (bend > 0 ? bend * sine(phase * 2) : 0));
    if (overtone > 0) value += overtone * (sine(phase * 2) + 0.5 * sine(phase * 1.003));
    phase += step * pitch;
    bend *= fading;
    pitch = 1 + (pitch - 1) * falling;
    return value;
  });
}

/** Adds a burst of hiss: hats and claps. */
export function addNoise(samples: Float32Array, strike: Strike, random: SeededRandom): void {
  if (strike.level === 0) return;
  let before = 0;
  addShaped(samples, strike, () => {
    const value = random.next() * 2 - 1;
    const high = value - before;
    before = value;
    return high * 0.6;
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

/** Of a phase in turns, from a table: a clip has millions of them. */
function sine(turns: number): number {
  const place = (turns - floor(turns)) * TABLE;
  const index = floor(place);
  const [from, to] = [table[index]!, table[index + 1]!];
  return from + (to - from) * (place - index);
}

/** Looked up once: these loops run millions of times. */
const { exp, floor, min, round, PI } = Math;
const SAMPLE_RATE = RATE;
const TABLE = 2048;
const table = Float32Array.from({ length: TABLE + 2 }, (_, at) => Math.sin((at / TABLE) * Math.PI * 2));
/** Of a drum's pitch, per second. */
const DROP_SPEED = 30;
/** Seconds. */
const RELEASE = 0.03;
