import { capitals } from '../drawing/capitals';
import type { AspectRatio } from '../../../../../src/domain/image-format';
import type { ImageBrief } from '../../../../ports/image';
import { isNight, moodFace, moodPalette, moodScheme, askedGrounds } from '../drawing/mood-palette';
import { buildScheme, type Palette, type Scheme, type SchemeName } from '../drawing/palette';
import { hashText, seededRandom } from '../drawing/seeded-random';
import { covers, type Face } from '../prompt/letters/drawable';
import { priceList } from '../prompt/facts/priced-items';
import { dateOf } from '../prompt/facts/prompt-date';
import { askedLook, type AskedLook } from '../prompt/wishes/asked-look';
import { isMourning } from '../prompt/wishes/mourning';
import { posterWords, type PosterWords } from '../prompt/poster-words';
import { subjectOf } from '../subjects/choose-subject';
import { inTurn, moodOf, paletteOf, seedOf, subjectHue, wishOf } from '../series-choices';
import type { Mood, Topic } from '../subjects/topic';

export const layoutNames = [
  'disc',
  'split',
  'still',
  'tiles',
  'arch',
  'series',
  'poster',
  'figure',
  'ledger',
  'band',
  'menu',
  'date',
  'letter',
  'rings',
  'dots',
  'notice',
] as const;
export type LayoutName = (typeof layoutNames)[number];

/** Every choice of a poster, made without drawing anything; the same for all ratios of one brief. */
export interface PosterPlan {
  words: PosterWords;
  /** Faces of the headline and of a letter that is the picture. */
  faces: { headline: Face; monument: Face };
  aspectRatio: AspectRatio;
  /** Null when the subject table does not know the matter. */
  topic: Topic | null;
  heroName: string | null;
  extraNames: readonly string[];
  layout: LayoutName;
  palette: Palette;
  scheme: Scheme;
  /** The mood that the description asks for. */
  asked: AskedLook;
  /** Grief: nothing that is gay. */
  isQuiet: boolean;
  /** Seeds what a layout leaves open. */
  detailSeed: number;
}

/**
 * Layouts take turns: seeds 0, 1, 2 … go through all of them in a shuffled order before one comes again, so that
 * neighbouring posts of a series never share a composition. A brand fixes the hue, whatever the
 * subject, and its kit the colour and the lettering.
 */
export function planPoster(brief: ImageBrief): PosterPlan {
  const words = posterWords(brief);
  const seed = seedOf(brief);
  const topic = subjectOf(brief, words.matter);
  const isQuiet = isMourning(brief.prompt);
  const look = isQuiet ? plainLook : askedLook(brief.prompt);
  const faces = facesOf(brief, look);
  const list = words.isNotice
    ? noticeLayouts
    : isQuiet
      ? quietLayouts
      : suited(candidates(words, topic, faces.monument), look);
  const layout = inTurn(list, seed);
  const random = seededRandom(hashText(`${seed} ${layout}`));
  const mood = moodOf(words, topic);
  const hue = subjectHue(words, topic) + random.between(-6, 6);
  const palette = moodPalette(paletteOf(brief, words, hue, mood), look, wishOf(brief, words)?.kind === 'colour');
  const turn = seed + Math.floor(seed / list.length);
  const grounds = askedGrounds(look);
  const ground = grounds ? grounds[turn % grounds.length]! : schemeFor(layout, mood, turn);
  const scheme = moodScheme(buildScheme(palette, ground), palette, look);
  const heroName = topic && !(isQuiet && words.isNotice) ? random.pick(topic.heroes as [string, ...string[]]) : null;
  return {
    words,
    faces,
    aspectRatio: brief.aspectRatio,
    topic,
    heroName,
    extraNames: topic?.extras.filter((name) => name !== heroName) ?? [],
    layout,
    palette,
    scheme,
    asked: look,
    isQuiet,
    detailSeed: hashText(`${layout} ${seed}`),
  };
}

/** The letter that stands for a message. */
export const monumentOf = ({ headline }: PosterWords): string => capitals(/\p{L}|\p{N}/u.exec(headline)?.[0] ?? '');

/** One large letter is a sign of a word; of a sentence it says nothing. */
export const standsForWords = ({ headline }: PosterWords): boolean =>
  headline.split(' ').length <= MOST_WORDS_OF_LETTER;
const MOST_WORDS_OF_LETTER = 1;
const quietLayouts = ['rings', 'dots'] as const;
const noticeLayouts = ['notice'] as const;

function facesOf({ font }: ImageBrief, look: AskedLook): PosterPlan['faces'] {
  const face = font === undefined || font === 'grotesk' ? moodFace(look) : font;
  return face === null ? { headline: 'display', monument: 'displayBold' } : { headline: face, monument: face };
}

const plainLook: AskedLook = { mood: null, isDark: false };

/** A clean sheet has no field of colour, and a dark one has nothing that is both large and bright. */
function suited(list: LayoutName[], look: AskedLook): LayoutName[] {
  const kept = list.filter((layout) =>
    look.mood === 'clean'
      ? !ofFields.has(layout)
      : !((isNight(look) || look.mood === 'retro') && busyLayouts.has(layout)),
  );
  return kept.length > 0 ? kept : list;
}
const ofFields: ReadonlySet<LayoutName> = new Set<LayoutName>(['split', 'still', 'tiles', 'band', 'series']);
const busyLayouts: ReadonlySet<LayoutName> = new Set<LayoutName>(['tiles', 'series']);

function candidates(words: PosterWords, topic: Topic | null, monument: Face): LayoutName[] {
  const hasWords = words.headline !== '';
  if (hasWords && priceList(words.supporting)) return topic ? ['menu'] : ['ledger', 'band'];
  const figure: LayoutName[] = words.figure ? ['figure'] : [];
  const date: LayoutName[] = !words.figure && words.kicker && dateOf(words.kicker) ? ['date'] : [];
  if (topic)
    return hasWords
      ? [...figure, 'disc', 'split', 'still', 'tiles', 'arch', 'series', 'poster']
      : ['disc', 'split', 'still', 'arch'];
  const letter: LayoutName[] = standsForWords(words) && covers(monument, monumentOf(words)) ? ['letter'] : [];
  if (!hasWords) return ['rings', 'dots', 'tiles'];
  return [...figure, ...date, 'ledger', ...letter, 'band', 'poster', 'dots'];
}

/** Grounds take turns too, those that suit the mood twice as often. */
function schemeFor(layout: LayoutName, mood: Mood, turn: number): SchemeName {
  const ordered = [...new Set([...moodSchemes[mood], ...schemesOf[layout]])];
  return ordered[turns[turn % turns.length]!]!;
}

const turns = [0, 1, 2, 0, 3, 1] as const;
const moodSchemes: Readonly<Record<Mood, readonly SchemeName[]>> = {
  warm: ['tint', 'paper'],
  fresh: ['paper', 'bold'],
  calm: ['paper', 'tint'],
  bold: ['bold', 'deep'],
  festive: ['bold', 'tint'],
};
const schemesOf: Readonly<Record<LayoutName, readonly SchemeName[]>> = {
  disc: ['paper', 'tint', 'deep', 'bold'],
  split: ['paper', 'tint', 'bold', 'deep'],
  still: ['tint', 'paper', 'bold', 'deep'],
  tiles: ['paper', 'tint', 'deep', 'bold'],
  arch: ['tint', 'paper', 'bold', 'deep'],
  series: ['tint', 'bold', 'deep', 'paper'],
  poster: ['bold', 'deep', 'tint', 'paper'],
  figure: ['bold', 'paper', 'deep', 'tint'],
  letter: ['paper', 'tint', 'deep', 'bold'],
  rings: ['paper', 'tint', 'bold', 'deep'],
  ledger: ['bold', 'paper', 'deep', 'tint'],
  band: ['paper', 'tint', 'deep', 'bold'],
  menu: ['paper', 'tint', 'bold', 'deep'],
  date: ['bold', 'deep', 'paper', 'tint'],
  dots: ['deep', 'paper', 'bold', 'tint'],
  notice: ['paper', 'tint', 'bold', 'deep'],
};
