import { pricedItem, priceList, sharedName } from './priced-items';
import { posterWords } from '../poster-words';

it.each<[string, string, string]>([
  ['Rye $10', 'Rye', '$10'],
  ['Ręczniki 10 zł', 'Ręczniki', '10 zł'],
  ['An hour is £110', 'An hour', '£110'],
  ['$16 for two', 'For two', '$16'],
  ['$9 a loaf', 'Loaf', '$9'],
  ['Bridal mehndi from ₹3,500', 'Bridal mehndi', 'from ₹3,500'],
  ['Single $30 for two hours', 'Single', '$30 for two hours'],
  ['Full valet R350 incl. seats', 'Full valet incl. seats', 'R350'],
  ['Cone de bolacha + 0,50 €', 'Cone de bolacha', '+ 0,50 €'],
  ['抹茶パフェ 980円', '抹茶パフェ', '980円'],
])('“%s” is an item with its price', (text, name, price) => expect(pricedItem(text)).toEqual({ name, price }));

it.each([
  '$19.50 an hour',
  'Carton de 6 bouteilles à 54 € au lieu de 66 €',
  'Stairs are €40 on their own or free if you book the whole house',
  'R120 drop in or R400 for four',
  '50% advance',
  'Waffel 0,50 € extra, täglich 11 bis 20 Uhr',
  'First night free, then $90 a term',
])('“%s” is none', (text) => expect(pricedItem(text)).toBeNull());

it('one price is no list, and what has none stands beside it', () => {
  expect(priceList('Rye $10 · Closed on Mondays')).toBeNull();
  expect(priceList('Rye $10 · Closed on Mondays · Spelt $12')).toEqual({
    items: [
      { name: 'Rye', price: '$10' },
      { name: 'Spelt', price: '$12' },
    ],
    rest: ['Closed on Mondays'],
  });
});

it('the first of several prices heads no poster: the name of the business does', () => {
  const words = (prompt: string, brand?: string) =>
    posterWords({ prompt, style: 'minimalist', aspectRatio: '1:1', seed: 0, ...(brand && { brand }) });
  const prices = 'Gel manicure $38, gel pedicure $52. Walk-ins welcome till 5';
  expect(words(prices, 'Lila Nail Bar')).toMatchObject({
    headline: 'Lila Nail Bar',
    supporting: 'Gel manicure $38 · Gel pedicure $52 · Walk-ins welcome till 5',
    brand: '',
  });
  expect(
    words('Adults £12, children £6. Saturday 12 December 2pm, carol concert at St Mary’s', 'Ludlow Singers'),
  ).toMatchObject({
    headline: 'Carol concert at St Mary’s',
    brand: 'Ludlow Singers',
  });
  expect(words(prices).headline).toBe('Gel manicure $38');
  expect(words('Gel manicure $38. Walk-ins welcome till 5', 'Lila Nail Bar').headline).toBe('Gel manicure');
});

it.each([
  ['kayak hire 1 hour $20', 'Half day $45', 'kayak hire', '1 hour $20'],
  ['Fahrradverleih halber Tag 12 €', 'Ganzer Tag 20 €', 'Fahrradverleih', 'Halber Tag 12 €'],
  ['Location de paddle 1 heure 15 €', 'Demi-journée 35 €', 'Location de paddle', '1 heure 15 €'],
  ['Alquiler de bicis 1 hora 5 €', 'Medio día 12 €', 'Alquiler de bicis', '1 hora 5 €'],
  ['Noleggio gommoni mezza giornata 80 €', 'Giornata intera 140 €', 'Noleggio gommoni', 'Mezza giornata 80 €'],
  ['Kanoverhuur 2 uur € 18', 'Halve dag € 30', 'Kanoverhuur', '2 uur € 18'],
  ['Wypożyczalnia nart 1 dzień 60 zł', '3 dni 150 zł', 'Wypożyczalnia nart', '1 dzień 60 zł'],
  ['Aluguer de pranchas 1 hora 10 €', 'Meio dia 25 €', 'Aluguer de pranchas', '1 hora 10 €'],
  ['Kanotuthyrning 1 timme 150 kr', 'Halvdag 350 kr', 'Kanotuthyrning', '1 timme 150 kr'],
  ['Bowling 1 game £6', '2 games £10', 'Bowling', '1 game £6'],
  ['Sauna rental 1 hour 40 euros', 'Evening 120 euros', 'Sauna rental', '1 hour 40 euros'],
  ['Pony rides small £3', 'Large £5', 'Pony rides', 'Small £3'],
])('a thing named once and meant in every row heads them: %s, %s', (first, next, name, row) => {
  expect(sharedName(first, next)).toEqual({ name, row });
});

it.each([
  ['Gel manicure $38', 'Pedicure $45'],
  ['Full English £9', 'Half English £6'],
  ['Day pass £12', 'Locker £2'],
  ['1 hour £20', 'Half day £45'],
])('things of their own share no name: %s, %s', (first, next) => {
  expect(sharedName(first, next)).toBeNull();
});
