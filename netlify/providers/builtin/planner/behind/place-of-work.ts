import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import type { TradeKind } from '../../../../../src/domain/trade-kind';
import { mannerOf } from '../owner/manner';
import { sectionNames, type TradePack } from '../knowledge/trade-pack';

type Told = Pick<BusinessProfile, 'name' | 'what' | 'audience' | 'offers'>;

/**
 * Frames hang on the form of an offer or on the kind of business, and some suppose a house, a desk or a body: "five checks before
 * everybody leaves" of an anchor in the seabed, "anything you take or use regularly" before tariff advice. Without those that
 * are not true where this business works; null where nothing is left.
 */
export function withoutOtherPlaces(pack: TradePack, profile: Told, kind: TradeKind | null): TradePack | null {
  if (!pack.id.startsWith('own')) return pack;
  const said = [profile.name, profile.what, ...profile.offers].join(' \n ');
  const isBarred = (names: readonly string[]) => (id: string) => names.includes(id);
  const barred = places.filter(({ is }) => is({ said, profile, kind })).map(({ frames }) => isBarred(frames));
  if (barred.some((bars) => bars(pack.id))) return null;
  const isOut = (id: string) => barred.some((bars) => bars(id));
  if (!sectionNames.some((section) => Object.keys(pack[section]).some(isOut))) return pack;
  return {
    ...pack,
    ...(Object.fromEntries(
      sectionNames.map((section) => [
        section,
        Object.fromEntries(Object.entries(pack[section]).filter(([id]) => !isOut(id))),
      ]),
    ) as Pick<TradePack, (typeof sectionNames)[number]>),
  };
}

const places: readonly Place[] = [
  // At sea nobody tries a thing by hand before the fitters leave.
  {
    is: ({ said }) =>
      /(?<!\p{L})(?:moorings?|anchors?|seabed|mussels?|longlines?|hulls?|divers?|under ?water|offshore|trawls?|vessels?|aquacultur\p{L}*|fish farm\p{L}*)(?!\p{L})/iu.test(
        said,
      ),
    frames: ['own-fit', 'own-check', 'own-clean', 'own-hires'],
  },
  // What people pray to, or mourn at, is no furniture.
  {
    is: ({ said }) =>
      /(?<!\p{L})(?:temples?|idols?|gods?|murtis?|shrines?|altars?|deit(?:y|ies)|headstones?|gravestones?|tombstones?|graves?|memorials?|burials?|cremat\p{L}*|pooja|puja|mandir|church(?:es)?|mosques?)(?!\p{L})/iu.test(
        said,
      ),
    frames: [
      'own-fit',
      'own-clean',
      'own-check',
      'own-hires',
      'perfect-review-only',
      'there-such-thing',
      'guess-this-tool',
    ],
  },
  // Pens for game and stock come with those who put them up.
  {
    is: ({ said }) =>
      /(?<!\p{L})(?:game (?:capture|farm\p{L}*|reserves?)|wildlife|bomas?|darting|buffalo|giraffes?|livestock|saleyards?|bulls?|rams|ewes|cattle)(?!\p{L})/iu.test(
        said,
      ),
    frames: ['own-hires', 'own-check'],
  },
  // Until the trade is known, advice may be about tariffs, and a certificate about a boundary.
  { is: ({ said, kind }) => kind === null && !OF_BODIES.test(said), frames: ['own-sessions'] },
  { is: ({ said, kind }) => kind === null && !OF_LETTERS.test(said), frames: ['own-papers'] },
  { is: ({ said, kind }) => kind === null && !OF_HOUSES.test(said), frames: ['own-fit', 'own-clean', 'own-check'] },
  // Nobody writes three lines before a bag of flour.
  {
    is: ({ said }) => OVER_A_COUNTER.test(said),
    frames: ['three-lines-before', 'write-or-ring', 'save-this-three', 'which-of-list'],
  },
  // What stands on a bench or a shelf comes along nowhere.
  {
    is: ({ profile, kind }) => !(kind !== null && TRAVELLING.has(kind)) && !mannerOf(profile, kind).visits,
    frames: ['comes-along-every'],
  },
  // A snake in the laundry has no "until tomorrow".
  {
    is: ({ said }) => /(?<!\p{L})(?:snakes?|crocodiles?|alligators?|scorpions?|cobras?)(?!\p{L})/iu.test(said),
    frames: ['tonight-or-tomorrow'],
  },
  // A page of what took too long is for those whose customers sit at desks.
  {
    is: ({ said, profile, kind }) => kind === 'business' && !AT_DESKS.test(`${said} ${profile.audience}`),
    frames: ['feast-list'],
  },
];

const OF_BODIES =
  /(?<!\p{L})(?:massag\p{L}*|therap\p{L}*|treatments?|facials?|skin|body|yoga|pilates|coach\p{L}*|counsel\p{L}*|health|wellness|nutrition\p{L}*|reiki|acupunct\p{L}*|hypno\p{L}*|patients?)(?!\p{L})/iu;
const OF_LETTERS =
  /(?<!\p{L})(?:account\p{L}*|tax|vat|gst|legal|law\p{L}*|solicitors?|notar\p{L}*|wills?|probate|visas?|immigra\p{L}*|pensions?|insurance|mortgages?|claims?|debts?|affidavits?|book-?keep\p{L}*)(?!\p{L})/iu;
const OF_HOUSES =
  /(?<!\p{L})(?:houses?|homes?|kitchens?|bathrooms?|windows?|doors?|shops?|offices?|floors?|sofas?|carpets?|blinds?|cabinets?|furniture|rooms?|flats?|apartments?|curtains?|shutters?)(?!\p{L})/iu;
const OVER_A_COUNTER =
  /(?<!\p{L})(?:(?:per|a|\/ ?) ?(?:kg|kilo|lb|pound|dozen|gram|100 ?g)|from my stall|stall \d+|while (?:yo)?u wait|take ?away|counter|over the counter|walk[- ]ins?|market stall|drop (?:it|your \p{L}+) (?:in|off)|photocop\p{L}*|xerox)(?!\p{L})/iu;
const AT_DESKS =
  /(?<!\p{L})(?:offices?|desks?|software|admin\p{L}*|accounts?|payroll|staff|recruit\p{L}*|marketing|consult\p{L}*|advis\p{L}*|training|translat\p{L}*|print\p{L}*|data|websites?|paperwork|compliance|teams?|hr)(?!\p{L})/iu;
const TRAVELLING: ReadonlySet<TradeKind> = new Set<TradeKind>([
  'home-visits',
  'transport',
  'events',
  'animals',
  'teaching',
]);

interface Place {
  is: (business: { said: string; profile: Told; kind: TradeKind | null }) => boolean;
  /** Whole files of frames, or single ones, by their ids. */
  frames: readonly string[];
}
