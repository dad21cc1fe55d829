import { planStill } from '../photorealistic/things/still-plan';
import { printedPrices } from './printed-prices';

const rows = (supporting: string): string[] | null =>
  printedPrices(supporting)?.items.map(({ name, price }) => `${name} | ${price}`) ?? null;

it.each([
  ['6 pork & leek for £5 · 6 lamb merguez for £7.50, or mix a dozen for £11', 3],
  ['Cut 18 € und Bart 12 €', 2],
  ['De suadero 28 pesos y agua de jamaica 20 pesos', 2],
  ['Porcja 12 zł i zupa 9 zł · Codziennie', 2],
  ['Soup £4.50 · Toastie £6', 2],
])('sets each price of %s in a row of its own', (supporting, count) => {
  const set = rows(supporting)!;
  expect(set).toHaveLength(count);
  // a row has one sum, and names what it buys
  for (const row of set) expect(row).toMatch(/^\p{L}|^\d+ \p{L}/u);
  for (const row of set) expect(row.match(/\d(?:[.,]\d{2})?\s?(?:€|zł|pesos)|£\d/gu)).toHaveLength(1);
});

it('lists quantities, and leaves out who presents a thing', () => {
  expect(rows("It's 227g for £6 · 340g for £8.50 · There's a gift box of three for £20")).toEqual([
    '227g | £6',
    '340g | £8.50',
    'Gift box of three | £20',
  ]);
  expect(rows('250 ml 4,50 € · 500 ml 8 €')).toEqual(['250 ml | 4,50 €', '500 ml | 8 €']);
});

it('shows a list of prices as rows, however fine the thing would look by itself', () => {
  const brief = { prompt: 'Lattes', style: 'photorealistic', aspectRatio: '1:1', seed: 0 } as const;
  expect(planStill({ ...brief, supporting: 'Every Friday' })?.heroName).toBeDefined();
  for (const supporting of ['Latte £3 · Mocha £3.50', 'Kaffee 3 € und Kuchen 4 €', 'Café 20 pesos · Té 15 pesos'])
    expect(planStill({ ...brief, supporting })).toBeNull();
});

it('keeps what is no list as it is said', () => {
  expect(rows('£24 a lesson · Tuesday 6pm')).toBeNull();
  expect(rows('Save £5 on orders over £40 and get 10% off')).toBeNull();
  expect(printedPrices('Tea £2 · Cake £3 · Open daily')?.rest).toEqual(['Open daily']);
});
