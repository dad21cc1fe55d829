import { colourDistance } from '../../../../../src/domain/colour';
import { blend, lchOf } from './colours';
import type { Pen } from './graphics';
import { drawHero, drawOutline, type Hero, type HeroPlace } from './hero';
import { heroTone, type Palette } from './palette';

/** The ground a subject lies on; `fieldEnd` is the other end of its gradient. */
export interface HeroGround {
  palette: Palette;
  field: string;
  fieldEnd?: string;
}

/**
 * A subject on a field: what comes in any colour in tones of the palette, all else in its own colours, with a pale or dark
 * rim where it would drown.
 */
export function drawHeroOn(pen: Pen, hero: Hero, place: HeroPlace, { palette, field, fieldEnd }: HeroGround): void {
  if (!hero.isNatural) return drawHero(pen, hero, place, heroTone(palette, field, hero, fieldEnd));
  if (drowns(hero, field)) drawOutline(pen, hero, place, lchOf(field).l < 0.78 ? RIM : blend(field, palette.deep, 0.7));
  drawHero(pen, hero, place, (_, own) => own);
}

/** Whether a good part of it has nearly the field's colour. */
export const drowns = ({ isNatural, fills }: Hero, field: string): boolean =>
  isNatural &&
  fills.reduce((sum, [fill, share]) => sum + (colourDistance(fill, field) < APART ? share : 0), 0) > MOST_LOST;

const RIM = '#fdfbf6';
const APART = 0.13;
const MOST_LOST = 0.16;
