import { altTextOf, heroNoun } from '../../poster-description';
import type { StillPlan } from './still-plan';
import type { GroundName } from './true-shapes';

/** What is to be seen and to be read; says that it is rendered, not photographed. */
export const stillAltText = ({ words, heroName, thing }: StillPlan): string =>
  altTextOf(`Rendered 3D still life: ${heroNoun(heroName)} on ${grounds[thing.ground]} before a plain wall`, words);

const grounds: Readonly<Record<GroundName, string>> = {
  oak: 'an oak table',
  walnut: 'a walnut table',
  marble: 'white marble',
  slate: 'slate',
  linen: 'linen',
  concrete: 'concrete',
};
