import { lchOf, oklch } from '../drawing/colours';
import { colourName } from '../drawing/colour-name';
import { isCity } from './street-plate';
import { altTextOf, pictureTitle } from '../poster-description';
import { heroNoun } from '../subjects/hero-nouns';
import type { ArtLight } from './art-light';
import type { ArtPlan, ArtSceneName } from './art-plan';
import type { ArtGround, Manner } from './paint-manners';

/** At most 60 characters, whole words. */
export const artTitle = (plan: ArtPlan): string => pictureTitle(plan, 'Painting');

/** What it shows and what it says, in two sentences of at most 400 characters. */
export function artAltText({ words, heroName, stance, extraNames, scene, manner, ground, light }: ArtPlan): string {
  const street = heroName !== null && !isCity(heroName) ? 'on a wet street before houses' : undefined;
  const { asked, colourful, hue } = light;
  // the strongest colour is the one that is seen; a near white is the paper beside it
  const [strongest = oklch(0.62, colourful ? 0.15 : 0, hue)] = [...asked].sort(
    (one, other) => lchOf(other).c - lchOf(one).c,
  );
  const colour = colourName(strongest);
  const company = scene === 'table' ? extraNames.map(heroNoun).join(' and ') : '';
  const water = scene === 'sea' ? 'the sea' : 'a lake before hills';
  const place =
    (heroName ? undefined : alone[scene]) ??
    (scene === 'lake' || scene === 'sea' ? lakePlaces[stance]?.replace('WATER', water) : undefined) ??
    (scene === 'street' ? street : undefined) ??
    (scene === 'meadow' && stance === 'sky' ? 'over flowering hills' : undefined) ??
    (scene === 'halo' ? discs[ground] : places[scene]);
  const seen = `${heroName ? `${heroNoun(heroName)} ` : ''}${place}${company ? `, with ${company}` : ''}`.replace(
    'COLOUR',
    colour,
  );
  return altTextOf(`${mannerNames[manner]}: ${seen}${timeOf(scene, light)}`, words);
}

/** Only for scenes with a sky. */
const timeOf = (scene: ArtSceneName, { name }: ArtLight): string =>
  scene === 'lake' || scene === 'sea' || scene === 'meadow' || scene === 'strata' ? ` ${times[name]}` : '';

const mannerNames: Readonly<Record<Manner, string>> = {
  oil: 'Oil painting',
  watercolour: 'Watercolour',
  print: 'Risograph print',
};
const discs: Readonly<Record<ArtGround, string>> = {
  turning: 'in front of a disc encircled by COLOUR brush strokes',
  rays: 'in front of a disc with COLOUR rays',
  level: 'in front of a disc over level COLOUR brush strokes',
  dabs: 'in front of a disc among COLOUR dabs of paint',
};
const places: Readonly<Record<Exclude<ArtSceneName, 'halo'>, string>> = {
  table: 'on a draped table in light from the side',
  lake: 'on the bank of a lake before hills',
  sea: 'on the shore of the sea',
  meadow: 'among flowers in rolling hills',
  street: 'on a wet street before lit windows at dusk',
  field: 'soft fields of COLOUR and its neighbours',
  swirl: 'whirling currents of COLOUR',
  strata: 'folded bands of COLOUR under a bright disc',
  rings: 'squares of circles within circles in COLOUR and its neighbours',
  leaves: 'leaves cut from paper in COLOUR and its neighbours',
};
/** Scenes that nothing stands in. */
const alone: Readonly<Partial<Record<ArtSceneName, string>>> = {
  lake: 'a lake before hills',
  sea: 'the sea and a low coast',
  meadow: 'flowers in rolling hills',
  street: 'a wet street before lit windows at dusk',
  strata: 'COLOUR ranges of hills under a bright disc',
};
const lakePlaces: Readonly<Partial<Record<ArtPlan['stance'], string>>> = {
  object: 'on a wooden ledge over WATER',
  boat: 'on WATER',
  sky: 'in the sky over WATER',
};
const times: Readonly<Record<ArtLight['name'], string>> = {
  sunset: 'at sunset',
  golden: 'in golden light',
  clear: 'on a clear day',
  jade: 'on a green morning',
  rose: 'in a rosy dawn',
  night: 'by night',
};
