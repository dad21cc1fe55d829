import { candles, lotion, polish, soaps, stones } from './designs/bathroom-things';
import { beer, cocktail, honey, sparkling, wine } from './designs/bottles';
import { bags, deskBell, lemons, pears } from './designs/counters';
import { bowl, coffee, milk, pot, takeaway, teapot } from './designs/cups';
import { camera } from './designs/devices';
import { dumbbell, kettlebell, mat } from './designs/training';
import { mortar, tap } from './designs/fittings';
import { plant, tulips } from './designs/flowers';
import { basketball, bowling, chess, dice, poolBall, teddy, trophy } from './designs/games';
import { balloons, diamond, glasses, present, watch } from './designs/gifts';
import { tablets, toothbrushes } from './designs/grooming';
import { apples, carrots, eggs, logs, mushrooms, oranges, pumpkin, tomatoes } from './designs/harvest';
import { drum, headphones, microphone } from './designs/instruments';
import { burger, croissant, doughnut, loaf, pie, pizza } from './designs/loaves';
import { bicycle, tennis, wateringCan } from './designs/outdoors';
import { books, boxes, coins, padlock, pencils, spools, suitcase, yarn } from './designs/parcels';
import { babyBottle, cherries, hive, pots } from './designs/rooms';
import { cake, cupcake, iceCream, pancakes } from './designs/sweets';
import { bulb, cleaning, hammer, paint, tyre } from './designs/workshop';
import type { ThingDesign } from './shaping';

/** Icons whose thing can be built in its true shape; `high`: it lies flat and is seen from above. */
export const trueShapes: ReadonlyMap<string, TrueShape> = new Map(
  Object.entries<TrueShape>({
    bread: { design: loaf, ground: 'oak' },
    croissant: { design: croissant, ground: 'linen', high: true },
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
    candle: { design: candles, ground: 'linen' },
    soap: { design: soaps, ground: 'marble' },
    'stacked-stones': { design: stones, ground: 'slate' },
    'wrapped-gift': { design: present, ground: 'oak' },
    balloon: { design: balloons, ground: 'marble' },
    package: { design: boxes, ground: 'concrete' },
    books: { design: books, ground: 'walnut' },
    'open-book': { design: books, ground: 'walnut' },
    pencil: { design: pencils, ground: 'oak' },
    'artist-palette': { design: pencils, ground: 'oak' },
    yarn: { design: yarn, ground: 'oak' },
    thread: { design: spools, ground: 'oak' },
    locked: { design: padlock, ground: 'marble' },
    key: { design: padlock, ground: 'marble' },
    ring: { design: diamond, ground: 'marble' },
    watch: { design: watch, ground: 'walnut' },
    glasses: { design: glasses, ground: 'marble' },
    'nail-polish-bottle': { design: polish, ground: 'marble' },
    'lotion-bottle': { design: lotion, ground: 'marble' },
    coin: { design: coins, ground: 'marble' },
    luggage: { design: suitcase, ground: 'concrete' },
    tulip: { design: tulips, ground: 'linen' },
    bouquet: { design: tulips, ground: 'linen' },
    'potted-plant': { design: plant, ground: 'oak' },
    'red-apple': { design: apples, ground: 'oak' },
    tangerine: { design: oranges, ground: 'oak' },
    tomato: { design: tomatoes, ground: 'slate' },
    carrot: { design: carrots, ground: 'oak' },
    'jack-o-lantern': { design: pumpkin, ground: 'oak' },
    'brown-mushroom': { design: mushrooms, ground: 'slate' },
    egg: { design: eggs, ground: 'linen' },
    wood: { design: logs, ground: 'concrete' },
    hammer: { design: hammer, ground: 'oak' },
    'paint-roller': { design: paint, ground: 'concrete' },
    paintbrush: { design: paint, ground: 'concrete' },
    bucket: { design: cleaning, ground: 'marble' },
    'spray-bottle': { design: cleaning, ground: 'marble' },
    sponge: { design: cleaning, ground: 'marble' },
    'light-bulb': { design: bulb, ground: 'concrete' },
    tyre: { design: tyre, ground: 'concrete' },
    bicycle: { design: bicycle, ground: 'concrete' },
    tap: { design: tap, ground: 'marble' },
    camera: { design: camera, ground: 'walnut' },
    'mortar-and-pestle': { design: mortar, ground: 'slate' },
    'teddy-bear': { design: teddy, ground: 'oak' },
    basketball: { design: basketball, ground: 'oak' },
    bowling: { design: bowling, ground: 'oak' },
    'pool-8-ball': { design: poolBall, ground: 'linen' },
    dumbbell: { design: dumbbell, ground: 'concrete' },
    kettlebell: { design: kettlebell, ground: 'concrete' },
    'yoga-mat': { design: mat, ground: 'oak' },
    'chess-king': { design: chess, ground: 'walnut' },
    'game-die': { design: dice, ground: 'walnut' },
    trophy: { design: trophy, ground: 'marble' },
    drum: { design: drum, ground: 'oak' },
    microphone: { design: microphone, ground: 'walnut' },
    headphone: { design: headphones, ground: 'oak' },
    amphora: { design: pots, ground: 'oak' },
    'baby-bottle': { design: babyBottle, ground: 'linen' },
    beehive: { design: hive, ground: 'oak' },
    cherries: { design: cherries, ground: 'oak' },
    toothbrush: { design: toothbrushes, ground: 'marble' },
    tennis: { design: tennis, ground: 'concrete' },
    'watering-can': { design: wateringCan, ground: 'oak' },
    'shopping-bags': { design: bags, ground: 'marble' },
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
