import { isSeriousTrade } from './serious-trade';

it.each([
  ['Vale & Daughters', 'Independent funeral directors'],
  ['M. Okoro', 'Notary public for property and powers of attorney'],
  ['St Anne’s', 'A hospice with twelve rooms'],
  ['Stone Yard', 'We carve headstones by hand'],
])('%s, %s: serious', (name, what) => expect(isSeriousTrade({ name, what }, null)).toBe(true));

it.each([
  ['Will’s Wheels', 'Bicycle repairs'],
  ['Grave Lane Bakery', 'Bread and cakes'],
  ['Cremona Violins', 'Violins, repaired and sold'],
])('%s, %s: not', (name, what) => expect(isSeriousTrade({ name, what }, null)).toBe(false));

it('takes the trade its owner chose, and what is known of how it works', () => {
  expect(isSeriousTrade({ name: 'Vale', what: 'We help families', trade: 'funeral-director' }, null)).toBe(true);
  expect(isSeriousTrade({ name: 'Vale', what: 'We help families' }, 'grief')).toBe(true);
});
