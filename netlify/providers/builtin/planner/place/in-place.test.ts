import { zoneOf } from '../../../../../src/domain/calendar/country';
import { climateOf } from './climate';
import { isElsewhere } from './in-place';
import type { Entry } from '../knowledge/trade-pack';

const entry = (text: string, more: Partial<Entry> = {}): Entry => ({
  title: 'A',
  hook: 'B',
  text,
  why: 'c',
  ask: 'd',
  shots: ['e', 'f', 'g'],
  ...more,
});
const placeOf = (country: string | null) => ({
  country,
  climate: climateOf(country ? zoneOf(country)! : 'UTC', country),
});

it.each<[string, string, string]>([
  ['Beetles, bees, fungi, woodpeckers, bats.', 'GB US', 'NZ AU'],
  ['A gap for the hedgehog.', 'GB DE', 'US NZ IN'],
  ['In frost that water freezes and chips the tile.', 'GB NZ CL US', 'GH MY AU'],
  ['Clear the snow before it is trodden.', 'CH CA', 'ES GH ZA'],
  ['Winter, summer or all-season tyres?', 'DE CA', 'CL GB AU'],
  ['Keep it away from radiators.', 'DE GB US', 'GH NZ IN'],
  ['Stack firewood away from the wall.', 'FR AU', 'NG SG'],
  ['It is dark by five, and the clocks change.', 'GB SE', 'KE BR'],
  ['Coat off, cape on.', 'GB AU ZA', 'GH PH'],
  ['Say when the train comes in.', 'GB IN JM', 'LC MT IS'],
  ['Look for fallen leaves in the gutter.', 'DE US', 'AU MY'],
  ['A fox has been through the bin.', 'GB US', 'NZ PH'],
  ['Mow the lawn before we come.', 'GB NZ ZA', 'KE SG BR'],
  ['Before the licence comes a course in first aid.', 'DE CH', 'KE GB US'],
  ['Put on a jumper.', 'GB AU', 'IN SG GH'],
  ['If the beds are hard or wet, she stands.', 'DE US', 'NZ UY KE'],
  ['Look in the attic for the box.', 'GB US', 'PH NG BR'],
  ['Between lessons in the family car.', 'GB US', 'DE KE'],
  ['Serve it with bacon.', 'GB KE', 'PK MA'],
  ['A glass of wine on the side.', 'FR EG', 'SA PK'],
  ['Prune it in early spring.', 'AU DE', 'TH GH'],
  ['Does black tie need a bow?', 'GB US', 'IN TH'],
  ['Aged like a pond of ice, white like frost.', 'GH DE', ''],
])('%s is true in %s, and not in %s', (text, there, elsewhere) => {
  for (const country of there.split(' '))
    expect([country, isElsewhere(entry(text), placeOf(country), '')]).toEqual([country, false]);
  for (const country of elsewhere.split(' ').filter(Boolean))
    expect([country, isElsewhere(entry(text), placeOf(country), '')]).toEqual([country, true]);
});

it('where nobody knows the place, what is only true somewhere is left out', () => {
  expect(isElsewhere(entry('A gap for the hedgehog.'), placeOf(null), '')).toBe(true);
  expect(isElsewhere(entry('A gap for the door.'), placeOf(null), '')).toBe(false);
});

it('who names the thing has it', () => {
  expect(isElsewhere(entry('Cold snow wants hard wax.'), placeOf('ES'), 'Ski workshop in the Sierra Nevada')).toBe(
    false,
  );
  expect(isElsewhere(entry('Cold snow wants hard wax.'), placeOf('ES'), 'Bicycle shop')).toBe(true);
});

it('an entry may say itself where it is true', () => {
  expect(isElsewhere(entry('Snow.', { climate: 'any' }), placeOf('GH'), '')).toBe(false);
  expect(isElsewhere(entry('Cold air.', { climate: 'frost' }), placeOf('GH'), '')).toBe(true);
  expect(isElsewhere(entry('Tax.', { lands: 'GB IE' }), placeOf('US'), '')).toBe(true);
});
