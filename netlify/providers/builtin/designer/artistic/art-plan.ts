import type { AspectRatio } from '../../../../../src/domain/image-format';
import type { ImageBrief } from '../../../../ports/image';
import { lchOf } from '../drawing/colours';
import { isNight, moodFace } from '../drawing/mood-palette';
import { hashText, seededRandom } from '../drawing/seeded-random';
import type { Face } from '../prompt/letters/drawable';
import { posterWords, type PosterWords } from '../prompt/poster-words';
import { askedLook, type AskedLook } from '../prompt/wishes/asked-look';
import { wishOf, inTurn, seedOf, subjectHue } from '../series-choices';
import { subjectOf } from '../subjects/choose-subject';
import type { Topic } from '../subjects/topic';
import { artLight, lightsFor, type ArtLight, type LightName, type PaperName } from './art-light';
import { momentOf, placeOf, type Place } from './art-place';
import { moodChoices, moodLight, moodWish } from './mood-light';
import { artGrounds, type ArtGround, type Manner } from './paint-manners';
import { stanceOf, type Stance } from './stances';

export const artScenes = [
  'table',
  'lake',
  'sea',
  'meadow',
  'street',
  'halo',
  'field',
  'swirl',
  'strata',
  'rings',
  'leaves',
] as const;
export type ArtSceneName = (typeof artScenes)[number];
export const hangings = ['mat', 'bleed', 'lintel'] as const;
/** Where the words stand: under a framed painting, under one that runs out of the sheet, over it. */
export type Hanging = (typeof hangings)[number];

/** Every choice for a painting, made before drawing anything; the same for all ratios of a brief. */
export interface ArtPlan {
  words: PosterWords;
  /** Typeface of the headline; null for the style's own serif. */
  face: Face | null;
  aspectRatio: AspectRatio;
  /** Null when the subject table does not know the subject: only colour and words. */
  topic: Topic | null;
  heroName: string | null;
  stance: Stance;
  /** Icons that fit beside the hero on a table, at most two. */
  extraNames: readonly string[];
  scene: ArtSceneName;
  manner: Manner;
  hanging: Hanging;
  light: ArtLight;
  wall: 'dark' | 'pale';
  ground: ArtGround;
  /** The mood that the description asks for. */
  asked: AskedLook;
  /** The seed for details that a scene leaves open. */
  detailSeed: number;
}

/** Scenes rotate with the seed; manners, lights and hangings rotate at other rates. */
export function planArt(brief: ImageBrief): ArtPlan {
  const words = posterWords(brief);
  const seed = seedOf(brief);
  const topic = subjectOf(brief, words.matter);
  const trade = hashText(topic?.name ?? words.matter.join(' ').toLowerCase());
  const random = seededRandom(hashText(`painting ${seed} ${trade}`));
  const chosen = topic ? heroOf(topic, random.next()) : null;
  const heroName = chosen !== null && unpainted.has(chosen) ? null : chosen;
  const stance = heroName ? stanceOf(heroName) : 'symbol';
  const place = placeOf(brief.prompt);
  const look = askedLook(brief.prompt);
  const mood = moodChoices(look);
  const moment = momentOf(brief.prompt) ?? mood.light ?? null;
  const list = heroName
    ? inLight(scenesFor(heroName, topic!, brief.prompt, place), moment)
    : place
      ? scenesOfPlaces[place]
      : isNight(look)
        ? darkScenes
        : abstractScenes;
  const scene = inTurn(list, seed);
  const kin =
    topic && heroName && stance === 'object'
      ? [...topic.extras, ...topic.heroes].filter((name) => name !== heroName && stanceOf(name) === 'object')
      : [];
  const wish = moodWish(wishOf(brief, words), look);
  const hue = subjectHue(words, topic) + random.between(-8, 8);
  const lights = lightsFor(wish?.kind === 'colour' ? lchOf(wish.hex).h : hue);
  const pace = seed + Math.floor(seed / list.length);
  const turned = lights[pace % lights.length]!;
  const lightName =
    moment ??
    (scene === 'street'
      ? (['sunset', 'night'] as const)[pace % 2]!
      : scene === 'meadow' && turned === 'night'
        ? 'golden'
        : turned);
  const manner = mood.manner ?? mannerTurns[seed % mannerTurns.length]!;
  const paper = mood.paper ?? papers[(seed + trade) % papers.length]!;
  const against = random.pick([0, 0, 165, 195, 60]);
  const light = artLight(lightName, wish, hue, manner === 'oil' ? paper : 'cream', against);
  const isDarkWall = random.chance(0.6) || moment === 'night' || glowing.has(heroName ?? '');
  return {
    words,
    face: faceOf(brief, look),
    aspectRatio: brief.aspectRatio,
    topic,
    heroName,
    stance,
    extraNames: [...new Set(kin)].slice(0, 2),
    scene,
    manner,
    hanging: hangingTurns[(pace + trade) % hangingTurns.length]!,
    light: moodLight(light, look),
    wall: mood.wall ?? (isDarkWall ? 'dark' : 'pale'),
    ground: mood.ground ?? inTurn(artGrounds, seed + (trade % artGrounds.length)),
    asked: look,
    detailSeed: hashText(`${scene} ${seed} ${words.matter.join(' ')}`),
  };
}

/** The style's own serif, or the brand's lettering where it has a voice of its own. */
const faceOf = ({ font }: ImageBrief, look: AskedLook): Face | null =>
  font !== undefined && font !== 'grotesk' ? font : look.mood === 'luxury' ? null : moodFace(look);

/** Objects before symbols: a painting needs something that stands. */
function heroOf({ heroes, extras }: Topic, chance: number): string {
  const things = heroes.filter((name) => stanceOf(name) !== 'symbol');
  const choice = things.length > 0 ? things : heroes.length > 0 ? heroes : extras;
  return choice[Math.floor(chance * choice.length)]!;
}

/** Where a thing could really be: a sheep on a meadow, a boat on a lake, what is made or sold on a table. Anything may stand before a plain halo. */
function scenesFor(hero: string, { sector }: Topic, prompt: string, place: Place | null): readonly ArtSceneName[] {
  const stance = stanceOf(hero);
  if (hero === 'lighthouse') return ['sea'];
  // lit and decorated, it stands in no field of flowers
  if (hero === 'christmas-tree') return ['halo', 'street'];
  if (rural.has(hero)) return [place === 'lake' || place === 'sea' ? place : 'meadow', 'halo'];
  // what is said to be on a beach or in a park stands on no table
  if (stance === 'object' && (place === 'sea' || place === 'lake')) return [place, 'halo'];
  if (stance === 'object' && inOpenAir.test(prompt)) return ['halo'];
  if (stance === 'symbol' || stance === 'furniture') return ['halo'];
  if (stance === 'boat') return [place === 'sea' ? 'sea' : 'lake', 'halo'];
  if (stance === 'sky')
    return place !== null
      ? [sceneOf[place], 'halo']
      : sector === 'animals' || sector === 'nature' || flying.has(hero)
        ? ['meadow', 'halo']
        : ['halo'];
  if (stance === 'outdoor') {
    if (sector === 'animals' || sector === 'nature') return ['meadow', 'halo'];
    return place === null ? ['street', 'meadow', 'halo'] : [sceneOf[place], 'halo'];
  }
  if (stance === 'plant') return ['table', 'meadow', 'halo'];
  return ['table', 'halo'];
}

/** The pale disc of a halo is no night. */
function inLight(scenes: readonly ArtSceneName[], moment: LightName | null): readonly ArtSceneName[] {
  const dark = scenes.filter((scene) => scene !== 'halo' && scene !== 'meadow');
  return moment === 'night' && dark.length > 0 ? dark : scenes;
}

/** Where what stands in the open is shown when its place is said. */
const sceneOf: Readonly<Record<Place, ArtSceneName>> = {
  sea: 'sea',
  lake: 'lake',
  town: 'street',
  garden: 'meadow',
  hills: 'meadow',
};
/** Stands in the country, unless a place is said. */
const rural: ReadonlySet<string> = new Set(
  'house-with-garden alpaca donkey llama beehive greenhouse lawn-mower wheelbarrow picket-fence horse unicorn t-rex sauropod log-cabin windmill wind-turbine tractor cow ewe ram pig goat goose rooster lawn-mower tent'.split(
    ' ',
  ),
);
/** Rises from fields. */
const flying: ReadonlySet<string> = new Set(
  'hot-air-balloon kite small-airplane parachute drone helicopter'.split(' '),
);
/** Shines by itself, and only in the dark. */
const glowing: ReadonlySet<string> = new Set(
  'lantern candle diya-lamp red-paper-lantern wood-stove jack-o-lantern table-lamp flashlight crescent-moon star fireworks sparkler'.split(
    ' ',
  ),
);
const inOpenAir =
  /\b(?:outdoors?|open[- ]air|in the (?:park|woods|forest|garden|orchard|vineyard|meadow)|im freien|im park|plein air|aire libre|all['’]aperto|buitenlucht|ao ar livre)(?!\p{L})/iu;

/** What belongs on a lightbox or a desk, and looks like a joke in oil. */
const unpainted: ReadonlySet<string> = new Set([
  'knee-joint',
  'x-ray',
  'spine',
  'footprint',
  'cctv-camera',
  'receipt',
  'calculator',
  'credit-card',
]);
/** No landscape where none is said: colours alone, in the brand's own. */
const abstractScenes = ['swirl', 'leaves', 'field', 'rings'] as const;
/** Rings are cheerful whatever their colours. */
const darkScenes = ['swirl', 'field'] as const;
const scenesOfPlaces: Readonly<Record<Place, readonly ArtSceneName[]>> = {
  sea: ['sea'],
  lake: ['lake'],
  town: ['street'],
  garden: ['meadow'],
  hills: ['strata'],
};
const mannerTurns: readonly Manner[] = ['oil', 'oil', 'watercolour', 'oil', 'print'];
const hangingTurns: readonly Hanging[] = ['mat', 'bleed', 'lintel', 'mat', 'bleed'];
const papers: readonly PaperName[] = ['cream', 'cream', 'tint', 'deep', 'cream'];
