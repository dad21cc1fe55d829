import type { AspectRatio } from '../../../../../src/domain/image-format';
import { isSeriousTrade } from '../../../../../src/domain/serious-trade';
import type { ImageBrief } from '../../../../ports/image';
import { isNight } from '../drawing/mood-palette';
import { hashText, seededRandom } from '../drawing/seeded-random';
import type { Face } from '../prompt/letters/drawable';
import { askedLook, type AskedLook } from '../prompt/wishes/asked-look';
import { isMourning } from '../prompt/wishes/mourning';
import { posterWords, type PosterWords } from '../prompt/poster-words';
import { wishOf, inTurn, isTender, moodOf, seedOf, subjectHue } from '../series-choices';
import { subjectOf } from '../subjects/choose-subject';
import type { Mood, Topic } from '../subjects/topic';
import { isAfloat, isSoldOverCounter, standsOnGrass } from './comic-places';
import { moodComic } from './mood-comic';
import { comicPalette, type ComicPalette, type ComicPaletteName } from './comic-palette';

export const sceneNames = [
  'sunburst',
  'hills',
  'waves',
  'counter',
  'bubble',
  'panels',
  'stickers',
  'offer',
  'blast',
  'page',
  'notice',
] as const;
export type SceneName = (typeof sceneNames)[number];

/** Every choice of a cartoon, made without drawing anything; the same for all ratios of one brief. */
export interface ComicPlan {
  words: PosterWords;
  /** Face of the headline. */
  face: Face;
  aspectRatio: AspectRatio;
  /** Null when the subject table does not know the matter: letters, bursts and shapes alone. */
  topic: Topic | null;
  heroName: string | null;
  /** Icons that are right beside the hero, at most three. */
  extraNames: readonly string[];
  scene: SceneName;
  palette: ComicPalette;
  /** Burials, debts and illness: one quiet page. */
  isGrave: boolean;
  /** Of a trade without a picture that calls nothing out: an explosion or a bolt would be a joke about it. */
  isQuiet: boolean;
  /** The mood that the description asks for. */
  asked: AskedLook;
  /** Seeds what a scene leaves open. */
  detailSeed: number;
}

/** Scenes take turns as the seed counts up, and palettes with them, at another pace. */
export function planComic(brief: ImageBrief): ComicPlan {
  const words = posterWords(brief);
  const seed = seedOf(brief);
  const topic = subjectOf(brief, words.matter);
  const isGrave = isGraveMatter(brief, words);
  const look = isGrave ? plainLook : askedLook(brief.prompt);
  const isQuiet = topic === null && !words.figure && !calledOut.test(brief.prompt);
  const list = words.isNotice ? noticeScenes : isGrave ? quietScenes : candidates(words, topic, isQuiet, isNight(look));
  const scene = inTurn(list, seed);
  const random = seededRandom(hashText(`cartoon ${seed} ${scene}`));
  const heroName = topic && !isGrave ? random.pick(topic.heroes as [string, ...string[]]) : null;
  const kin = topic ? [...topic.extras, ...topic.heroes].filter((name) => name !== heroName) : [];
  const wish = wishOf(brief, words);
  const paletteName = paletteFor(moodOf(words, topic), seed + Math.floor(seed / list.length), wish !== null);
  const plain = comicPalette(wish, subjectHue(words, topic) + random.between(-6, 6), paletteName, random);
  const palette = moodComic(plain, look, wish?.kind === 'colour');
  return {
    words,
    face: faceOf(brief, isGrave, look),
    aspectRatio: brief.aspectRatio,
    topic,
    heroName,
    extraNames: [...new Set(kin)].slice(0, 3),
    scene,
    palette,
    isGrave,
    isQuiet,
    asked: look,
    detailSeed: hashText(`${scene} ${seed}`),
  };
}

/** The style's own comic face, or the brand's lettering where it has a voice of its own. */
function faceOf({ font }: ImageBrief, isGrave: boolean, look: AskedLook): Face {
  const face = font === undefined || font === 'grotesk' ? faces.get(look.mood ?? '') : font;
  return face === undefined ? (isGrave ? 'chunky' : 'comic') : face === 'rounded' ? 'chunky' : face;
}
const faces: ReadonlyMap<string, Face> = new Map([
  ['luxury', 'serif'],
  ['retro', 'chunky'],
  ['rustic', 'slab'],
  ['pastel', 'chunky'],
]);
/** What is called out. */
const calledOut = /[!！]/u;
const plainLook: AskedLook = { mood: null, isDark: false };

/** Burials, deeds, debts and illness: nobody shouts, nothing bursts and nothing smiles. */
const isGraveMatter = (brief: ImageBrief, words: PosterWords): boolean =>
  isMourning(brief.prompt) ||
  isTender(words) ||
  isSeriousTrade({ name: brief.brand ?? '', what: brief.prompt }, null) ||
  graveElsewhere.test(`${brief.brand ?? ''} ${brief.prompt}`);
const graveElsewhere =
  /(?<!\p{L})(?:debts?|bankruptcy|repossession|eviction|domestic (?:abuse|violence)|stillbirth|bestatt\p{L}*|beerdigung\p{L}*|schuldner\p{L}*|scheidung\p{L}*|insolvenz\p{L}*|hospiz\p{L}*|notar\p{L}*|pompes funèbres|obsèques|surendettement|divorce|notaire|funeraria|tanatorio|divorcios?|deudas|notar[ií]a|onoranze funebri|divorzi\p{L}*|debiti|notaio|funerária|dívidas|divórcio|uitvaart\p{L}*|schuldhulp\p{L}*|echtscheiding\p{L}*|pogrzeb\p{L}*|rozwod\p{L}*|begravning\p{L}*|begravelse\p{L}*)(?!\p{L})/iu;
const quietScenes = ['page'] as const;
const noticeScenes = ['notice'] as const;

function candidates(words: PosterWords, topic: Topic | null, isQuiet: boolean, isNight: boolean): SceneName[] {
  const scenes = scenesOf(words, topic, isQuiet);
  const dark = scenes.filter((scene) => !ofPaper.has(scene));
  return isNight && dark.length > 0 ? dark : scenes;
}

/** Large and white. */
const ofPaper: ReadonlySet<SceneName> = new Set<SceneName>(['bubble', 'page', 'hills', 'waves', 'panels']);

function scenesOf(words: PosterWords, topic: Topic | null, isQuiet: boolean): SceneName[] {
  const offer: SceneName[] = words.figure ? ['offer'] : [];
  if (topic) {
    const hills: SceneName[] = isAfloat(topic) ? ['waves'] : standsOnGrass(topic) ? ['hills'] : [];
    const counter: SceneName[] = isSoldOverCounter(topic) ? ['counter'] : [];
    return words.headline
      ? ['sunburst', ...offer, ...hills, 'bubble', ...counter, 'panels', 'stickers']
      : ['sunburst', ...hills, ...counter, 'panels'];
  }
  // a speech bubble needs somebody who speaks
  if (!words.headline) return ['sunburst', 'panels'];
  return isQuiet ? ['page', 'sunburst', 'stickers'] : ['blast', ...offer, 'sunburst', 'page', 'stickers'];
}

/** A brand's colour or a wish is never turned into its opposite. */
function paletteFor(mood: Mood, turn: number, isFixed: boolean): ComicPaletteName {
  const order = isFixed ? fixedOrder : moodOrders[mood];
  return order[turn % order.length]!;
}

const fixedOrder: readonly ComicPaletteName[] = ['bright', 'pale', 'bright', 'night'];
const moodOrders: Readonly<Record<Mood, readonly ComicPaletteName[]>> = {
  warm: ['bright', 'cool', 'pale', 'bright', 'night'],
  fresh: ['bright', 'pale', 'cool', 'bright', 'night'],
  calm: ['pale', 'bright', 'cool', 'pale', 'bright'],
  bold: ['bright', 'night', 'cool', 'bright', 'pale'],
  festive: ['bright', 'night', 'pale', 'bright', 'cool'],
};
