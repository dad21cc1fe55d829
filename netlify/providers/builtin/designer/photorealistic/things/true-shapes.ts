import { burger, cake, croissant, cupcake, doughnut, iceCream, loaf, pancakes, pie, pizza, pretzel } from './baked';
import { beer, bowl, cocktail, coffee, honey, milk, mug, pot, sparkling, takeaway, teapot, wine } from './drinks';
import type { ThingDesign } from './shaping';

/** Icons whose thing can be built in its true shape; `high`: it lies flat and is seen from above. */
export const trueShapes: Readonly<Record<string, TrueShape>> = {
  bread: { design: loaf, ground: 'oak' },
  croissant: { design: croissant, ground: 'linen', high: true },
  pretzel: { design: pretzel, ground: 'walnut' },
  doughnut: { design: doughnut, ground: 'marble' },
  cupcake: { design: cupcake, ground: 'marble' },
  'birthday-cake': { design: cake, ground: 'oak' },
  pie: { design: pie, ground: 'oak', high: true },
  pizza: { design: pizza, ground: 'slate', high: true },
  pancakes: { design: pancakes, ground: 'oak' },
  hamburger: { design: burger, ground: 'walnut' },
  'ice-cream': { design: iceCream, ground: 'marble' },
  'soft-ice-cream': { design: iceCream, ground: 'marble' },
  'hot-beverage': { design: coffee, ground: 'walnut' },
  teapot: { design: teapot, ground: 'linen' },
  'wine-glass': { design: wine, ground: 'walnut' },
  'beer-mug': { design: beer, ground: 'walnut' },
  'cocktail-glass': { design: cocktail, ground: 'marble' },
  'bottle-with-popping-cork': { design: sparkling, ground: 'marble' },
  'bubble-tea': { design: takeaway, ground: 'marble' },
  'cup-with-straw': { design: takeaway, ground: 'marble' },
  'glass-of-milk': { design: milk, ground: 'oak' },
  'honey-pot': { design: honey, ground: 'oak' },
  'pot-of-food': { design: pot, ground: 'oak' },
  'steaming-bowl': { design: bowl, ground: 'walnut' },
  mug: { design: mug, ground: 'oak' },
};

export type GroundName = 'oak' | 'walnut' | 'marble' | 'slate' | 'linen' | 'concrete';

export interface TrueShape {
  design: ThingDesign;
  /** What it stands on. */
  ground: GroundName;
  high?: true;
}
