import { setImmediate as nextTurn } from 'node:timers/promises';
import { hashText, seededRandom } from '../../designer/drawing/seeded-random';
import type { Mood } from '../../designer/subjects/topic';
import { easeInOut } from '../easing';
import { tunes } from './moods';
import { addNoise, addTone } from './sound-tones';
import { SAMPLE_RATE } from './wav-file';

export interface BedRequest {
  seconds: number;
  mood: Mood;
  seed: number;
  /** Seconds at which something new comes into the picture; the last is the call to action. */
  accents: readonly number[];
}

/**
 * Interleaved stereo at 48 kHz, peak -2 dBFS: pad, bass, plucked chords and drums that enter one after the
 * other, a low hit on each accent. It starts and ends in silence, and every note fades in and out, so that
 * nothing clicks.
 */
export async function musicBed({ seconds, mood, seed, accents }: BedRequest): Promise<Float32Array> {
  const { beatsPerMinute, progressions, levels, pattern, decay, brightness } = tunes[mood];
  const samples = new Float32Array(Math.round(seconds * SAMPLE_RATE) * 2);
  const random = seededRandom(hashText(`bed ${mood} ${seed}`));
  const beat = 60 / (beatsPerMinute + random.between(-3, 3));
  const chords = random.pick(progressions as [(typeof progressions)[0], ...typeof progressions]);
  const key = Math.floor(random.between(-3, 4));
  const turn = random.pick([1, 3]);
  const full = accents[0] ?? seconds;
  const last = accents.at(-1) ?? 0;
  for (let bar = 0, at = 0; at < seconds; bar += 1, at = bar * beat * 4) {
    const chord = chords[bar % chords.length]!.map((note) => note + key);
    chord.forEach((note, index) =>
      addTone(samples, {
        at,
        length: beat * 4.4,
        note,
        level: levels.pad,
        attack: 0.35,
        decay: 0.15,
        overtone: 0.3,
        pan: index % 2 === 0 ? -0.5 : 0.5,
      }),
    );
    for (let step = 0; step < 8; step += 1) {
      const when = at + (step * beat) / 2;
      const isFull = when >= full - 0.05;
      if (pattern.includes(step))
        addTone(samples, {
          at: when,
          length: 3 / decay,
          note: chord[(step * turn) % chord.length]! + 12,
          level: levels.pluck * (step % 4 === 0 ? 1 : 0.72),
          attack: 0.006,
          decay,
          modulation: brightness,
          pan: ((step % 3) - 1) * 0.4,
        });
      if (step % 2 === 0) {
        if (isFull || step === 0)
          addTone(samples, {
            at: when,
            length: beat * 0.9,
            note: chord[0]! - 12,
            level: levels.bass,
            attack: 0.012,
            decay: 3.5,
            overtone: 0.35,
          });
        if (isFull)
          addTone(samples, { at: when, length: 0.32, note: 31, level: levels.kick, attack: 0.003, decay: 13, drop: 9 });
        if (isFull && step % 4 === 2)
          addNoise(samples, { at: when, length: 0.16, level: levels.clap, attack: 0.004, decay: 26, pan: 0.1 }, random);
      } else if (isFull)
        addNoise(samples, { at: when, length: 0.07, level: levels.hat, attack: 0.003, decay: 60, pan: 0.3 }, random);
    }
    await nextTurn(); // a long clip takes a while
  }
  for (const at of accents)
    addTone(samples, {
      at,
      length: 0.9,
      note: 33,
      level: at === last ? 0.34 : 0.16,
      attack: 0.008,
      decay: 4.5,
      drop: 4,
    });
  if (last > 0)
    addTone(samples, {
      at: last,
      length: 1.6,
      note: chords[0]![2]! + key + 24,
      level: 0.06,
      attack: 0.01,
      decay: 2.2,
      modulation: 0.8,
      pan: 0.3,
    });
  return finished(samples, seconds);
}

/** Brought to one peak, softly limited, faded in and out. */
function finished(samples: Float32Array, seconds: number): Float32Array {
  const { abs, max, tanh } = Math;
  let peak = 0;
  for (let at = 0; at < samples.length; at += 1) {
    const value = tanh(samples[at]! * 1.25);
    samples[at] = value;
    peak = max(peak, abs(value));
  }
  const gain = PEAK / (peak || 1);
  const fadeIn = FADE_IN * SAMPLE_RATE * 2;
  const fadeOut = Math.min(MOST_FADE, seconds * 0.24) * SAMPLE_RATE * 2;
  const end = samples.length - TAIL * SAMPLE_RATE * 2;
  for (let at = 0; at < samples.length; at += 1) {
    const share = at < fadeIn ? at / fadeIn : at > end ? 0 : at > end - fadeOut ? easeInOut((end - at) / fadeOut) : 1;
    samples[at] = samples[at]! * gain * share + 0; // + 0 makes a plain zero of a negative one
  }
  return samples;
}

/** -2 dBFS: the AAC encoder overshoots by a little. */
const PEAK = 0.79;
/** Seconds. */
const FADE_IN = 0.05;
const MOST_FADE = 1.4;
const TAIL = 0.03;
