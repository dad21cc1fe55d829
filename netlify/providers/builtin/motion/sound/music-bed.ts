import { setImmediate as nextTurn } from 'node:timers/promises';
import { hashText, seededRandom } from '../../designer/drawing/seeded-random';
import type { Mood } from '../../designer/subjects/topic';
import { easeInOut } from '../easing';
import { loudnessOf } from './loudness';
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
 * Interleaved stereo at 48 kHz, LOUDNESS as a whole and never over -2 dBFS: pad, bass, plucked chords, bells and drums
 * that come in one after the other, a breath of air before each accent and a hit on it. Small speakers have no bass, so
 * most of the life lies above 450 Hz. It starts and ends in silence, and every note fades in and out: nothing clicks.
 */
export async function musicBed({ seconds, mood, seed, accents }: BedRequest): Promise<Float32Array> {
  const { beatsPerMinute, progressions, levels, pattern, bells, decay, brightness, pad, hats } = tunes[mood];
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
        note: above(note, PAD),
        level: levels.pad,
        attack: 0.35,
        decay: 0.15,
        partials: pad,
        detune: 1.004,
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
          note: above(chord[(step * turn) % chord.length]! + 12, PLUCKED),
          level: levels.pluck * (step % 4 === 0 ? 1 : 0.72),
          attack: 0.006,
          decay,
          modulation: brightness,
          pan: ((step % 3) - 1) * 0.4,
        });
      if (bells.includes(step))
        addTone(samples, {
          at: when,
          length: 1.1,
          note: chord[(bar + step) % chord.length]! + (isFull ? 24 : 12),
          level: levels.bell,
          attack: 0.004,
          decay: 4.2,
          modulation: 1.1,
          ratio: 3.5,
          pan: step % 4 === 0 ? -0.55 : 0.55,
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
            partials: BASS,
          });
        if (isFull)
          addTone(samples, { at: when, length: 0.32, note: 31, level: levels.kick, attack: 0.003, decay: 13, drop: 9 });
        if (isFull && step % 4 === 2)
          addNoise(samples, { at: when, length: 0.16, level: levels.clap, attack: 0.004, decay: 26, pan: 0.1 }, random);
      }
      if (isFull)
        for (const part of hats.isBusy ? [0, 0.25] : step % 2 === 1 ? [0] : [])
          addNoise(
            samples,
            {
              at: when + part * beat,
              length: 0.07,
              level: levels.hat * (part > 0 ? 0.45 : step % 2 === 1 ? 1 : 0.6),
              attack: 0.003,
              decay: 50,
              pan: 0.3,
              softness: hats.softness,
            },
            random,
          );
    }
    await nextTurn(); // a long clip takes a while
  }
  for (const at of accents) {
    const breath = Math.min(BREATH, at);
    addNoise(
      samples,
      { at: at - breath, length: breath, level: levels.air * 5, attack: breath, decay: 0, softness: 0.7 },
      random,
    );
    addTone(samples, {
      at,
      length: 0.9,
      note: 33,
      level: at === last ? 0.24 : 0.12,
      attack: 0.008,
      decay: 4.5,
      drop: 4,
    });
  }
  addNoise(samples, { at: 0, length: seconds, level: levels.air, attack: 1, decay: 0, softness: 0.5 }, random);
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

/** The note itself, or an octave higher where it lies under `least`. */
const above = (note: number, least: number): number => (note < least ? note + 12 : note);

/** The bottom taken back, faded in and out, brought to one loudness under a soft limit. */
function finished(samples: Float32Array, seconds: number): Float32Array {
  thinned(samples);
  const fadeIn = FADE_IN * SAMPLE_RATE * 2;
  const fadeOut = Math.min(MOST_FADE, seconds * 0.24) * SAMPLE_RATE * 2;
  const end = samples.length - TAIL * SAMPLE_RATE * 2;
  for (let at = 0; at < samples.length; at += 1) {
    const share = at < fadeIn ? at / fadeIn : at > end ? 0 : at > end - fadeOut ? easeInOut((end - at) / fadeOut) : 1;
    samples[at] = samples[at]! * share + 0; // + 0 makes a plain zero of a negative one
  }
  const plain = samples.slice();
  let gain = 10 ** ((LOUDNESS - loudnessOf(plain)) / 20);
  for (let round = 0; round < ROUNDS; round += 1) {
    limited(plain, samples, gain);
    gain *= 10 ** ((LOUDNESS - loudnessOf(samples)) / 20); // the limit takes some of it
  }
  limited(plain, samples, gain);
  return samples;
}

/** Takes part of what lies under THIN hertz out of both channels. */
function thinned(samples: Float32Array): void {
  const share = 1 - Math.exp((-2 * Math.PI * THIN) / SAMPLE_RATE);
  for (const channel of [0, 1]) {
    let low = 0;
    for (let at = channel; at < samples.length; at += 2) {
      low += (samples[at]! - low) * share;
      samples[at] = samples[at]! - low * THINNED;
    }
  }
}

function limited(from: Float32Array, to: Float32Array, gain: number): void {
  const { tanh } = Math;
  for (let at = 0; at < from.length; at += 1) to[at] = PEAK * tanh((from[at]! * gain) / PEAK) + 0;
}

/** LUFS: what a feed plays at. */
const LOUDNESS = -15;
const ROUNDS = 2;
/** -2 dBFS: the AAC encoder overshoots by a little. */
const PEAK = 0.79;
/** Hertz, and how much of what lies below is taken away. */
const THIN = 300;
const THINNED = 0.48;
/** The lowest notes of the pad and of what is plucked (MIDI). */
const PAD = 58;
const PLUCKED = 67;
const BASS = [1, 0.5, 0.34, 0.26, 0.16, 0.1] as const;
/** Seconds. */
const BREATH = 0.7;
const FADE_IN = 0.05;
const MOST_FADE = 1.4;
const TAIL = 0.03;
