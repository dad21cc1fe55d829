import { posterWords, type PosterWords } from '../poster-words';
import { lookForm } from '../wishes/look-forms';
import { drawnOf } from '../wishes/drawn-wishes';

const setOf = (prompt: string, aspectRatio: '1:1' | '9:16' | '16:9' = '1:1'): PosterWords =>
  posterWords({ prompt, style: 'minimalist', aspectRatio, seed: 1 });
const rowsOf = (prompt: string): string[] => setOf(prompt).supporting.split(' · ');

it.each([
  ['Kite days every Sunday, Baxtergate 14, Whitby. Free for children', 'Baxtergate 14, Whitby'],
  [
    'Our physio practice has a new address: 9 Quay Street, first floor, over the bank',
    '9 Quay Street, first floor, over the bank',
  ],
  [
    'Physio practice. We are now at 12 Mill Lane, Unit 4, behind the bakery. Parking at the rear',
    '12 Mill Lane, Unit 4, behind the bakery',
  ],
  [
    'Zahnarztpraxis. Sie finden uns in der Lindenstraße 14, 2. OG, über der Apotheke',
    'Lindenstraße 14, 2. OG, über der Apotheke',
  ],
  [
    'Dentiste. Nous sommes au 14 rue Pasteur, 1er étage, au-dessus de la pharmacie',
    '14 rue Pasteur, 1er étage, au-dessus de la pharmacie',
  ],
  [
    'Fisioterapeuta. Siamo in via Verdi 8, secondo piano, sopra la farmacia',
    'via Verdi 8, secondo piano, sopra la farmacia',
  ],
])('an address stays one, with its floor and its neighbour: %s', (prompt, address) => {
  const { headline, supporting } = setOf(prompt);
  expect(`${headline} · ${supporting}`.toLowerCase()).toContain(address.toLowerCase());
});

it.each([
  [
    'Key cutting £6. Bring a flat key, otherwise leave it with us overnight',
    'Bring a flat key, otherwise leave it with us overnight',
  ],
  [
    'Zahnreinigung 89 €. Karte mitbringen, sonst müssen wir neu aufnehmen',
    'Karte mitbringen, sonst müssen wir neu aufnehmen',
  ],
  [
    'Piano tuning £70. Mornings only, or evenings if you live in town',
    'Mornings only, or evenings if you live in town',
  ],
  ['Réparation de vélos 30 €. Prêt le soir, sinon un vélo vous attend', 'Prêt le soir, sinon un vélo vous attend'],
  ['Whale watching £45. Daily at ten, weather permitting', 'Daily at ten, weather permitting'],
])('an alternative and a condition stay with what they are about: %s', (prompt, row) => {
  expect([setOf(prompt).kicker, ...rowsOf(prompt)]).toContain(row);
});

it('a "sorry" is no row of its own, and where something is brought to stays with it', () => {
  expect(rowsOf('Dog walking £12. No puppies under six months, sorry. Text 07700 900123')).toContain(
    'No puppies under six months, sorry',
  );
  expect(setOf('Hand-rolled sushi platters delivered to your boat, £30 for two').headline).toMatch(
    /delivered to your boat$/,
  );
});

it('hours stand beside each other', () => {
  const rows = rowsOf('Nail bar. Gel set £28, file £9. Mon to Fri 10 to 6, late Wednesday till 8. Walk in');
  expect(rows.indexOf('Late Wednesday till 8')).toBe(rows.indexOf('Mon to Fri 10 to 6') + 1);
});

it('hiring and moving lead a text that tells of itself, and hours go before stories', () => {
  const { headline, supporting, leftOut } = setOf(
    "Hi everyone, it has been a long winter in our barn and we are glad to see you all again. We're hiring! Weekend stable hand. £12 an hour. Open Tuesday to Sunday 9 to 5. Ask for Meg at the gate any morning",
  );
  expect(headline).toBe('Weekend stable hand');
  expect(supporting).toContain("We're hiring!");
  expect(supporting).toContain('Open Tuesday to Sunday 9 to 5');
  expect(leftOut).toContain('it has been a long winter');
});

it.each([
  "I'd like a hand-made, slightly vintage look",
  'Ich hätte gern einen warmen, altmodischen Stil',
  "J'aimerais un style rétro, doux",
  'Me gustaría un aire antiguo, cálido',
  'Vorrei uno stile antico, caldo',
  'Ik wil graag een ouderwetse, warme sfeer',
])('a list before a look is one wish: %s', (wish) => {
  expect(lookForm(wish)).toBe('sure');
});

it('a wish that no picture follows is told as heard and not drawn', () => {
  expect(
    ['In dark green and gold', 'No people, please', 'Windswept, in warm red', 'Snowy and cosy'].map(drawnOf),
  ).toEqual(['all', 'all', 'part', 'none']);
  expect(setOf('Willow weaving on 3 May, £40. Make it look windswept and wild, please').leftOut).toMatch(
    /^Heard as a wish for the look, but not drawn: /,
  );
});
