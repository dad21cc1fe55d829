import type { Mood } from '../../designer/subjects/topic';

/** What a bed of music is made of; notes are MIDI numbers, levels amplitudes. */
export interface Tune {
  beatsPerMinute: number;
  /** One chord a bar, root first; the seed picks a progression. */
  progressions: readonly (readonly (readonly number[])[])[];
  levels: {
    pad: number;
    pluck: number;
    bell: number;
    bass: number;
    kick: number;
    hat: number;
    clap: number;
    air: number;
  };
  /** Steps of half a beat in a bar on which a note is plucked, and on which a bell answers two octaves up. */
  pattern: readonly number[];
  bells: readonly number[];
  /** How fast a plucked note fades, per second, and how bright it starts. */
  decay: number;
  brightness: number;
  /** Overtones of the pad, from the fundamental up. */
  pad: readonly number[];
  /** Hats on every quarter of a beat instead of between the beats; how soft they are, from 0 for metal to 0.8 for a shaker. */
  hats: { isBusy: boolean; softness: number };
}

/** Overtones of three pads: a soft organ, a string section, glass. */
const organ = [1, 0.5, 0.36, 0.2, 0.16, 0.1] as const;
const strings = [1, 0.62, 0.5, 0.42, 0.34, 0.28, 0.22, 0.18, 0.14] as const;
const glass = [1, 0.12, 0.5, 0.1, 0.34, 0.06, 0.2] as const;

export const tunes: Readonly<Record<Mood, Tune>> = {
  warm: {
    beatsPerMinute: 96,
    progressions: [
      [
        [53, 57, 60, 64],
        [55, 59, 62, 65],
        [52, 55, 59, 62],
        [57, 60, 64, 67],
      ],
      [
        [48, 55, 59, 64],
        [57, 60, 64, 67],
        [53, 57, 60, 64],
        [55, 59, 62, 65],
      ],
    ],
    levels: { pad: 0.05, pluck: 0.15, bell: 0.075, bass: 0.1, kick: 0.16, hat: 0.17, clap: 0, air: 0.014 },
    pattern: [0, 3, 4, 6],
    bells: [2, 5, 7],
    decay: 5,
    brightness: 0.8,
    pad: organ,
    hats: { isBusy: false, softness: 0.6 },
  },
  fresh: {
    beatsPerMinute: 112,
    progressions: [
      [
        [57, 60, 64, 69],
        [53, 57, 60, 65],
        [48, 55, 60, 64],
        [55, 59, 62, 67],
      ],
      [
        [48, 52, 55, 60],
        [55, 59, 62, 67],
        [57, 60, 64, 69],
        [53, 57, 60, 65],
      ],
    ],
    levels: { pad: 0.045, pluck: 0.16, bell: 0.06, bass: 0.09, kick: 0.2, hat: 0.14, clap: 0.1, air: 0.014 },
    pattern: [0, 1, 3, 4, 6, 7],
    bells: [3, 6],
    decay: 7,
    brightness: 1.2,
    pad: glass,
    hats: { isBusy: true, softness: 0.2 },
  },
  calm: {
    beatsPerMinute: 76,
    progressions: [
      [
        [50, 57, 61, 66],
        [47, 54, 57, 62],
        [52, 55, 59, 64],
        [45, 52, 57, 61],
      ],
      [
        [53, 57, 60, 67],
        [50, 57, 60, 64],
        [46, 53, 58, 62],
        [48, 55, 60, 64],
      ],
    ],
    levels: { pad: 0.06, pluck: 0.13, bell: 0.075, bass: 0.07, kick: 0, hat: 0, clap: 0, air: 0.013 },
    pattern: [0, 3, 5],
    bells: [2, 6],
    decay: 3,
    brightness: 0.5,
    pad: organ,
    hats: { isBusy: false, softness: 0.8 },
  },
  bold: {
    beatsPerMinute: 116,
    progressions: [
      [
        [45, 52, 57, 60],
        [41, 53, 57, 60],
        [48, 52, 55, 60],
        [43, 50, 55, 59],
      ],
      [
        [50, 57, 62, 65],
        [46, 53, 58, 62],
        [53, 57, 60, 65],
        [48, 55, 60, 64],
      ],
    ],
    levels: { pad: 0.045, pluck: 0.14, bell: 0.04, bass: 0.12, kick: 0.26, hat: 0.14, clap: 0.18, air: 0.012 },
    pattern: [0, 2, 3, 5, 6],
    bells: [4],
    decay: 8,
    brightness: 1.6,
    pad: strings,
    hats: { isBusy: true, softness: 0 },
  },
  festive: {
    beatsPerMinute: 124,
    progressions: [
      [
        [48, 52, 55, 60],
        [53, 57, 60, 65],
        [55, 59, 62, 67],
        [48, 55, 60, 64],
      ],
      [
        [55, 59, 62, 67],
        [52, 55, 59, 64],
        [48, 52, 55, 60],
        [50, 54, 57, 62],
      ],
    ],
    levels: { pad: 0.04, pluck: 0.16, bell: 0.08, bass: 0.09, kick: 0.2, hat: 0.14, clap: 0.17, air: 0.012 },
    pattern: [0, 1, 2, 4, 5, 6],
    bells: [0, 2, 3, 6],
    decay: 9,
    brightness: 1.4,
    pad: strings,
    hats: { isBusy: true, softness: 0.3 },
  },
};
