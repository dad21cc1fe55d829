import { isTellingAlone } from './telling-offer';

it.each([
  ['Neubehaarung Violine 75 €', true],
  ['Réparation déchirure dès 60 €', true],
  ['Démoussage', true],
  ['Inkluze od 200 zł i wisiorki', true],
  ['pro Kuh 14 €', false],
  ['Al kg € 19', false],
  ['Día extra', false],
  ['Visita $350', false],
  ['PMR 190 €', false],
  ['Preis pro Festmeter nach Besichtigung', false],
])('“%s” says by itself what it is: %s', (offer, expected) => expect(isTellingAlone(offer)).toBe(expected));

it.each([
  'Delivery inside Tema free',
  'Half carton allowed',
  'Pay by the month',
  'Loan car',
  'Quote in 24 hrs',
  '500 litres',
  'Week-end = 1,5 jour',
  'Vakantiedagen',
  'Envío a casa',
  'Livraison 40 €',
  'Ring for a price',
])('“%s” is a term of the list, and nothing that is bought', (offer) => expect(isTellingAlone(offer)).toBe(false));

it.each(['Ring resizing £25', 'Book binding', 'Photo restoration', 'Open sandwiches'])('“%s” is bought', (offer) =>
  expect(isTellingAlone(offer)).toBe(true),
);
