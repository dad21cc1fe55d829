import type { Mood } from '../../designer/subjects/topic';

/** What a bed of music is made of; notes are MIDI numbers, levels amplitudes. */
export interface Tune {
  beatsPerMinute: number;
  /** One chord a bar, root first; the seed picks a progression. */
  progressions: readonly (readonly (readonly number[])[])[];
  levels: { pad: number; pluck: number; bass: number; kick: number; hat: number; clap: number };
  /** Steps of half a beat in a bar on which a note is plucked. */
  pattern: readonly number[];
  /** How fast a plucked note fades, per second, and how bright it starts. */
  decay: number;
  brightness: number;
}

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
    levels: { pad: 0.05, pluck: 0.15, bass: 0.16, kick: 0.26, hat: 0.03, clap: 0 },
    pattern: [0, 3, 4, 6],
    decay: 5,
    brightness: 0.8,
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
    levels: { pad: 0.045, pluck: 0.16, bass: 0.15, kick: 0.36, hat: 0.05, clap: 0.06 },
    pattern: [0, 1, 3, 4, 6, 7],
    decay: 7,
    brightness: 1.2,
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
    levels: { pad: 0.075, pluck: 0.13, bass: 0.12, kick: 0, hat: 0, clap: 0 },
    pattern: [0, 3, 5],
    decay: 3,
    brightness: 0.5,
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
    levels: { pad: 0.04, pluck: 0.13, bass: 0.22, kick: 0.46, hat: 0.06, clap: 0.12 },
    pattern: [0, 2, 3, 5, 6],
    decay: 8,
    brightness: 1.6,
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
    levels: { pad: 0.035, pluck: 0.17, bass: 0.16, kick: 0.4, hat: 0.06, clap: 0.13 },
    pattern: [0, 1, 2, 4, 5, 6],
    decay: 9,
    brightness: 1.4,
  },
};
