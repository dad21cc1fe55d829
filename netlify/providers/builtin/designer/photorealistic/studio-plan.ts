import { capitals } from '../drawing/capitals';
import type { AspectRatio } from '../../../../../src/domain/image-format';
import type { ImageBrief } from '../../../../ports/image';
import type { Palette } from '../drawing/palette';
import { hashText, seededRandom } from '../drawing/seeded-random';
import { covers, type Face } from '../prompt/letters/drawable';
import { dateOf } from '../prompt/facts/prompt-date';
import { posterWords, type PosterWords } from '../prompt/poster-words';
import { brandColour, inTurn, moodOf, paletteOf, seedOf, subjectHue } from '../series-choices';
import { subjectOf } from '../subjects/choose-subject';
import type { Mood, Topic } from '../subjects/topic';
import { lightingNames, type LightingName } from './studio-lighting';
import type { LookName } from './studio-look';
import { type SetName, setNames } from './set-designs';

/** What stands in the middle: a thing, an offer's figure or a date in relief, the headline itself, or solids alone. */
export type Matter = 'icon' | 'figure' | 'words' | 'solids';

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
  const mood = moodOf(words, topic);
  const heroName = topic ? random.pick(topic.heroes as [string, ...string[]]) : null;
  const hue = subjectHue(words, topic) + random.between(-6, 6);
  const turned = lookFor(mood, seed + Math.floor(seed / setNames.length));
  // a dark yellow is mud
  const clean = turned === 'deep' && hue > MUDDY.from && hue < MUDDY.to ? muddyTurns[seed % 3]! : turned;
  // the opposite hue is none of the brand's
  const look = clean === 'duo' && brandColour(brief) ? 'pale' : clean;
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
    palette: paletteOf(brief, words, hue, mood),
    look,
    lighting: look === 'deep' && lighting !== 'side' ? 'soft' : lighting,
    wordsFirst: random.chance(0.72),
    detailSeed: hashText(`${set} ${seed}`),
  };
}

/** What the reliefs say where they are letters, line by line. */
export function reliefLines({
  matter,
  words,
  faces,
}: Pick<StudioPlan, 'matter' | 'words' | 'faces'>): readonly string[] {
  if (matter === 'figure') {
    const figure = figureOf(words, faces.monument) ?? '';
    // a day and its month stand over each other, a price stays whole
    return words.figure ? [figure] : capitals(figure).split(' ');
  }
  return matter === 'words' ? solidLines(words.headline, faces.monument) : [];
}

function matterOf(words: PosterWords, topic: Topic | null, face: Face, seed: number): Matter {
  const hasFigure = figureOf(words, face) !== null;
  if (topic) return hasFigure && words.figure && seed % 3 === 1 ? 'figure' : 'icon';
  const hasLines = solidLines(words.headline, face).length > 0;
  if (hasFigure && (words.figure || !hasLines || seed % 2 === 0)) return 'figure';
  return hasLines ? 'words' : 'solids';
}

/** The offer's figure, or the day: what can be read in solid letters from afar. */
function figureOf({ figure, kicker, headline }: PosterWords, face: Face): string | null {
  const text = figure?.big ?? dateOf(kicker)?.short ?? dateOf(headline)?.short ?? '';
  return text && text.length <= MAX_FIGURE && covers(face, text) ? text : null;
}

/** A short headline in capitals, in up to three lines as even as they go; none where a line would be too long to stand. */
function solidLines(headline: string, face: Face): readonly string[] {
  const words = capitals(headline).split(' ').filter(Boolean);
  const text = words.join(' ');
  if (words.length === 0 || words.length > MAX_SOLID_WORDS || text.length > MAX_SOLID || !covers(face, text)) return [];
  const divisions = [1, 2, 3].flatMap((count) => divided(words, count));
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  const best = divisions.sort((one, other) => longest(one) + one.length * 2 - longest(other) - other.length * 2)[0]!;
  return longest(best) <= MAX_SOLID_LINE ? best : [];
}

function divided(words: readonly string[], count: number): string[][] {
  if (count > words.length) return [];
  if (count === 1) return [[words.join(' ')]];
  return words
    .slice(0, words.length - count + 1)
    .flatMap((_, at) =>
      divided(words.slice(at + 1), count - 1).map((rest) => [words.slice(0, at + 1).join(' '), ...rest]),
    );
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
const muddyTurns: readonly LookName[] = ['duo', 'bold', 'pale'];
const MUDDY = { from: 40, to: 125 };
const MAX_FIGURE = 6;
const MAX_SOLID = 36;
const MAX_SOLID_WORDS = 6;
const MAX_SOLID_LINE = 13;
const moodLooks: Readonly<Record<Mood, readonly LookName[]>> = {
  warm: ['tonal', 'pale', 'bold', 'duo', 'deep'],
  fresh: ['tonal', 'duo', 'pale', 'bold', 'deep'],
  calm: ['pale', 'tonal', 'duo', 'tonal', 'deep'],
  bold: ['bold', 'tonal', 'deep', 'duo', 'pale'],
  festive: ['bold', 'deep', 'tonal', 'duo', 'pale'],
};
