import { colourName } from '../drawing/colour-name';
import { altTextOf, pictureTitle } from '../poster-description';
import { heroNoun } from '../subjects/hero-nouns';
import type { ComicPlan, SceneName } from './comic-plan';

/** At most 60 characters, whole words. */
export const comicTitle = (plan: ComicPlan): string => pictureTitle(plan, 'Cartoon picture');

/** What is to be seen and to be read, in two sentences of at most 400 characters. */
export function comicAltText({ words, heroName, extraNames, scene, palette }: ComicPlan): string {
  const colour = colourName(palette.ground);
  const place = (heroName ? withHero : withoutHero)[scene].replace('COLOUR', colour);
  const company = extraNames.slice(0, 2).map(heroNoun).join(' and ');
  const seen = heroName
    ? `${heroNoun(heroName)} ${place}${company && scene !== 'offer' ? `, with ${company}` : ''}`
    : place;
  return altTextOf(`Cartoon: ${seen}`, words);
}

const withHero: Readonly<Record<SceneName, string>> = {
  sunburst: 'as a big sticker on a COLOUR sunburst',
  hills: 'on a green hill in front of a big sun',
  waves: 'on blue waves in front of a big sun',
  counter: 'on a counter in front of a COLOUR wall',
  bubble: 'with a speech bubble on a COLOUR ground',
  panels: 'in the panels of a COLOUR comic page',
  stickers: 'among many stickers on a COLOUR ground',
  offer: 'beside a large price star on COLOUR rays',
  blast: 'in an explosion on COLOUR rays',
  page: 'on a drawn page on a COLOUR ground',
  notice: 'beside a page of facts on COLOUR rays',
};
const withoutHero: Readonly<Record<SceneName, string>> = {
  sunburst: 'big comic letters on a COLOUR sunburst',
  hills: 'big comic letters over green hills',
  waves: 'big comic letters over blue waves',
  counter: 'big comic letters on a COLOUR wall',
  bubble: 'a big speech bubble on a COLOUR ground',
  panels: 'a COLOUR comic page with a lightning bolt and a star',
  stickers: 'big comic letters among stars and lightning bolts on a COLOUR ground',
  offer: 'a large price star on COLOUR rays',
  blast: 'big comic letters in an explosion on COLOUR rays',
  page: 'letters on a drawn page on a COLOUR ground',
  notice: 'a page of facts on a COLOUR ground',
};
