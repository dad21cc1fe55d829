import { likeliestTrades } from './likeliest-trades';
import { taxonomy } from './taxonomy';

const nearest = async (what: string, offers: string[] = [], name = 'Linden') => {
  const { trades, chance } = await likeliestTrades({ name, what, offers }, await taxonomy());
  return { first: trades[0]?.trade.name, all: trades.map(({ trade }) => trade.name), chance };
};

it.each([
  [
    '2 yard up to 40 yard, dropped on your drive or we sort the permit for the road. No plasterboard, no fridges',
    ['4 yard £210', '8 yard £290', 'Grab wagon for soil'],
    'Skip hire',
    0.2,
  ],
  [
    'Copper, ali, stainless, batteries, old geysers, whole bakkies. Come over the weighbridge, get paid same day, no stolen cable',
    ['Bins on your site free', 'Safe disposal certificate'],
    'Scrap metal dealer',
    0.4,
  ],
  [
    'Wytyczymy dom, podzielimy działkę, pokażemy gdzie naprawdę biegnie miedza. Mapka do projektu zwykle w trzy tygodnie',
    ['Tyczenie budynku 800 zł', 'Inwentaryzacja powykonawcza'],
    'Land surveyor',
    0.8,
  ],
  [
    'Bain, tonte, griffes, démêlage sans crier. Un seul chien à la fois, le vôtre ne reste pas en cage',
    ['Caniche 42 €', 'Yorkshire 38 €'],
    'Dog groomer',
    0.8,
  ],
])('who says “%s” is told by many words', async (what, offers, trade, least) => {
  const { all, chance } = await nearest(what, offers);
  expect(all.slice(0, 2)).toContain(trade);
  expect(chance).toBeGreaterThan(least);
});

it('what is denied, and for whom it is done, speaks for nothing', async () => {
  expect((await nearest('We do not do shearing, crutching, wool or sheep, sorry')).all).not.toContain('Sheep shearing');
  expect((await nearest('Wir helfen gern, und Küchenabluft und Fettabscheider machen wir nicht')).all).toEqual([]);
});

it('a word or two tell nothing, and nor does what every business says', async () => {
  expect((await nearest('eigenes Wasser')).chance).toBeLessThan(0.6);
  expect((await nearest('A family firm since 1950, open every day, and you can ask us anything')).chance).toBeLessThan(
    0.6,
  );
});

it('the name of the business says less than its description', async () => {
  const what =
    'We look after rented houses for landlords, find tenants, take deposits and write inventories with photos';
  const { first } = await nearest(what, ['Full management 10%', 'Find a tenant only £450'], 'Cathays Keys');
  expect(first).toBe('Lettings agency');
});
