import { taxonomy } from '../taxonomy';
import { nearestTrades } from './nearest-trades';

const nearest = async (what: string, offers: string[] = []) =>
  (await nearestTrades({ name: '', what, offers }, await taxonomy())).map(({ name }) => name);

it.each([
  ['We sew school uniforms to measure', 'School uniform shop'],
  ['Blocked toilets and sewers, camera survey, root cutting', 'Blocked drains'],
  ['Pickles and kimchi in jars', 'Pickle maker'],
  ['Falls prevention exercise for people over seventy, chair based', 'Seniors exercise classes'],
  ['hedge laying and coppicing', 'Hedge laying'],
  ['Wreaths and flowers, letters and hearts', 'Flower shop'],
])('of %j thinks of a %s', async (what, trade) => {
  expect(await nearest(what)).toContain(trade);
});

it('thinks of no stuff beside the one that was named', async () => {
  expect(await nearest('Yaks and yak wool')).not.toContain('Linen service');
});

it('takes a word apart that is written as one', async () => {
  expect(await nearest('Glassblowing')).toContain('Glass blowing classes');
});

it('thinks of nothing where it knows no word, or nothing is near', async () => {
  expect(await nearest('zzyzx qwrty')).toEqual([]);
  expect(await nearest('Wir flechten Körbe aus Weide und reparieren Stühle')).toEqual([]);
  expect(await nearest('Opiekuję się grobami za tych co mieszkają daleko')).toEqual([]);
  expect(await nearest('')).toEqual([]);
});

it('offers each trade once, three at most, and none that stands for a whole kind', async () => {
  const trades = await nearestTrades(
    { name: '', what: 'Desks by the day and meeting rooms', offers: [] },
    await taxonomy(),
  );
  expect(trades.length).toBeLessThanOrEqual(3);
  expect(new Set(trades).size).toBe(trades.length);
  expect(trades.filter(({ isGeneral }) => isGeneral)).toEqual([]);
});

it.each([
  ['We put poles and planks round your house', ['Single storey', 'Weekly tags'], 'Ale house'],
  ['Heated huts on the lake. A stove is going when you get there', ['Day hut', 'Night hut'], 'Stove shop'],
])('a word in passing, or half a name, suggests nothing: “%s”', async (what, offers, stray) =>
  expect(
    (await nearestTrades({ name: 'Linden', what, offers }, await taxonomy())).map(({ name }) => name),
  ).not.toContain(stray),
);
