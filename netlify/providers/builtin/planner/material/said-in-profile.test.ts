import { saidInProfile } from './said-in-profile';

const facts = (what: string) => saidInProfile({ what, name: 'Linden' }).map(({ text }) => text);

it.each<[string, string, string[]]>([
  [
    'how it works and what it never does, apart at its commas and with apostrophes',
    'Boat engine repair, mostly diesels, we come to your mooring with the van, we dont charge for the first look. Parts are extra',
    ['We come to your mooring with the van.', 'We don’t charge for the first look.'],
  ],
  [
    'some words with the next fact',
    'Osteopathy practice. No referral needed. Open until eight on Tuesdays.',
    ['No referral needed. Open until eight on Tuesdays.'],
  ],
  [
    'German facts in German',
    'Polsterei in der Altstadt. Wir holen Ihre Möbel ab und bringen sie zurück. Den Kostenvoranschlag gibt es kostenlos.',
    ['Wir holen Ihre Möbel ab und bringen sie zurück.', 'Den Kostenvoranschlag gibt es kostenlos.'],
  ],
])('a description gives %s', (_what, said, expected) => expect(facts(said)).toEqual(expected));

it.each([
  ['the trade itself', 'We sharpen knives and scissors at markets.'],
  ['what only lists', 'Ironmonger. Screws, nails, hinges, paint.'],
  ['plans', 'Pottery. We want to reach more customers online.'],
  ['worries', 'Toy shop. I struggle with the big chains and their prices.'],
  ['family', 'Vineyard. My wife does the books every evening.'],
  ['refusals', 'Notary. We don’t do divorces.'],
  ['prices, which change', 'Barber. You pay £12 before noon.'],
  ['guesses', 'Bakery. I think we are open until six.'],
  ['another person', 'Law office. You can also ask Mrs Petrova about wills.'],
  ['a hard moment of somebody’s life', 'Reflexology. We still visit a widow with cancer every week.'],
  ['insults', 'Garage. You would not believe what idiots do to their brakes.'],
  ['a language that we write no posts in', 'Stolarnia. Nie robimy mebli na wymiar, tylko renowacje starych mebli.'],
])('and never %s', (_what, said) => expect(facts(said)).toEqual([]));
