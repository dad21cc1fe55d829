import { unsupportedClaims, type Given } from './unsupported-claims';
import type { ClaimLanguage } from './claim-language';

const bakery: Given = {
  texts: [
    'Neighbourhood bakery with sourdough and pastries in Elm Street, Bristol. Open since 1987, 12 seats.',
    'A loaf keeps for three days in a paper bag. Ask Maria.',
    'Tel. 0117 496 0123, hello@linden.example, https://linden.example/bread',
  ],
  prices: ['4.50'],
  hours: [
    { day: 2, from: '07:30', to: '17:00' },
    { day: 6, from: '08:00', to: '12:00' },
  ],
  days: ['2026-12-06'],
};
const found = (text: string, language: ClaimLanguage = 'en', given = bakery) =>
  unsupportedClaims(text, given, language).map(({ said }) => said);

describe('a claim that nothing supports is found', () => {
  it.each<[ClaimLanguage, string]>([
    ['en', 'We bake 40 loaves a day.'],
    ['en', 'Forty loaves come out of the oven.'],
    ['en', 'Now 20% cheaper than before.'],
    ['en', 'A loaf costs £3.90.'],
    ['en', 'A loaf costs three pounds ninety.'],
    ['en', 'Half price after lunch.'],
    ['en', '2-for-1 on every bun.'],
    ['en', 'Come in on Monday.'],
    ['en', 'Open from 6:30.'],
    ['en', 'Open until 9 pm.'],
    ['en', 'Only in January!'],
    ['en', 'Ready for you tomorrow.'],
    ['en', 'Every loaf comes with free coffee.'],
    ['en', 'Freshness guaranteed.'],
    ['en', 'Our award-winning rye.'],
    ['en', 'The best bread in town.'],
    ['en', 'Rated five stars by people nearby.'],
    ['en', 'A family-run bakery.'],
    ['en', 'We deliver to your door.'],
    ['en', 'Made with organic flour.'],
    ['en', 'Call 0117 496 0999.'],
    ['en', 'Write to orders@linden.example.'],
    ['en', 'Order at bread-now.com.'],
    ['en', 'Find us in Oak Street.'],
    ['en', 'You know it from our baker Giovanni.'],
    ['en', 'Trusted for twenty years.'],
    ['en', 'We have 12 customers an hour.'],
    ['en', 'See you around #BlackFriday.'],
    ['de', 'Am Freitag gibt es Zopf.'],
    ['de', 'Fünfundzwanzig Brote am Tag.'],
    ['de', 'Zum halben Preis.'],
    ['de', 'Dazu ein Kaffee gratis.'],
    ['de', 'Seit drei Generationen.'],
    ['de', 'Das beste Brot der Stadt.'],
    ['de', 'Wir liefern auch.'],
    ['de', 'Geöffnet bis 18 Uhr.'],
    ['fr', 'Ouvert le lundi.'],
    ['fr', 'Livraison chez vous.'],
    ['fr', 'Vingt-cinq pains par jour.'],
    ['es', 'Los viernes hay rosquillas.'],
    ['es', 'A mitad de precio.'],
    ['es', 'Treinta y cinco panes.'],
    ['nl', 'Op vrijdag gesloten.'],
    ['nl', 'Nu met korting.'],
    ['nl', 'Vijfentwintig broden per dag.'],
    ['en', 'We close at half past three.'],
    ['en', 'Come at half six.'],
    ['en', 'Open until midnight.'],
    ['en', 'Not a single loaf was ever late.'],
    ['en', 'Dozens of regulars know us.'],
    ['en', 'For half a century.'],
    ['de', 'Ab halb neun duftet es.'],
    ['de', 'Wir öffnen um elf.'],
    ['de', 'Noch nie war ein Brot alt.'],
    ['fr', 'Dès huit heures et demie.'],
    ['fr', 'Un gâteau coûte 1 250 €.'],
    ['fr', 'De père en fils.'],
    ['es', 'Desde las nueve y media.'],
    ['es', 'Ni una sola queja.'],
    ['nl', 'Vanaf half tien open.'],
    ['nl', 'Al ruim een halve eeuw.'],
    ['it', 'Consegna a casa.'],
    ['pt', 'Pão a metade do preço.'],
  ])('%s: %s', (language, text) => {
    expect(found(text, language)).not.toEqual([]);
  });
});

describe('what was given may be said in other words', () => {
  it.each<[ClaimLanguage, string]>([
    ['en', 'Twelve seats, and bread since 1987.'],
    ['en', 'A loaf is £4.50.'],
    ['en', 'It keeps for 3 days.'],
    ['en', 'Open from half past seven on Tuesdays, until 5 pm.'],
    ['en', 'On Saturdays we close at noon.'],
    ['en', 'On Sunday, 6 December, is St Nicholas.'],
    ['en', 'Call 0117 496 0123 or +44 117 496 0123.'],
    ['en', 'Read more at linden.example/bread, or write to hello@linden.example.'],
    ['en', 'You find us in Elm Street, where Maria bakes.'],
    ['en', 'Feel free to ask: the best way to keep bread is a paper bag.'],
    ['en', 'One thing to know, or two: crust first.'],
    ['de', 'Am Dienstag ab 7.30 Uhr, am Samstag bis 12 Uhr. Ein Brot kostet 4,50 €.'],
    ['en', 'On Saturdays until midday.'],
    ['de', 'Am Dienstag ab halb acht, bis fünf Uhr.'],
    ['nl', 'Op dinsdag vanaf half acht.'],
    ['es', 'El martes desde las siete y media.'],
    ['de', 'Ein Brot hält drei Tage.'],
    ['fr', 'Le mardi dès 7h30. Un pain coûte 4,50 €.'],
    ['es', 'El pan aguanta tres días.'],
    ['nl', 'Een brood blijft drie dagen goed.'],
  ])('%s: %s', (language, text) => {
    expect(found(text, language)).toEqual([]);
  });
});

it('opening hours of a whole week are daily hours', () => {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '10:00', to: '18:00' }));
  expect(found('Open daily.', 'en', { texts: [], hours })).toEqual([]);
  expect(found('Open daily.', 'en', { texts: [], hours: hours.slice(1) })).toEqual(['Open daily']);
});

it('a range of days stands for those between', () => {
  expect(found('Come in on Wednesday.', 'en', { texts: ['Mon–Fri 9-17'] })).toEqual([]);
  expect(found('Kommen Sie am Mittwoch.', 'de', { texts: ['Mo-Fr 9-17 Uhr'] })).toEqual([]);
  expect(found('Come in on Sunday.', 'en', { texts: ['Mon–Fri 9-17'] })).toEqual(['Sunday']);
});

it('each is told once, as the text has it', () => {
  expect(found('Free coffee, free cake, free coffee, and 99 % off.')).toEqual(['99 %', 'Free', 'free']);
});

it('one promise does not support another of its sort', () => {
  const given = { texts: ['With a terrace. Open on bank holidays.'] };
  expect(found('Terrace and parking, on bank holidays and day and night.', 'en', given)).toEqual([
    'parking',
    'day and night',
  ]);
  expect(found('Mit Terrasse.', 'de', given)).toEqual([]);
});
