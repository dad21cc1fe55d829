import { stanceOf } from '../artistic/stances';
import type { Sector, Topic } from '../subjects/topic';

/** True where whichever of its things is drawn is at home on water. */
export const isAfloat = ({ heroes }: Topic): boolean =>
  heroes.length > 0 && heroes.every((name) => stanceOf(name) === 'boat' || ofWater.has(name));

/** True where all of its things stand, grow, fly or are played on grass: a loaf or a suitcase is lost on a hill. */
export const standsOnGrass = ({ heroes }: Topic): boolean =>
  heroes.length > 0 &&
  heroes.every((name) => (open.has(stanceOf(name)) && !ofStreets.has(name)) || ofMeadows.has(name));

/** True where all of its things are handed over a counter. */
export const isSoldOverCounter = ({ sector, heroes }: Topic): boolean =>
  soldThere.has(sector) &&
  heroes.every((name) => (stanceOf(name) === 'object' || stanceOf(name) === 'plant') && !ofWater.has(name));

const soldThere: ReadonlySet<Sector> = new Set<Sector>(['food', 'drink', 'home', 'beauty', 'shop', 'tech', 'nature']);
const open: ReadonlySet<string> = new Set(['outdoor', 'plant', 'sky']);

const list = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const ofWater = list(
  'swimming-goggles diving-mask surfboard fishing-pole anchor water-wave wetsuit tropical-fish octopus turtle otter crocodile',
);
const ofMeadows = list(
  'soccer-ball rugby-football american-football cricket-game baseball softball flying-disc field-hockey lacrosse running-shoe ' +
    'running-shirt bow-and-arrow boomerang hiking-boot backpack compass bone paw-prints basket red-apple green-apple pear ' +
    'peach cherries strawberry blueberries grapes pumpkin carrot potato ear-of-corn leafy-green honey-pot egg nest-with-eggs ' +
    'basket-with-eggs watering-can trowel garden-shears fallen-leaf maple-leaf axe wood horseshoe',
);
const ofStreets = list(
  'barber-pole chimney solar-panel fuel-pump wheelie-bin minibus articulated-lorry tram skip scaffolding forklift factory ' +
    'office-building department-store bank hospital fire-engine ambulance taxi automobile delivery-truck racing-car ' +
    'vertical-traffic-light oil-drum umbrella balloon rocket flying-saucer satellite house houses',
);
