import { kindOfReading, tradesToAsk, type Trade } from './trade';

const trade = (id: string): Trade => ({ id, name: id, kind: 'shop', pack: null });
const [nursery, plants, seeds, bulbs] = ['nursery', 'plants', 'seeds', 'bulbs'].map(trade) as [
  Trade,
  Trade,
  Trade,
  Trade,
];

it('asks about what was named first, then about what is near in meaning, each once and three at most', () => {
  expect(tradesToAsk({ state: 'asked', candidates: [nursery, plants], near: [plants, seeds, bulbs] })).toEqual([
    nursery,
    plants,
    seeds,
  ]);
  expect(tradesToAsk({ state: 'unknown', near: [seeds] })).toEqual([seeds]);
  expect(tradesToAsk({ state: 'known', by: 'words', trades: [nursery] })).toEqual([]);
});

it('what is only near in meaning says nothing of how a business works', () => {
  expect(kindOfReading({ state: 'unknown', near: [nursery] })).toBeNull();
  expect(kindOfReading({ state: 'asked', candidates: [nursery], near: [plants] })).toBeNull();
});
