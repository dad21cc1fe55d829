import { lotion, polish, stones } from './designs/bathroom-things';
import { beer, honey, sparkling, wine } from './designs/bottles';
import { deskBell, lemons, pears } from './designs/counters';
import { bowl, coffee, milk, pot, takeaway } from './designs/cups';
import { dumbbell } from './designs/training';
import { mortar, tap } from './designs/fittings';
import { plant } from './designs/flowers';
import { basketball, bowling, chess, dice, poolBall } from './designs/games';
import { balloons, glasses, present } from './designs/gifts';
import { tablets } from './designs/grooming';
import { apples, eggs, oranges, pumpkin } from './designs/harvest';
import { drum, headphones } from './designs/instruments';
import { bicycle } from './designs/outdoors';
import { books, boxes, padlock, pencils, spools } from './designs/parcels';
import { hive, pots } from './designs/rooms';
import { bulb, cleaning, paint } from './designs/workshop';
import type { ThingDesign } from './shaping';

/** Icons whose thing can be built in its true shape; `high`: it lies flat and is seen from above. */
export const trueShapes: ReadonlyMap<string, TrueShape> = new Map(
  Object.entries<TrueShape>({
    'hot-beverage': { design: coffee, ground: 'walnut' },
    'wine-glass': { design: wine, ground: 'walnut' },
    'beer-mug': { design: beer, ground: 'walnut' },
    'bottle-with-popping-cork': { design: sparkling, ground: 'marble' },
    'cup-with-straw': { design: takeaway, ground: 'marble' },
    'glass-of-milk': { design: milk, ground: 'oak' },
    'honey-pot': { design: honey, ground: 'oak' },
    'pot-of-food': { design: pot, ground: 'oak' },
    'steaming-bowl': { design: bowl, ground: 'walnut' },
    'stacked-stones': { design: stones, ground: 'slate' },
    'wrapped-gift': { design: present, ground: 'oak' },
    balloon: { design: balloons, ground: 'marble' },
    package: { design: boxes, ground: 'concrete' },
    books: { design: books, ground: 'walnut' },
    'open-book': { design: books, ground: 'walnut' },
    pencil: { design: pencils, ground: 'oak' },
    'artist-palette': { design: pencils, ground: 'oak' },
    thread: { design: spools, ground: 'oak' },
    locked: { design: padlock, ground: 'marble' },
    key: { design: padlock, ground: 'marble' },
    glasses: { design: glasses, ground: 'marble' },
    'nail-polish-bottle': { design: polish, ground: 'marble' },
    'lotion-bottle': { design: lotion, ground: 'marble' },
    'potted-plant': { design: plant, ground: 'oak' },
    'red-apple': { design: apples, ground: 'oak' },
    tangerine: { design: oranges, ground: 'oak' },
    'jack-o-lantern': { design: pumpkin, ground: 'oak' },
    egg: { design: eggs, ground: 'linen' },
    'paint-roller': { design: paint, ground: 'concrete' },
    paintbrush: { design: paint, ground: 'concrete' },
    bucket: { design: cleaning, ground: 'marble' },
    'spray-bottle': { design: cleaning, ground: 'marble' },
    sponge: { design: cleaning, ground: 'marble' },
    'light-bulb': { design: bulb, ground: 'concrete' },
    bicycle: { design: bicycle, ground: 'concrete' },
    tap: { design: tap, ground: 'marble' },
    'mortar-and-pestle': { design: mortar, ground: 'slate' },
    basketball: { design: basketball, ground: 'oak' },
    bowling: { design: bowling, ground: 'oak' },
    'pool-8-ball': { design: poolBall, ground: 'linen' },
    dumbbell: { design: dumbbell, ground: 'concrete' },
    'chess-king': { design: chess, ground: 'walnut' },
    'game-die': { design: dice, ground: 'walnut' },
    drum: { design: drum, ground: 'oak' },
    headphone: { design: headphones, ground: 'oak' },
    amphora: { design: pots, ground: 'oak' },
    beehive: { design: hive, ground: 'oak' },
    pill: { design: tablets, ground: 'marble' },
    'bellhop-bell': { design: deskBell, ground: 'marble' },
    pear: { design: pears, ground: 'oak' },
    lemon: { design: lemons, ground: 'oak' },
  }),
);

export type GroundName = 'oak' | 'walnut' | 'marble' | 'slate' | 'linen' | 'concrete';

export interface TrueShape {
  design: ThingDesign;
  /** What it stands on. */
  ground: GroundName;
  high?: true;
}
