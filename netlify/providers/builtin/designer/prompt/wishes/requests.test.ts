import { lookInOrder, opensWithRequest, withoutOrders } from './orders';

it.each([
  ["What I'm after is a poster for our carol walk.", 'our carol walk.'],
  ['Looking for something for our window about the seed swap.', 'the seed swap.'],
  ['I need a sign for the gate. We sell logs.', 'We sell logs.'],
  ["Could you put up that we're looking for a groom?", "we're looking for a groom?"],
  ['Ich suche was für das Schaufenster. Ich repariere Geigen.', 'Ich repariere Geigen.'],
  ['Wir hätten gern ein Plakat für unser Hoffest.', 'unser Hoffest.'],
  ["Il me faudrait une affiche pour mon cours d'aquarelle.", "mon cours d'aquarelle."],
  ['Busco un cartel para la puerta del bar. Cerramos en enero.', 'Cerramos en enero.'],
  ['Vorrei una locandina per il nostro mercatino.', 'il nostro mercatino.'],
  ['Wat ik zoek is een poster voor mijn breicursus.', 'mijn breicursus.'],
  ['Queria um cartaz para a minha feira de livros.', 'a minha feira de livros.'],
  [
    "We mend harps. What we'd like is something for the window saying that we also hire them.",
    'We mend harps. we also hire them.',
  ],
])('a request is the designer’s, and so is where the poster will hang: %s', (text, rest) => {
  expect(withoutOrders(text)).toBe(rest);
});

it.each([
  'Looking for something new? Try our sushi night',
  'We need a sign writer for our vans',
  'Looking for a picture framer? We frame',
  'Wir suchen eine Köchin für unser Bistro',
  'Cerco un panettiere per il mio forno',
  'You can message me on Facebook at Studs by Jo',
  'Photos on our Facebook page',
])('what is said to readers stays: %s', (text) => {
  expect(withoutOrders(text)).toBe(text);
  expect(opensWithRequest(text)).toBe(false);
});

it('the look of a request is heard', () => {
  expect(lookInOrder('I want a poster with a cosy feel about our quiz')).toContain('cosy');
});
