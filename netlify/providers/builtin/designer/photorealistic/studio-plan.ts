import type { AspectRatio } from '../../../../../src/domain/image-format';
import type { ImageBrief } from '../../../../ports/image';
import { buildPalette, type Palette } from '../drawing/palette';
import { hashText, seededRandom } from '../drawing/seeded-random';
import { monumentOf, standsForWords } from '../minimalist/poster-plan';
import { covers, type Face } from '../prompt/drawable';
import { posterWords, type PosterWords } from '../prompt/poster-words';
import { brandColour, inTurn, seedOf, subjectHue } from '../series-choices';
import { subjectOf } from '../subjects/choose-subject';
import type { Mood, Topic } from '../subjects/topic';
import { lightingNames, type LightingName } from './studio-lighting';
import type { LookName } from './studio-look';
import { type SetName, setNames } from './set-designs';

/** What stands in the middle: a thing, an offer's figure or a letter in relief, or solids alone. */
export type Matter = 'icon' | 'figure' | 'letter' | 'solids';

/** Every choice of a still life, made without drawing anything; the same for all ratios of one brief, drafts and finished pictures. */
export interface StudioPlan {
  words: PosterWords;
  faces: { headline: Face; monument: Face };
  aspectRatio: AspectRatio;
  /** Null when the subject table does not know the matter. */
  topic: Topic | null;
  matter: Matter;
  heroName: string | null;
  extraNames: readonly string[];
  set: SetName;
  palette: Palette;
  look: LookName;
  lighting: LightingName;
  /** Words stand over the art in upright formats, or under it. */
  wordsFirst: boolean;
  /** Seeds what a set leaves open. */
  detailSeed: number;
}

/** Sets take turns as the seed counts up; matter, looks and light go with them at other paces. */
export function planStudio(brief: ImageBrief): StudioPlan {
  const words = posterWords(brief);
  const seed = seedOf(brief);
  const topic = subjectOf(brief, words.matter);
  const faces = facesOf(brief);
  const set = inTurn(setNames, seed);
  const random = seededRandom(hashText(`studio ${seed} ${set}`));
  const wish = words.colour ?? brandColour(brief);
  const mood = topic?.mood ?? 'bold';
  const heroName = topic ? random.pick(topic.heroes as [string, ...string[]]) : null;
  const look = lookFor(mood, seed + Math.floor(seed / setNames.length));
  const lighting = lightingNames[lightTurns[(seed + Math.floor(seed / lightTurns.length)) % lightTurns.length]!]!;
  const kin = topic ? topic.extras.filter((name) => name !== heroName) : [];
  return {
    words,
    faces,
    aspectRatio: brief.aspectRatio,
    topic,
    heroName,
    set,
    matter: matterOf(words, topic, faces.monument, seed),
    extraNames: random.shuffle([...new Set(kin)]).slice(0, 2),
    palette: buildPalette(wish, subjectHue(words, topic) + random.between(-6, 6), mood),
    look,
    lighting: look === 'deep' && lighting !== 'side' ? 'soft' : lighting,
    wordsFirst: random.chance(0.72),
    detailSeed: hashText(`${set} ${seed}`),
  };
}

/** What the relief says where it is a figure or a letter. */
export function reliefText({ matter, words }: Pick<StudioPlan, 'matter' | 'words'>): string {
  if (matter === 'figure') return words.figure?.big ?? '';
  return matter === 'letter' ? monumentOf(words) : '';
}

function matterOf(words: PosterWords, topic: Topic | null, face: Face, seed: number): Matter {
  const hasFigure = words.figure !== null && covers(face, words.figure.big) && words.figure.big.length <= MAX_FIGURE;
  if (topic) return hasFigure && seed % 3 === 1 ? 'figure' : 'icon';
  if (hasFigure) return 'figure';
  const letter = monumentOf(words);
  return standsForWords(words) && letter && covers(face, letter) && seed % 3 !== 2 ? 'letter' : 'solids';
}

const facesOf = ({ font }: ImageBrief): StudioPlan['faces'] =>
  font === undefined || font === 'grotesk'
    ? { headline: 'display', monument: 'displayBold' }
    : { headline: font, monument: font };

function lookFor(mood: Mood, turn: number): LookName {
  const order = moodLooks[mood];
  return order[turn % order.length]!;
}

const lightTurns = [0, 1, 0, 2, 3, 0, 2, 1] as const;
const MAX_FIGURE = 6;
const moodLooks: Readonly<Record<Mood, readonly LookName[]>> = {
  warm: ['tonal', 'pale', 'bold', 'duo', 'deep'],
  fresh: ['tonal', 'duo', 'pale', 'bold', 'deep'],
  calm: ['pale', 'tonal', 'duo', 'tonal', 'deep'],
  bold: ['bold', 'tonal', 'deep', 'duo', 'pale'],
  festive: ['bold', 'deep', 'tonal', 'duo', 'pale'],
};
