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
