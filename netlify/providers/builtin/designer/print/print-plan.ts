import type { ArtPlan } from '../artistic/art-plan';
import { isSeriousTrade } from '../../../../../src/domain/serious-trade';
import type { AspectRatio } from '../../../../../src/domain/image-format';
import type { ImageBrief } from '../../../../ports/image';
import { blend, contrast, lchOf, oklch } from '../drawing/colours';
import { darkened, isNight, moodFace, moodPalette } from '../drawing/mood-palette';
import type { Palette } from '../drawing/palette';
import { hashText, seededRandom } from '../drawing/seeded-random';
import type { Face } from '../prompt/letters/drawable';
import { withWholeDay } from '../drawing/whole-day';
import { posterWords, type PosterWords } from '../prompt/poster-words';
import { askedLook, type AskedLook } from '../prompt/wishes/asked-look';
import type { DrawnMood } from '../prompt/wishes/drawn-moods';
import { isMourning } from '../prompt/wishes/mourning';
import { placeFor, type Place, type PlaceKind } from '../places/place-for';
import { formatOf } from '../minimalist/stage';
import { inTurn, moodOf, paletteOf, seedOf, subjectHue, wishOf } from '../series-choices';
import { subjectOf } from '../subjects/choose-subject';
import type { Topic } from '../subjects/topic';
import { paintingFor } from './painted-art';
import { hasRoomForMotif } from './print-motif';
import type { SurfaceName } from './surfaces';

/** Where the print is photographed: in a real place, on a table, taped to a window, in a frame on posts, on an easel, as a pavement sign or a hung banner, or close up, on what it lies on, hangs from or is pinned to. */
export const placedScenes = ['table', 'glass', 'frame', 'easel', 'pavement', 'banner'] as const;
export const closeScenes = ['oak', 'framed', 'brick', 'linen', 'wall', 'walnut', 'cork'] as const;
export type PlacedScene = (typeof placedScenes)[number];
export type CloseScene = (typeof closeScenes)[number];
export type PrintScene = PlacedScene | CloseScene;
export type Stock = 'white' | 'dyed' | 'light';

/** Every choice of a photographed print, made without drawing anything; the same for all ratios of a brief. */
export interface PrintPlan {
  words: PosterWords;
  faces: { headline: Face; monument: Face };
  aspectRatio: AspectRatio;
  /** Null when the subject table does not know the matter. */
  topic: Topic | null;
  /** The subject, where it is printed as a drawing: if the words leave room for it, or the owner named it. */
  motifName: string | null;
  /** How the subject is painted for the print; null where it is drawn in inks or not at all. */
  painting: ArtPlan | null;
  /** Nothing is drawn, and nothing forbids ornaments. */
  isOrnamented: boolean;
  scene: PrintScene;
  /** What is behind a print that stands in a place. */
  place: Place;
  surface: SurfaceName;
  /** Of plaster and linen. */
  surfaceColour: string;
  stock: Stock;
  paper: string;
  /** What is printed beside the words: a field of colour or what carries the picture. */
  field: string;
  /** The strip, sheet or envelope in the brand's other colour. */
  other: string;
  palette: Palette;
  /** One colour to its edges, where a design allows that. */
  isFlat: boolean;
  /** Which design of an illustrated print comes first. */
  design: number;
  detailSeed: number;
}

/** Scenes take turns as the seed counts up; stocks at another pace. */
export function planPrint(brief: ImageBrief): PrintPlan {
  const words = withWholeDay(posterWords(brief), brief.prompt);
  const seed = seedOf(brief);
  // what a denial took out of the matter is still what is sold: "guitar lessons, no experience needed"
  const topic = subjectOf(brief, words.matter) ?? subjectOf(brief, [words.headline.split(denied)[0]!]);
  const place = placeFor(brief, topic);
  const look = isMourning(brief.prompt) ? plainLook : askedLook(brief.prompt);
  const scene = look.mood
    ? inTurn(scenesOfMoods[look.isDark ? 'dark' : look.mood], seed)
    : sceneFor(place, topic, seed + (hashText(words.brand || words.headline) % 60));
  const random = seededRandom(hashText(`print ${seed} ${scene}`));
  const usual = paletteOf(brief, words, subjectHue(words, topic) + random.between(-6, 6), moodOf(words, topic));
  const palette = moodPalette(usual, look, wishOf(brief, words)?.kind === 'colour');
  const drawn = motifOf(brief, words, topic, seed);
  const painting = drawn === null ? null : paintingFor(brief, look, seed + Math.floor(seed / 4));
  const motifName = painting?.heroName ?? drawn;
  const [dye, other] = isNight(look) ? nightInks(palette) : inksOf(palette);
  const stock = isNight(look)
    ? 'dyed'
    : look.mood === 'clean'
      ? 'white'
      : stockOf(seed + Math.floor(seed / 3), motifName !== null, other);
  const paper = { white: look.mood === null ? COTTON : palette.paper, dyed: dye, light: other }[stock];
  return {
    words,
    faces: facesOf(brief, look, hashText(words.brand || words.headline)),
    aspectRatio: brief.aspectRatio,
    topic,
    motifName,
    painting,
    isOrnamented: motifName === null && words.headline !== '' && look.mood !== 'clean' && !isGrave(brief),
    scene,
    place,
    surface: surfaces[scene],
    surfaceColour: scene === 'brick' ? brickColour(paper) : wallColour(palette, paper, scene === 'linen'),
    stock,
    paper,
    field: stock === 'dyed' ? other : dye,
    other,
    palette,
    isFlat: random.chance(0.5),
    design: seed + (hashText(words.brand || words.headline) % 5),
    detailSeed: hashText(`${scene} ${seed}`),
  };
}

const denied =
  /(?:^|[\s,])(?:without|never|no|not|ohne|kein\p{L}*|nie|sans|jamais|sin|nunca|senza|mai|zonder|geen|bez|sem)\s/iu;

/** What an owner names is always drawn; beside debts or an illness a drawing would be too gay. */
function motifOf(brief: ImageBrief, words: PosterWords, topic: Topic | null, seed: number): string | null {
  if (!topic) return null;
  const isAsked = brief.subject !== undefined;
  if (!isAsked && isGrave(brief)) return null;
  if (!isAsked && !hasRoomForMotif(words, formatOf(brief.aspectRatio).shape)) return null;
  return inTurn(topic.heroes as [string, ...string[]], seed);
}

const isGrave = ({ prompt, brand = '' }: ImageBrief): boolean =>
  isMourning(prompt) || isSeriousTrade({ name: brand, what: prompt }, null);

/** Illustrated sheets are full of colour two times in three, words alone one time. */
function stockOf(turn: number, isIllustrated: boolean, other: string): Stock {
  if (!isIllustrated) return turn % 3 === 1 ? 'dyed' : 'white';
  const { l, c } = lchOf(other);
  const isLight = l > 0.66 && c > 0.02 && contrast(other, INK) >= STURDY;
  return (['dyed', isLight ? 'light' : 'dyed', 'white'] as const)[turn % 3]!;
}

/** Indoors, one in three lies or hangs close to the camera instead: a blurred room says little about the trade. */
function sceneFor({ kind, isOutdoors }: Place, topic: Topic | null, turn: number): PrintScene {
  if (!isOutdoors && kind !== 'evening' && turn % 3 === 2) return inTurn(closeScenesOf(topic), Math.floor(turn / 3));
  return inTurn(scenesOf(kind, isOutdoors, topic), turn);
}

/** Surfaces that would look out of place for a trade are left out: a restaurant's card on a cork board, a mechanic's on linen. */
const closeScenesOf = (topic: Topic | null): readonly CloseScene[] =>
  closeScenes.filter((scene) => !unlikely.get(scene)?.has(topic?.sector ?? ''));
const unlikely: ReadonlyMap<CloseScene, ReadonlySet<string>> = new Map([
  ['cork', new Set(['food', 'drink', 'beauty', 'events', 'motor', 'travel'])],
  ['linen', new Set(['motor', 'work', 'tech', 'active'])],
  ['brick', new Set(['health', 'beauty'])],
  ['framed', new Set(['motor', 'active'])],
]);

/** What such a trade puts up in such a place: no board on posts stands in a road, and no easel in a car park. */
function scenesOf(kind: PlaceKind, isOutdoors: boolean, topic: Topic | null): readonly PlacedScene[] {
  const isRough = topic !== null && rough.has(topic.sector);
  if (kind === 'street' || kind === 'courtyard') return isRough ? STREET : [...STREET, 'table', 'easel'];
  if (isOutdoors) return isRough ? ['frame', 'banner', 'pavement'] : ['frame', 'banner', 'easel', 'table'];
  if (kind === 'garage' || kind === 'hall' || kind === 'workshop') return ['banner', 'table', 'glass', 'easel'];
  return ['table', 'glass', 'easel'];
}
const STREET: readonly PlacedScene[] = ['pavement', 'glass', 'banner'];
const rough: ReadonlySet<string> = new Set(['motor', 'work', 'home']);

/** Whether the place around a print is a photograph. */
export const isPlaced = (scene: PrintScene): scene is PlacedScene => placedScenes.some((placed) => placed === scene);

/** A business without a typeface of its own keeps one of these. */
const facesOf = ({ font }: ImageBrief, look: AskedLook, business: number): PrintPlan['faces'] => {
  const headline = font ?? moodFace(look) ?? HEADLINE_FACES[business % HEADLINE_FACES.length]!;
  return headline === 'grotesk'
    ? { headline: business % 2 === 0 ? 'display' : 'displayBold', monument: 'displayBold' }
    : { headline, monument: headline };
};
const HEADLINE_FACES = ['grotesk', 'serif', 'geometric', 'condensed', 'grotesk', 'slab'] as const;

/** The brand's darker or fuller colour, on which pale words stand, and its other one. */
function inksOf({ accent, second, hue, chroma }: Palette): [dye: string, other: string] {
  const [one, two] = [accent, second ?? oklch(0.82, Math.min(0.09, chroma), hue + 40)];
  const dye = contrast(two, COTTON) > contrast(one, COTTON) * 1.4 && lchOf(two).c > 0.03 ? two : one;
  return [sturdy(dye), dye === one ? two : one];
}

/** In a dark picture nothing large is bright. */
function nightInks({ deep, accent }: Palette): [dye: string, other: string] {
  const dye = darkened(deep);
  return [dye, sturdy(blend(dye, accent, 0.32))];
}

/** Dark enough for pale words, or light enough for dark ones: as it is where either can stand on it in uneven light. */
function sturdy(colour: string): string {
  const { l, c, h } = lchOf(colour);
  for (let lightness = l; lightness > 0.4; lightness -= 0.01) {
    const dye = lightness === l ? colour : oklch(lightness, c, h);
    if (contrast(dye, COTTON) >= STURDY || contrast(dye, INK) >= STURDY) return dye;
  }
  return colour;
}

/** A plain wall, or a cloth with a little of the brand's hue, as far from the paper as it needs to be seen. */
function wallColour({ hue, chroma }: Palette, paper: string, isCloth: boolean): string {
  const isPale = lchOf(paper).l > 0.75;
  return isCloth
    ? oklch(isPale ? 0.66 : 0.86, Math.min(isPale ? 0.055 : 0.03, chroma), isPale ? hue : 80)
    : oklch(isPale ? 0.74 : 0.88, 0.018, 80);
}

/** Bare, or whitewashed behind a dark sheet. */
const brickColour = (paper: string): string => (lchOf(paper).l > 0.6 ? '#a25f49' : '#d8d1c5');

const plainLook: AskedLook = { mood: null, isDark: false };
/** Close up, where no place tints the sheet. */
const scenesOfMoods: Readonly<Record<DrawnMood, readonly [CloseScene, ...CloseScene[]]>> = {
  dark: ['walnut', 'brick'],
  luxury: ['walnut', 'framed'],
  neon: ['brick', 'walnut'],
  retro: ['cork', 'oak'],
  rustic: ['oak', 'linen', 'brick'],
  festive: ['oak', 'walnut'],
  pastel: ['linen', 'wall'],
  clean: ['wall', 'framed'],
  playful: ['cork', 'wall'],
};
const COTTON = '#f6f3ec';
const INK = '#171412';
/** Contrast. */
const STURDY = 5.5;
const surfaces: Readonly<Record<PrintScene, SurfaceName>> = {
  table: 'oak',
  glass: 'plaster',
  frame: 'walnut',
  easel: 'oak',
  pavement: 'plaster',
  banner: 'linen',
  oak: 'oak',
  wall: 'plaster',
  linen: 'linen',
  walnut: 'walnut',
  brick: 'brick',
  cork: 'cork',
  framed: 'plaster',
};
