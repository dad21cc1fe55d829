import { postOf } from './tongue-post';

it.each([
  ['Zona de trabajo: Oaxaca', 'La zona de trabajo es Oaxaca. Más allá, se pregunta.', 'La zona de trabajo es Oaxaca.'],
  [
    'Ist dunkles Brot immer Vollkorn?',
    'Dunkel ist eine Farbe, und die kann vom Malz kommen. Malz färbt.',
    'Ist dunkles Brot immer Vollkorn?',
  ],
  ['Co ile?', 'Raz w roku wystarczy. Potem mniej.', 'Co ile?'],
])('a post under “%s” does not say it twice', (title, text, first) =>
  expect(postOf(title, text).body.split('\n\n')[0]).toBe(first),
);
