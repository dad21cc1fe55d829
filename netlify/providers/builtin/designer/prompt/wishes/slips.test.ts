import { withoutSlips } from './slips';

describe('a slip goes where its speaker says it again', () => {
  it.each([
    ['We start on the 4th, no, tell a lie, we start on the 11th of January.', 'we start on the 11th of January.'],
    ["Pots are £22, oh hang on, they've gone up, pots are £24.", 'pots are £24.'],
    ['Season is January, well naw, season is February to May.', 'season is February to May.'],
    ['Der Kurs beginnt am 3. März, nein Quatsch, am 10. März.', 'Der Kurs beginnt am 10. März.'],
    ['Der Eimer kostet 32 Euro, halt, das war der Messepreis, kostet 35 Euro.', 'Der Eimer kostet 35 Euro.'],
    ['Commandez avant le 18 décembre, non pardon, avant le 16 décembre.', 'Commandez avant le 16 décembre.'],
    ['El curso empieza el 9 de febrero, no, perdón, el 16.', 'El curso empieza el 16 de febrero.'],
    ['Ritrovo alle 19, no, mi correggono, ritrovo alle 19.30.', 'ritrovo alle 19.30.'],
    ['Start om 11 uur, nee wacht, om 10 uur.', 'Start om 10 uur.'],
    ['Próby są w środy, przepraszam, w piątki o 18.30.', 'Próby są w piątki o 18.30.'],
    ['until eight at night no hang on until ten at night all week', 'until ten at night all week'],
  ])('%s', (typed, meant) => {
    expect(withoutSlips(typed).toLowerCase()).toBe(meant.toLowerCase());
  });
});

describe('a price, a day or a number takes the place of another', () => {
  it.each([
    ["Four hours for $425, no wait, that's before gas went up, $450 with rods.", 'Four hours for $450 with rods.'],
    ['Bring it on Monday, no, that is bridge, Tuesday before noon.', 'Bring it on Tuesday before noon.'],
    ['Mornings from 8.30, sorry, 9.', 'Mornings from 9.'],
    [
      'Repas à trente-deux piastres, euh non, trente-quatre, la moitié pour les petits.',
      'Repas à trente-quatre piastres, la moitié pour les petits.',
    ],
    [
      'So kann das nicht weitergehen. Wer bis Ende März, nein, bis 15. April kommt.',
      'So kann das nicht weitergehen. Wer bis 15. April kommt.',
    ],
    ['Kinderfietsen vijftien, nee tien, vanaf negen uur.', 'Kinderfietsen tien, vanaf negen uur.'],
    [
      'The fair is Saturday the 8th, no sorry, the 9th is the Sunday, so Sunday the 9th, eleven till four.',
      'The fair is Sunday the 9th, eleven till four.',
    ],
  ])('%s', (typed, meant) => {
    expect(withoutSlips(typed)).toBe(meant);
  });
});

it.each([
  'Entry £5, no under 16s, doors at 7.',
  'Heels done while you wait, £9 ladies, £12 men.',
  'No dogs, no bikes, no wait at the gate.',
  "We can't mend chewed tapes, I mean, we can mend snapped ones.",
  'The 8th and 9th of June, sorry, a busy week, yes, the 8th and 9th.',
  'Accessible? Fauteuils roulants malheureusement non. De 8 à 12 ans.',
  'Sorry, closed on Mondays, open Tuesdays.',
  'The 4th is not the last one, no, the 4th is only the first one.',
])('what is no slip stays: %s', (typed) => {
  expect(withoutSlips(typed)).toBe(typed);
});

it.each([
  ['Ab Montag dem 3., nein Moment, Dienstag dem 4. März ist Ausverkauf.', 'Ab Dienstag dem 4. März ist Ausverkauf.'],
  [
    'Wolle 4 Euro das Pfund, äh das Kilo, und Hunde bleiben zu Hause.',
    'Wolle 4 Euro das Kilo, und Hunde bleiben zu Hause.',
  ],
  [
    'Entrée double 425 $, simple 340, euh non 350, payable en deux fois.',
    'Entrée double 425 $, simple 350, payable en deux fois.',
  ],
  ["D'avril à septembre, enfin mi-septembre, sauf gros temps.", "D'avril à mi-septembre, sauf gros temps."],
  ['Perros 17 euros. Gatos también, digo, gatos no.', 'Perros 17 euros. gatos no.'],
  ['In cambio do 15 chili di miele, anzi facciamo 20.', 'In cambio do 20 chili di miele.'],
  [
    'Dat is 12,50 per kind, nee 13,50 want de verf is duurder, minstens acht.',
    'Dat is 13,50 per kind want de verf is duurder, minstens acht.',
  ],
  ['Kamyk z dziurką to 25 zł, znaczy 30, bo rzemyk w cenie.', 'Kamyk z dziurką to 30 zł, bo rzemyk w cenie.'],
  ['Tändning lördag den 14:e, nej 13:e juni klockan 18.', 'Tändning lördag den 13:e juni klockan 18.'],
  ['Børn under 5, nej 7 skal have en voksen med.', 'Børn under 7 skal have en voksen med.'],
  ['This Sunday, sorry, next Sunday, June 14, new babies come out.', 'next Sunday, June 14, new babies come out.'],
  ["There's a five pound minimum, no, make that ten.", "There's a ten pound minimum."],
  ['I want them in November, no, sorry, October, before the rush.', 'I want them in October, before the rush.'],
  [
    "It's the same family and the same lorry. Well, not the same lorry. A net is €6.",
    "It's the same family and the same lorry. A net is €6.",
  ],
  ['Je fais une semaine, enfin pas une semaine, du jeudi au samedi.', 'Je fais une semaine, du jeudi au samedi.'],
])('a figure, a day or a month takes the place of another: %s', (typed, meant) => {
  expect(withoutSlips(typed)).toBe(meant);
});
