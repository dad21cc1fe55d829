import { taxonomy } from '../../trades/taxonomy';
import { allNotes, isOfTrade } from './note-files';
import { understood } from './understood';

/** "known: Taxidermist; note-taxidermy": how a business is understood, and which packs and notes speak of it. */
async function heard(what: string, offers = '', said: { name?: string; trade?: string } = {}): Promise<string> {
  const { reading, packs, notes } = await understood({
    name: 'Linden',
    trade: '',
    ...said,
    what,
    offers: offers.split(', ').filter(Boolean),
  });
  const trades = reading.state === 'known' ? reading.trades : reading.state === 'asked' ? reading.candidates : [];
  const speaking = [...packs, ...notes].map(({ id }) => id).join(' ');
  return `${reading.state}: ${trades.map(({ name }) => name).join(', ')}; ${speaking || 'silence'}`;
}

it.each([
  ['taxidermy', '', 'note-taxidermy'],
  ['wheelie bin cleaning', '', 'note-bin-wash'],
  ['nordic walking', '', 'note-endurance-coaching'],
  ['hair braiding, home service', '', 'note-braids'],
  ['afilado de sierras', '', 'note-saw-sharpening'],
  ['Lavaggio tappeti persiani', '', 'note-carpet-cleaning'],
  ['noleggio sci', '', 'note-ski-workshop'],
  ['Vulkaniseur', '', 'note-tyres-wheels'],
  ['conserto de guarda-chuvas', '', 'note-umbrellas-sticks'],
  ['Fahrradverleih am See', 'Tourenrad', 'note-bike-rental'],
  ['fish tank cleaning', '', 'note-aquarium-service'],
  ['criadero de truchas', '', 'note-fish-farm'],
  ['garage doors', '', 'note-garage-doors'],
  ['equine massage', '', 'note-animal-physio'],
  ['I write wedding speeches', 'best man', 'note-speech-writing'],
  ['I repair accordions and concertinas', 'bellows', 'note-instruments'],
  ['Waxing and tanning in a beach hut', 'waxing, spray tan', 'note-waxing-tanning'],
  ['water diviner and well driller', 'site visit, drilling', 'note-wells-pumps'],
  ['stove installation and chimney lining', 'stoves, liners', 'note-stove-building'],
  ['Cremation for dogs and cats, one at a time', 'home collection', 'note-pet-farewell'],
])('the note of the very work speaks: “%s” (%s)', async (what, offers, note) =>
  expect((await heard(what, offers)).split('; ')[1]!.split(' ')).toContain(note),
);

it.each([
  ['a part of the subject', 'Nail plate presses and truss machines serviced on site', '', 'asked: Nail salon'],
  ['a verb that braiders use as well', 'We weave ribbon for hat makers', '', 'asked: Hair braiding'],
  ['something made of it', 'tea plantation tours', '', 'asked: Tea plantation, Tour guide'],
  [
    'for whom it is',
    'We rent lockers and charging towers to festivals',
    '',
    'asked: Festival organiser, Another kind of hire',
  ],
  ['what it is made for', 'I braid mooring ropes to measure', 'dock lines', 'asked: Mooring contractor'],
  ['another sense of the word', 'Peat-free nursery', 'hellebores, ferns', 'asked: Nursery, Plant nursery'],
  ['what stands behind an “of”', 'criadero de iguanas', '', 'asked: Dog breeder'],
  ['a longer thing', 'straw bale houses', '', 'asked: Straw bale building'],
  ['half of a name', 'bread machines repaired', '', 'asked: Machine shop'],
  ['another work on the same thing', 'We clean and repair church candlesticks', '', 'asked: Religious goods shop'],
  ['where it is done', 'We clean up after pigeons: roofs, solar panels', '', 'asked: Solar installer'],
  ['beds of another sort', 'reed beds for cleaning sewage', 'reed bed', 'asked: Beds'],
  ['a thing that is only hired', 'cheese board hire', '', 'asked: Cutting boards, Another kind of hire'],
])('%s does not make a note speak, and is asked: “%s”', async (_why, what, offers, expected) =>
  expect(await heard(what, offers)).toMatch(new RegExp(`^${expected}.*; silence$`, 'u')),
);

it.each([
  ['what is denied is asked', 'Manicures without fuss. No gel nails', '', /^known: Manicure/],
  [
    'a pedicure is asked in every language',
    'Pediküre',
    '',
    /^asked: Manicure and pedicure, Medical pedicure; silence$/,
  ],
  [
    'of two trades with one name neither speaks',
    'Pedicure en voetzorg aan huis, ook voor diabetici',
    'Nagels knippen',
    /^asked: Medical pedicure, (?:Toenail cutting, )?Manicure and pedicure; silence$/,
  ],
  [
    'a medical one is none for colour',
    'Medisch pedicure aan huis. Ik lak geen nagels',
    '',
    /^known: Medical pedicure; note-podiatry$/,
  ],
  ['offers count', 'We do it all', 'gel nails', /^asked: Nail salon; note-nails$/],
  ['what speaks without a name of a trade is confirmed', 'sambal', '', /^asked: Preserves maker; note-preserves$/],
  [
    'who is only known to hire out is asked what',
    'We hire out telescopes',
    '',
    /^asked: .*Another kind of hire; silence$/,
  ],
  ['two trades stay two', 'Café and bookshop', '', /^known: Café, Bookshop; cafe/],
  ['nothing is unknown', '', '', /^unknown: ; silence$/],
])('%s: “%s” (%s)', async (_rule, what, offers, expected) => expect(await heard(what, offers)).toMatch(expected));

it('the name above the door speaks where the description says little, and is asked where it says another thing', async () => {
  const named = (name: string, what: string) => heard(what, '', { name });
  expect(await named('Chip Shop Charlie', 'Fresh every day since 1974')).toMatch(
    /^known: Fish and chip shop; note-chip-shop/,
  );
  expect(await named('Officina Bice', 'Riparazione di macchine da cucire')).toMatch(/^asked: Sewing machine repair/);
  expect(await named('Le Fournil des Mots', 'Relieur')).toMatch(/^known: Bookbinder/);
  expect(await named('Brick Kitchen', 'We let it by the hour')).toBe('unknown: ; silence');
});

it('what the owner chose is certain, whatever the words may mean, and asks nothing', async () => {
  expect(await heard('Ik lak nagels. Pedicure', '', { trade: 'medical-pedicure' })).toBe(
    'known: Medical pedicure; note-podiatry',
  );
  expect(await heard('We weave labels', '', { trade: 'hair-braiding' })).toBe('known: Hair braiding; note-braids');
  expect(await heard('', '', { trade: 'taxidermist' })).toBe('known: Taxidermist; note-taxidermy');
});

it('each note is reached by the name of a trade, so that whoever is asked can make it speak', async () => {
  const names = (await taxonomy()).trades.filter(({ isGeneral }) => !isGeneral).map(({ name }) => name);
  const lost = (await allNotes()).filter((note) => !names.some((name) => isOfTrade(note, name)));
  expect(lost.map(({ id }) => id)).toEqual([]);
});

it('what its words make certain is spoken of by the notes of the trade, whatever the description calls it', async () => {
  const what =
    'windshield chips and cracks, stone chip repair in 20 min while you wait. Full replacement with ADAS recal in house, farm trucks and combines in the field';
  expect(await heard(what, 'Chip repair $50, Windshield replacement from $380')).toMatch(
    /^known: (?:Windscreen repair|Auto glass); note-/u,
  );
});

it('what is hired out beside other things makes no trade of it', async () => {
  const what =
    'We give out canopies, plastic and chiavari chairs, tables, coolers, mobile toilets, standing fans for your occasion. Our boys deliver, set and pack';
  expect(await heard(what)).not.toMatch(/^known: Portable toilet hire;/u);
});
