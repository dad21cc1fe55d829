import type { TradeKind } from '../../../../../src/domain/trade-kind';
import { doneToNoun, singular, type ReadSort } from './offer-sort';

/**
 * What a service lists is often the thing that it works on: "Hairdressing scissors" of somebody who sharpens them. No
 * sentence may sell that thing, so the offer becomes the work, "hairdressing scissor sharpening", where the business says
 * what it does to it, and "work on hairdressing scissors" where only its kind tells that it sells none. `offer` is as it
 * stands inside a sentence; what needs no change comes back as it was.
 */
export function asWork(offer: string, { sort }: ReadSort, what: string, kind: TradeKind | null): string {
  const words = offer.split(' ');
  if (!THINGS.has(sort) || !isThing(words)) return offer;
  if (kind !== null && !WORKING.has(kind)) return offer;
  const work = workOn(words, what);
  if (work === 'sold') return offer;
  if (work) return `${[...words.slice(0, -1), oneOf(words.at(-1)!)].join(' ')} ${work}`;
  return kind === 'repair' || kind === 'home-visits' ? `work on ${offer}` : offer;
}

/** "Kitchen knife sharpened while you wait" is kitchen knife sharpening; null where nothing is said to be done. */
export function workDone(offer: string, kind: TradeKind | null): string | null {
  if (kind !== null && !WORKING.has(kind)) return null;
  const words = offer.split(' ');
  const at = words.findIndex((word, index) => index > 0 && doneToNoun.has(word.toLowerCase()));
  const said = words.slice(0, at);
  if (at < 1 || at > 3 || said.some((word) => LITTLE.has(word.toLowerCase()))) return null;
  return `${[...said.slice(0, -1), oneOf(said.at(-1)!)].join(' ')} ${doneToNoun.get(words[at]!.toLowerCase())!}`;
}

/** Several of something, or a harm; not a deed ("conversions"), a measure ("visits") or something for sale ("new tyres"). */
function isThing(words: readonly string[]): boolean {
  const last = words.at(-1)!.toLowerCase();
  const one = singular(last);
  if (words.length > 4 || SOLD.has(words[0]!.toLowerCase()) || NO_THINGS.has(one)) return false;
  if (HARMS.has(last)) return true;
  return one !== last && !/(?:ion|ment|ance|ence|ing|ery|val|ship)$/u.test(one);
}

/** The work that a description does to a thing it names: the last verb before the thing, or the noun right after it. */
function workOn(offer: readonly string[], what: string): string | null {
  const said = what.toLowerCase().match(/\p{L}+/gu) ?? [];
  const named = new Set(offer.filter((word) => word.length > 3).map((word) => singular(word.toLowerCase())));
  const works = said.map((word) => (SELLING.has(word) ? 'sold' : (WORKS.get(word) ?? null)));
  // A wristwatch is a watch.
  const isNamed = (word: string) => [...named].some((one) => one === word || (word.length > 3 && one.endsWith(word)));
  const at = said.findIndex((word) => isNamed(singular(word)));
  if (at >= 0) return works.slice(0, at).findLast(Boolean) ?? works.slice(at + 1, at + 4).find(Boolean) ?? null;
  // Whoever translates does it to papers, and whoever grooms to the animals they list.
  const all = new Set(works.filter(Boolean));
  const [only] = all;
  return all.size === 1 && (only === 'translation' || only === 'grooming') ? only : null;
}

/** Before the noun of the work: "knife" sharpening, but "scissors" sharpening, of which nobody has one. */
const oneOf = (word: string): string => (TWINS.has(word.toLowerCase()) ? word : singular(word));

const WORKS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sharpening: 'sharpen sharpens sharpening sharpener sharpeners',
    tuning: 'tune tunes tuning tuner tuners',
    repair: 'repair repairs repairing repairer mend mends mending fix fixes fixing',
    cleaning: 'clean cleans cleaning cleaner cleaners',
    washing: 'wash washes washing',
    translation: 'translate translates translating translation translations translator translators',
    proofreading: 'proofread proofreads proofreading proofreader',
    grooming: 'groom grooms grooming groomer groomers',
    restoration: 'restore restores restoring restoration restorer',
    alteration: 'alter alters altering alteration alterations',
    sweeping: 'sweep sweeps sweeping',
    removal: 'remove removes removing removal removals',
    installation: 'install installs installing installation installations installer',
    fitting: 'fits fitting fitter fitters',
    trimming: 'trim trims trimming',
    painting: 'paint paints painting painter',
    polishing: 'polishes polishing',
    engraving: 'engrave engraves engraving engraver',
    upholstery: 'reupholster reupholsters upholstery upholsterer',
    digitisation: 'digitise digitises digitising digitisation digitize digitizes digitizing digitization',
  }).flatMap(([work, forms]) => forms.split(' ').map((form) => [form, work] as const)),
);
const SELLING = new Set(
  'sell sells selling shop store stock stocks make makes making build builds hire rent breed'.split(' '),
);
const THINGS: ReadonlySet<ReadSort['sort']> = new Set(['unknown', 'goods', 'food', 'drink', 'pet', 'plant', 'paper']);
/** Kinds of business that may work on what they list; null, the unknown kind, is one. */
const WORKING: ReadonlySet<TradeKind> = new Set(['repair', 'home-visits', 'animals', 'business', 'advice', 'digital']);
const SOLD = new Set(
  'new used refurbished reconditioned secondhand second-hand replacement spare handmade custom bespoke our own gift'.split(
    ' ',
  ),
);
const HARMS = new Set('damage damp mould mold woodworm rust'.split(' '));
/** Of these nobody has one. */
const TWINS = new Set(
  'scissors shears clippers pliers secateurs trousers jeans shorts glasses binoculars pyjamas'.split(' '),
);
const LITTLE = new Set('we i you they it is are get got have be all any every'.split(' '));
/** Heads that are offered as they are: "evening visits", "spare parts". */
const NO_THINGS = new Set(
  'case cover charger accessory visit appointment call call-out callout hour day week evening weekend job order quote estimate plan package price deal offer service solution part accessory battery product supply kit card voucher check test talk class course lesson session workshop tour event club idea tip emergency advice report survey certificate-course membership subscription delivery collection pick-up pickup walk'.split(
    ' ',
  ),
);
