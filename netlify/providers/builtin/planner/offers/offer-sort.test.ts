import type { TradeKind } from '../../../../../src/domain/trade-kind';
import { isForeign, readSort } from './offer-sort';

const read = (offer: string, kind: TradeKind | null) => {
  const { sort, thing, done } = readSort(offer, kind);
  return [sort, thing?.one ?? null, thing?.many ?? null, done];
};

it.each<[string, TradeKind | null, ReturnType<typeof read>]>([
  ['accordion repair', 'repair', ['mend', 'an accordion', 'accordions', 'repaired']],
  ['emergency boiler repairs', 'home-visits', ['mend', 'a boiler', 'boilers', 'repaired']],
  ['data recovery', 'repair', ['treat', 'data', 'data', 'recovered']],
  ['tank setup', 'shop', ['mend', 'a tank', 'tanks', 'set up']],
  ['skip hire', 'rental', ['hire', 'a skip', 'skips', null]],
  ['smoked tofu', 'maker', ['food', 'smoked tofu', 'smoked tofu', null]],
  ['knitting needles', 'shop', ['goods', 'a pair of knitting needles', 'knitting needles', null]],
  ['open water course', 'teaching', ['course', 'an open water course', 'open water courses', null]],
])('%s for a business of kind %s', (offer, kind, expected) => {
  expect(read(offer, kind)).toEqual(expected);
});

it.each<[string, TradeKind | null]>([
  ['underwater inspections', null],
  ['emergency repairs', 'home-visits'],
  ['week charters', null],
])('names no thing where "%s" has none', (offer, kind) => {
  expect(readSort(offer, kind).thing).toBeNull();
});

it.each<[string, TradeKind | null]>([
  ['evenings', null],
  ['composting worms', 'agriculture'],
  ['rescue pick-ups', null],
  ['wedding fireworks', 'events'],
  ['Klavierstimmung', 'home-visits'],
  ['Brot und Brötchen', 'shop'],
  ['cakes and coffee', 'food'],
  ['24/7 call-out', 'home-visits'],
])('says honestly that it does not know what "%s" is', (offer, kind) => {
  expect(readSort(offer, kind).sort).toBe('unknown');
});

it.each<[string, TradeKind | null]>([
  ['zirconia crowns', 'maker'],
  ['night guards', 'maker'],
  ['car keys', 'shop'],
  ['climbing beans', 'shop'],
  ['tomato seeds', 'shop'],
  ['seed swap boxes', 'shop'],
  ['wheel bearings', 'shop'],
  ['contract lifts', null],
  ['lift plans', null],
])('%s are sold, but neither used in sight nor chosen for a place', (offer, kind) => {
  expect(readSort(offer, kind).sort).toBe('unknown');
});

it('reads a noun by the word before it', () => {
  expect(readSort('cream teas', null).sort).toBe('food');
  expect(readSort('loose leaf teas', null).sort).toBe('drink');
  expect(readSort('lash lifts', 'appointments').sort).toBe('session');
});

it('reads one noun by the kind of business', () => {
  expect(readSort('cat visits', 'animals').sort).toBe('tend');
  expect(readSort('farm visits', 'agriculture').sort).toBe('gathering');
  expect(readSort('hearing tests', 'health').sort).toBe('session');
  expect(readSort('pirate room', 'place-to-visit').sort).toBe('unknown');
  expect(readSort('garden room', 'stay').sort).toBe('stay');
});

it('tells another language by its words and letters, and leaves hyphens alone', () => {
  expect(['tacos de pescado', 'Flügelreparatur', 'Klavierstimmung'].map(isForeign)).toEqual([true, true, true]);
  expect(['E-bikes', 'repair van', 'oak doors'].map(isForeign)).toEqual([false, false, false]);
});
