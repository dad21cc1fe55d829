import { readTrade } from './read-trade';
import { saidDeedsSchema } from './said-deeds';
import file from './said-deeds.json';
import { taxonomy } from './taxonomy';

const namesOf = async (what: string): Promise<string[]> => {
  const { reading } = await readTrade({ name: 'Linde', what });
  return reading.state === 'known'
    ? reading.trades.map(({ name }) => name)
    : reading.state === 'asked'
      ? reading.candidates.map(({ name }) => name)
      : [];
};

it('names trades that there are, and deeds that are said', async () => {
  const { verbs, deeds } = saidDeedsSchema.parse(file);
  const names = new Set((await taxonomy()).trades.map(({ name }) => name));
  expect(deeds.filter(([trade, deed]) => !names.has(trade) || !(deed in verbs))).toEqual([]);
});

it.each([
  ['Wir reparieren Fahrräder und E-Bikes aller Marken', 'Bike repair'],
  ['Ich backe Torten für Hochzeiten und Geburtstage', 'Cake shop'],
  ['Nous louons des structures gonflables', 'Bouncy castle hire'],
  ['Je crée des sites pour les petites associations', 'Web designer'],
  ['Pintamos casas y apartamentos', 'Painter and decorator'],
  ['Fumigamos contra cucarachas y ratones', 'Pest control'],
  ['Cuidamos de idosos em casa, de dia e de noite', 'Home care agency'],
  ['Svuotiamo cantine e solai', 'House clearance'],
  ['Wij verhuizen particulieren en kantoren', 'Removals'],
  ['Ik geef les op piano aan huis', 'Piano teacher'],
  ['Naprawiamy rowery, także elektryczne', 'Bike repair'],
  ['Montujemy ogrodzenia i bramy', 'Fencing contractor'],
])('“%s” is what %s does', async (what, trade) => expect(await namesOf(what)).toEqual([trade]));

it.each([
  ['Wir helfen, wo man uns braucht'],
  ['Je fais beaucoup de choses'],
  ['No pintamos casas'],
  ['Wir fertigen Etiketten für Fahrradläden'],
])('“%s” is no trade', async (what) => expect(await namesOf(what)).toEqual([]));

it('asks where a word is the name of another trade in a neighbouring language', async () =>
  expect(await namesOf('Limpiamos oficinas y casas por hora')).toEqual(['Cleaning', 'Garage']));
