import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTrade } from './read-trade';
import { taxonomy } from './taxonomy';
import { toldTradesSchema } from './trade-phrases';

const said = async (what: string, { name = 'Linde', offers = [] as string[] } = {}): Promise<string> => {
  const { reading } = await readTrade({ name, what, offers });
  if (reading.state === 'unknown') return 'unknown';
  const trades = reading.state === 'known' ? reading.trades : reading.candidates;
  return `${reading.state}: ${trades.map(({ name: trade }) => trade).join(', ')}`;
};

const files = readdirSync(join(__dirname, 'told')).map((file) => ({
  file,
  read: toldTradesSchema.parse(JSON.parse(readFileSync(join(__dirname, 'told', file), 'utf8'))),
}));

it('each of seven languages tells at least 150 trades or phrases, and only trades that there are', async () => {
  const names = new Set((await taxonomy()).trades.map(({ name }) => name));
  expect(files).toHaveLength(7);
  for (const { file, read } of files) {
    expect([file, read.trades.map(({ trade }) => trade).filter((trade) => !names.has(trade))]).toEqual([file, []]);
    expect(read.trades.flatMap(({ tells }) => tells.split(', ')).length).toBeGreaterThanOrEqual(150);
  }
});

it.each([
  ['Wir setzen Kachelöfen mit Bankerl und mauern Herde, auch alte Öfen versetzen wir', 'Tiled stove builder'],
  [
    'Nous venons vider les fosses septiques et les bacs à graisse, curage des canalisations, avec le bordereau',
    'Septic tank service',
  ],
  [
    'Molemos la aceituna de los vecinos y la nuestra en la almazara, prensado en frío, y envasamos el aceite en garrafas',
    'Olive mill',
  ],
  [
    'Facciamo controsoffitti, pareti e librerie in cartongesso, contropareti, velette e stuccatura, lavoro pulito e veloce',
    'Drywall contractor',
  ],
  [
    'Wij komen uw oude frituurolie en frituurvet halen in vaten, ook van scholen en frituren',
    'Used cooking oil collection',
  ],
  [
    'Wytyczamy domy w terenie, dzielimy działki, robimy mapy do celów projektowych i wznawiamy granice, inwentaryzacja powykonawcza też',
    'Land surveyor',
  ],
  ['Recarregamos extintores e fazemos a papelada', 'Fire extinguisher service'],
])('“%s” is told to be a %s', async (what, trade) => expect(await said(what)).toBe(`known: ${trade}`));

it('what is denied, and for whom it is done, tells nothing', async () => {
  expect(await said('Wir helfen gern, und Küchenabluft machen wir nicht')).toBe('unknown');
  expect(await said('Hacemos programas para almazaras y para la gente')).not.toMatch(/Olive mill/u);
});

it('words of one language are not read in another, and a company form is no trade', async () => {
  expect(await said('Code vergessen, Schlüssel weg, und der Erblasser hat nichts gesagt')).not.toMatch(/Hats/u);
  expect(await said('Wij komen het vet uit de keuken halen en we brengen nieuw')).not.toMatch(/Vet/u);
  expect(await said('Nuestra gente trabaja en el agua', { name: 'Reloncaví SpA' })).not.toMatch(/spa/iu);
  expect(await said('Bellen bij storing, wij komen met de bus', { name: 'Kuipers Koud' })).not.toMatch(/Cooper/u);
});

it('a common word alone makes no trade known', async () => {
  expect(await said('eigenes Wasser im Garten, das ist unser Ziel, und das seit vielen Jahren')).not.toMatch(/^known/u);
  expect(await said('Profili e ritratti da fotografia, soggetti di ogni tipo')).not.toMatch(/Photographer/u);
});
