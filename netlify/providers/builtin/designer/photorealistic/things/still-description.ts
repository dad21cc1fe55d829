import { altTextOf } from '../../poster-description';
import { heroNoun } from '../../subjects/hero-nouns';
import { placeNoun } from '../../places/place-nouns';
import type { StillPlan } from './still-plan';
import type { GroundName } from './true-shapes';

/** What is to be seen and to be read; says what is rendered and what photographed. */
export const stillAltText = ({ words, heroName, table, place }: StillPlan): string =>
  altTextOf(
    `Rendered 3D still life: ${heroNoun(heroName)} on ${grounds[table]} before a blurred photograph of ${placeNoun(place)}`,
    words,
  );

const grounds: Readonly<Record<GroundName, string>> = {
  oak: 'an oak table',
  walnut: 'a walnut table',
  marble: 'white marble',
  slate: 'slate',
  linen: 'linen',
  concrete: 'concrete',
};
