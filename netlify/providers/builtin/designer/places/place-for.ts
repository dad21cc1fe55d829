import type { ImageBrief } from '../../../../ports/image';
import { isMourning } from '../prompt/wishes/mourning';
import { hashText } from '../drawing/seeded-random';
import { seedOf } from '../series-choices';
import { namesWinter } from './winter-words';
import type { Sector, Topic } from '../subjects/topic';
import { placeViews } from './place-views';

export const placeKinds = [
  'room',
  'arcade',
  'evening',
  'night',
  'workshop',
  'garage',
  'lobby',
  'office',
  'hall',
  'forest',
  'garden',
  'park',
  'meadow',
  'street',
  'water',
  'courtyard',
  'hills',
] as const;
export type PlaceKind = (typeof placeKinds)[number];

export interface Place {
  kind: PlaceKind;
  /** One view of it: a name of placeViews. */
  view: string;
  isOutdoors: boolean;
  /** Snow lies and falls there. */
  isWintry: boolean;
}

/** Where a business's picture could have been taken: by the thing, or else its trade; at night where the words ask for it. */
export function placeFor(brief: ImageBrief, topic: Topic | null): Place {
  const kinds = kindsFor(brief, topic);
  const turn = seedOf(brief) + hashText(brief.brand ?? '');
  const kind = kinds[turn % kinds.length]!;
  const views = [...placeViews.keys()].filter((name) => name.startsWith(`${kind}-`));
  const isOutdoors = outdoors.has(kind);
  return {
    kind,
    view: views[Math.floor(turn / kinds.length) % views.length]!,
    isOutdoors,
    isWintry: isOutdoors && namesWinter(brief.prompt),
  };
}

function kindsFor({ prompt }: ImageBrief, topic: Topic | null): readonly PlaceKind[] {
  if (isMourning(prompt)) return ['meadow'];
  const words = new Set(prompt.toLowerCase().match(/\p{L}+/gu));
  const named = topic?.heroes.map((hero) => placesOf.get(hero)).find(Boolean);
  const said = saidPlaces.find(({ signs }) => [...signs].some((sign) => words.has(sign)))?.kinds;
  const usual = named ?? (topic ? sectorPlaces[topic.sector] : anywhere);
  const kinds = said ?? ([...roomSigns].some((sign) => words.has(sign)) ? underRoof(usual) : usual);
  if (!dark.test(prompt)) return namesWinter(prompt) ? underSnow(kinds) : kinds;
  return topic === null || kinds.every((kind) => outdoors.has(kind)) ? ['night'] : ['evening'];
}

function underRoof(kinds: readonly PlaceKind[]): readonly PlaceKind[] {
  const rooms = kinds.filter((kind) => !outdoors.has(kind));
  return rooms.length > 0 ? rooms : ['hall', 'lobby'];
}

/** Of a trade's places, those that look themselves when they are white; rooms stay as they are. */
function underSnow(kinds: readonly PlaceKind[]): readonly PlaceKind[] {
  const white = kinds.filter((kind) => !outdoors.has(kind) || snowy.has(kind));
  return white.length > 0 ? white : ['forest', 'hills'];
}
const snowy: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['forest', 'hills', 'park', 'street', 'night']);

const outdoors: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  'night',
  'forest',
  'garden',
  'park',
  'meadow',
  'street',
  'water',
  'courtyard',
  'hills',
]);

/** Where nothing is known of the trade: places that any business has been to. */
const anywhere: readonly PlaceKind[] = ['street', 'room', 'lobby'];

const sectorPlaces: Readonly<Record<Sector, readonly PlaceKind[]>> = {
  food: ['arcade', 'courtyard', 'room'],
  drink: ['arcade', 'courtyard', 'evening'],
  home: ['room'],
  health: ['lobby', 'room'],
  beauty: ['room', 'lobby'],
  active: ['hall', 'park'],
  shop: ['arcade', 'street', 'room'],
  work: ['office', 'lobby', 'street'],
  learn: ['lobby', 'room'],
  events: ['hall', 'evening', 'arcade'],
  travel: ['water', 'hills', 'street'],
  animals: ['park', 'garden', 'meadow'],
  tech: ['office', 'lobby'],
  motor: ['garage', 'workshop', 'street'],
  arts: ['courtyard', 'hall', 'room'],
  nature: ['garden', 'meadow', 'park'],
};

/** Things that belong somewhere else than their sector, by the names of icons. */
const placesOf: ReadonlyMap<string, readonly PlaceKind[]> = new Map(
  (
    [
      [
        ['workshop'],
        'wrench hammer hammer-and-wrench toolbox power-drill carpentry-saw screwdriver nut-and-bolt gear factory ' +
          'building-construction excavator blueprint wood brick trowel bicycle sewing-machine accordion',
      ],
      [['garage', 'workshop'], 'tyre automobile motorcycle motor-scooter oil-drum battery racing-car skip package'],
      [['garage', 'street'], 'delivery-truck articulated-lorry pickup-truck minibus taxi bus'],
      [
        ['garden', 'park'],
        'lawn-mower garden-shears wheelbarrow watering-can picket-fence garden-bench greenhouse seedling potted-plant ' +
          'deciduous-tree fallen-leaf maple-leaf playground-slide',
      ],
      [['forest'], 'evergreen-tree axe hiking-boot tent compass deer bat owl fox fox-face bow-and-arrow fire'],
      [['hills', 'forest'], 'mountain mountain-cableway carabiner parachute hot-air-balloon eagle backpack caravan'],
      [
        ['meadow', 'park'],
        'ewe goat cow llama horse horseshoe donkey pig rooster baby-chick duck tractor sheaf-of-rice honeybee beehive ' +
          'honey-pot egg kite nest-with-eggs glass-of-milk cheese-wedge butterfly sunflower',
      ],
      [
        ['water'],
        'kayak pedal-boat canoe sailboat speedboat motor-boat passenger-ship ferry narrowboat anchor fishing-pole fish surfboard ' +
          'water-wave ring-buoy diving-mask swimming-goggles oyster lobster crab shrimp beach-with-umbrella dolphin',
      ],
      [['park'], 'soccer-ball rugby-football cricket-game flag-in-hole dog running-shoe running-shirt flying-disc'],
      [
        ['street'],
        'house houses house-with-garden ladder chimney window squeegee satellite-antenna scaffolding solar-panel ' +
          'wheelie-bin newspaper postbox bank train tram locomotive',
      ],
      [['courtyard', 'garden'], 'pizza-oven kettle-grill amphora olive lemon wine-glass grapes herb wasp ant marquee'],
      [['hall'], 'dumbbell kettlebell boxing-glove martial-arts-uniform ballet-shoes badminton volleyball trophy'],
      [['room', 'hall'], 'billiard-table pool-8-ball laser-vest bullseye winding-snake lizard'],
      [['evening'], 'microphone saxophone mirror-ball cocktail-glass crescent-moon guitar drum musical-score'],
      [['night'], 'telescope ringed-planet jack-o-lantern'],
      [['office', 'lobby'], 'briefcase calculator ledger receipt balance-scale bar-chart laptop'],
    ] satisfies [PlaceKind[], string][]
  ).flatMap(([kinds, names]) => names.split(' ').map((name) => [name, kinds] as const)),
);

/** Words for rooms: of a thing's places, those under a roof. */
const roomSigns: ReadonlySet<string> = new Set(
  (
    'hall studio gym gymnasium clubhouse halle turnhalle studios gimnasio palestra gymnase siłownia hala sala sporthal ' +
    'sportschool ginásio academia'
  ).split(' '),
);

const signs = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that say where something happens, whatever it is about. */
const saidPlaces: readonly { kinds: readonly PlaceKind[]; signs: ReadonlySet<string> }[] = [
  { kinds: ['hall', 'lobby'], signs: signs('indoor indoors kletterhalle hallenbad') },
  {
    kinds: ['water'],
    signs: signs(
      'kayak kayaks kayaking canoe canoes paddleboard paddleboards boat boats yacht yachts sailing lake river sea ' +
        'seaside beach harbour harbor marina quay bateau bateaux lac plage segeln strand barco barcos playa ' +
        'barca lago spiaggia jezioro praia zee',
    ),
  },
  {
    kinds: ['forest'],
    signs: signs(
      'forest woodland woods firewood logs camping campsite wald brennholz foret bois bosque leña bosco legna drewno ' +
        'floresta lenha bos brandhout',
    ),
  },
  {
    kinds: ['garden', 'park'],
    signs: signs(
      'garden gardens gardening gardener hedge hedges lawn lawns patio garten jardin jardín jardins giardino ogród jardim ' +
        'tuin tuinman',
    ),
  },
  {
    kinds: ['street'],
    signs: signs(
      'roof roofs roofing roofer gutter gutters gutterings scaffolding driveway driveways facade dach dachdecker toit toiture ' +
        'couvreur tejado tejados tetto tetti telhado dak dakdekker rynny',
    ),
  },
  { kinds: ['park'], signs: signs('park parc parque parco picnic playground outdoors') },
  {
    kinds: ['meadow'],
    signs: signs('farm farms field fields meadow orchard bauernhof ferme granja fattoria boerderij'),
  },
  { kinds: ['hills'], signs: signs('mountain mountains hills hiking berge montagne montaña montagna góry') },
];

/** What asks for the dark; a night that is paid for ("£90 a night", "80 € la nuit") does not. */
const dark =
  /(?<!\b(?:per|a|each|one|pro|par|la|die|por|per|przy|za|de) )(?<!\p{L})(?:night|midnight|moody|candlelit|candlelight|nachts|after dark|mitternacht|minuit|medianoche|mezzanotte|middernacht|meia-noite|starlit|stargazing)(?!\p{L})/iu;
