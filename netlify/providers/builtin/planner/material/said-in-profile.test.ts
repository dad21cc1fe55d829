import { momentOf } from '../choosing/moment';
import { saidInProfile } from './said-in-profile';
import { isRough, titleOfSaid } from './said-title';

const facts = (what: string) => saidInProfile({ what, name: 'Linden' }).map(({ text }) => text);

it.each<[string, string, string[]]>([
  [
    'how it works and what it never does, apart at its commas and with apostrophes',
    'Boat engine repair, mostly diesels, we come to your mooring with the van, we dont charge for the first look. Parts are extra',
    ['We come to your mooring with the van. We don’t charge for the first look.'],
  ],
  [
    'two words with the next fact',
    'Osteopathy practice. No referral. We see you the same day.',
    ['No referral. We see you the same day.'],
  ],
  [
    'what a customer would stop for first, apart at “and now”, “but” and semicolons, without hours and measures',
    'Home visit ear wax removal. I was a nurse for 22 years and now I come to you, and I never sell hearing aids, but I got fed up with shops. Wire 3 mm to 12 mm. Open 6am to 8pm.',
    ['I was a nurse for 22 years. I come to you.'],
  ],
  [
    'a sentence of two halves whole',
    'Tax returns. You drop off a shoebox, we hand back a folder. No charge for a second look.',
    ['You drop off a shoebox, we hand back a folder. No charge for a second look.'],
  ],
  [
    'what somebody does in Spanish',
    'Exámenes de la vista. Llevo el equipo en una maleta. Yo mismo ajusto las gafas.',
    ['Llevo el equipo en una maleta. Yo mismo ajusto las gafas.'],
  ],
  [
    'where a family began it',
    'We empty septic tanks. Two tankers, been going since my dad started in 1988. Also do drain surveys.',
    ['Two tankers, been going since my dad started in 1988.'],
  ],
  [
    'French facts whole, and promises in the form of a denial',
    'Ramonage. Certificat remis sur place pour votre assurance. Je bâche avant, je ne laisse pas de suie chez vous.',
    ['Certificat remis sur place pour votre assurance. Je bâche avant, je ne laisse pas de suie chez vous.'],
  ],
  [
    'German facts in German',
    'Polsterei in der Altstadt. Wir holen Ihre Möbel ab und bringen sie zurück. Den Kostenvoranschlag gibt es kostenlos.',
    ['Wir holen Ihre Möbel ab und bringen sie zurück. Den Kostenvoranschlag gibt es kostenlos.'],
  ],
])('a description gives %s', (_what, said, expected) => expect(facts(said)).toEqual(expected));

it.each([
  ['the trade itself', 'We sharpen knives and scissors at markets.'],
  ['what only lists', 'Ironmonger. Screws, nails, hinges, paint.'],
  ['plans', 'Pottery. We want to reach more customers online.'],
  ['worries', 'Toy shop. I struggle with the big chains and their prices.'],
  ['family', 'Vineyard. My wife does the books every evening.'],
  [
    'refusals',
    'Notary. We don’t do divorces. We don’t drill. I won’t do private driveways. Removal of trees is not our work. No cats.',
  ],
  ['a denial alone', 'Cabin care. We don’t rent out cabins. We never take dogs.'],
  ['a list of denials', 'Skull cleaning. We don’t guide, don’t process meat, don’t outfit.'],
  ['a sentence without its answer', 'Goats. I’m asked every week if I sell goats. I don’t. '],
  ['a pronoun without its noun', 'Goats. I bring the fence and the dog stays with them.'],
  ['opening hours', 'Tortillería. Abrimos 7 a 4, domingo hasta las 2.'],
  ['the owner’s own illness', 'Wigs. I had my own treatment in 2016.'],
  ['what leans on a sentence before', 'Salon. Fifteen years in hotels before that. If you need one I tell you.'],
  ['prices, which change', 'Barber. You pay £12 before noon.'],
  ['guesses', 'Bakery. I think we are open until six.'],
  ['another person', 'Law office. You can also ask Mrs Petrova about wills.'],
  ['a hard moment of somebody’s life', 'Reflexology. We still visit a widow with cancer every week.'],
  ['insults', 'Garage. You would not believe what idiots do to their brakes.'],
  ['a fragment', 'Gown cleaning. 4 weeks usually.'],
  ['a death', 'Fish tanks. If a fish dies we take it out before the patients see it.'],
  ['one thin sentence', 'Midwife. I come to your home.'],
  ['a language that we write no posts in', 'Stolarnia. Nie robimy mebli na wymiar, tylko renowacje starych mebli.'],
])('and never %s', (_what, said) => expect(facts(said)).toEqual([]));

it('sentences that stand together are one post, with the one that a customer would stop for as its title', () => {
  const said = saidInProfile({
    what: 'I clean fish tanks. I come every second week. I scrape the glass and change a third of the water. I check each fish. Tanks are never left half done. You get a photo after every visit. Book by phone',
    name: 'Linden',
  });
  expect(said.map(({ key, opening, text }) => ({ key, opening, text }))).toEqual([
    {
      key: 'I come every second week.',
      opening: 'I clean fish tanks.',
      text: 'I come every second week. I scrape the glass and change a third of the water. I check each fish.',
    },
    {
      key: 'Tanks are never left half done.',
      opening: '',
      text: 'Tanks are never left half done. You get a photo after every visit. Book by phone.',
    },
  ]);
});

it.each([
  ['Private cremation only, one animal at a time, ashes back in 3 days.', null],
  ['I am not a lawyer.', null],
  [
    'I travel with my own crush around Cavan and Meath, trim whole herds or just the lame ones, put on blocks.',
    'I travel with my own crush around Cavan and Meath',
  ],
  [
    'I will come to your kitchen table if you live within an hour of me, which is most of the county.',
    'I will come to your kitchen table if you live within an hour of me',
  ],
  [
    'We pull your pump, test the hole and tell you straight what it gives per hour, whatever it is.',
    'We pull your pump, test the hole',
  ],
  [
    'I help write down what they want (music, who is in the room, who isn’t, and everything else).',
    'I help write down what they want',
  ],
  [
    'We bring our tents to every village of the lake district whatever its size but only in the dry season of the year.',
    '',
  ],
])('the title of “%s” is whole', (sentence, title) =>
  expect(titleOfSaid(sentence, 70) ?? '').toBe(title ?? sentence.slice(0, -1)),
);

it.each([
  ['Sometimes the client bring one broken tile.', true],
  ['We buying broken camera for part.', true],
  ['Ready in 2 hour if you text before 4pm.', true],
  ['Workshop on Saturday for tourist, 3 hours.', true],
  ['We bring your tent and set it up.', false],
  ['We sell to knitters by mail.', false],
  ['A two hour walk with the hawks.', false],
])('a slip of the pen stays out of a title: %s', (sentence, is) => expect(isRough(sentence)).toBe(is));

const december = momentOf({ year: 2026, week: 50, startsOn: '2026-12-07' }, 'Europe/Paris');
it.each<[string, string, string[]]>([
  [
    'a sentence whole, with its best words behind the comma, and no disability as its headline',
    'Neue Geflechte für alte Stühle. Drei blinde Kollegen und ich, wir machen das schon ewig. Alles wird von Hand geflochten.',
    [
      'Alles wird von Hand geflochten.',
      'Drei blinde Kollegen und ich, wir machen das schon ewig. Alles wird von Hand geflochten.',
    ],
  ],
  [
    'one sentence alone',
    'Wir rechnen die Löhne für Baufirmen ab, mit Auslöse und dem ganzen Kram an dem andere verzweifeln.',
    [
      'Wir rechnen die Löhne für Baufirmen ab.',
      'Wir rechnen die Löhne für Baufirmen ab, mit Auslöse und dem ganzen Kram an dem andere verzweifeln.',
    ],
  ],
  [
    'what is of these weeks as its title',
    'On élève, on affine et on vend nos huîtres à la cabane. A Noël réservez avant le 15 sinon il n’y en a plus.',
    ['A Noël réservez avant le 15 sinon il n’y en a plus.', 'A Noël réservez avant le 15 sinon il n’y en a plus.'],
  ],
  [
    'a season that began earlier and still lasts',
    'Traes tu aceituna y te llevas tu aceite. Campaña de octubre a enero, el resto del año llamar antes.',
    [
      'Campaña de octubre a enero, el resto del año llamar antes.',
      'Campaña de octubre a enero, el resto del año llamar antes.',
    ],
  ],
  [
    'nothing of another time of year',
    'Pelamos ovejas en toda la provincia. De abril a julio vamos con cinco máquinas. La lana la sacamos en saca si la quiere vender.',
    ['Pelamos ovejas en toda la provincia.', 'La lana la sacamos en saca si la quiere vender.'],
  ],
  [
    'a number with a comma, and an ordinal, in one piece',
    'Wir öffnen Tresore. Transport von 800 kg in den 3. Stock und durch Türen von 0,9 Metern geht auch.',
    ['Wir öffnen Tresore.', 'Transport von 800 kg in den 3. Stock und durch Türen von 0,9 Metern geht auch.'],
  ],
])('a description in another language gives %s', (_what, said, expected) => {
  const [first] = saidInProfile({ what: said, name: 'Linden' }, december);
  expect([first?.key, first?.text]).toEqual(expected);
});

it('a long description is two posts, and only the first has the list of offers behind it', () => {
  const said = saidInProfile({
    what: 'Wir schleifen Messer. Jede Klinge wird zweimal abgezogen. Scheren machen wir auch. Die Ware holen wir freitags im ganzen Kreis ab. Nach zwei Tagen ist alles wieder da.',
    name: 'Linden',
  });
  expect(said.map(({ opening, isFurther }) => [opening, isFurther])).toEqual([
    ['Wir schleifen Messer.', false],
    ['', true],
  ]);
});

it.each([
  ['Motor burnt? Bring. New copper, fan to 100 HP.'],
  ['Gate stuck open again? We do motors and beams. Come same day, even Sundays.'],
])('no title tells a customer to do what nobody is told to: “%s”', (what) => {
  const keys = saidInProfile({ what, name: 'Linden' }).map(({ key }) => key);
  expect(keys.filter((key) => /^(?:Bring|Come same)/u.test(key))).toEqual([]);
});

it('a slip of tense gets no title of its own', () =>
  expect(isRough('We blessed each piece before it leaves and tell you its name')).toBe(true));

it.each([
  [
    'what is owed by whoever stays away',
    'Cerette, pulizia viso, laminazione ciglia, massaggio drenante. Siamo in tre, cabina riscaldata, il giovedì fino alle 21. Se disdici meno di 24 ore prima paghi metà.',
    /disdici/u,
  ],
  [
    'an appointment',
    'Oscypek prowdziwy z numerem, bundz, bryndza i żentyca na miejscu. Zimom tylko gołki. Grupy z dziećmi po umówieniu.',
    /umówieniu/u,
  ],
  ['a place', 'Gomería en la ruta 9, parches, vulcanizado, cubiertas nuevas. Auxilio las 24 hs hasta 30 km.', /ruta/u],
])('the title is about more than %s', (_what, what, poor) => {
  const [first] = saidInProfile({ what, name: 'Linden' });
  expect(first!.key).not.toMatch(poor);
});
