import { spokenNumber, spokenOrdinal } from './spoken-number';
import { spokenText } from './spoken-text';

test.each([
  [0, 'zero'],
  [7, 'seven'],
  [21, 'twenty-one'],
  [100, 'one hundred'],
  [342, 'three hundred and forty-two'],
  [1_000, 'one thousand'],
  [1_205, 'one thousand two hundred and five'],
  [17_033, 'seventeen thousand and thirty-three'],
  [2_000_001, 'two million and one'],
  [-4, 'minus four'],
])('%s is said “%s”', (value, words) => expect(spokenNumber(value)).toBe(words));

test.each([
  [1, 'first'],
  [2, 'second'],
  [3, 'third'],
  [12, 'twelfth'],
  [20, 'twentieth'],
  [31, 'thirty-first'],
])('the ordinal of %s is “%s”', (value, words) => expect(spokenOrdinal(value)).toBe(words));

test.each([
  // Numbers
  ['You reached 1,240 people.', 'You reached one thousand two hundred and forty people.'],
  ['3 posts went out, 12 before.', 'three posts went out, twelve before.'],
  ['6.4% of them', 'six point four percent of them'],
  ['40–120 people', 'forty to one hundred and twenty people'],
  ['the 2nd of them', 'the second of them'],
  // Prices
  ['Loaves at £4.50', 'Loaves at four pounds fifty'],
  ['£1', 'one pound'],
  ['$12 and $0.99', 'twelve dollars and ninety-nine cents'],
  ['€1,250', 'one thousand two hundred and fifty euros'],
  ['a £1.5k job', 'a one point five thousand pounds job'],
  // Dates and times
  ['on 8 June at 16:30', 'on the eighth of June at four thirty in the afternoon'],
  ['until 2026-12-06', 'until the sixth of December'],
  ['June 21', 'the twenty-first of June'],
  ['at 07:00', 'at seven in the morning'],
  ['at 12:00 and 00:00', 'at noon and midnight'],
  ['at 9:05pm', 'at nine oh five in the evening'],
  ['from 7am', 'from seven in the morning'],
  ['since 1998 and 2026', 'since nineteen ninety-eight and twenty twenty-six'],
  // Names
  ['Ada’s Bakery & Café', 'Ada’s Bakery and Café'],
  ['“Rye 🍞 in the morning”', 'Rye in the morning'],
  ['see ada.example', 'see ada dot example'],
  ['#sourdough', 'hashtag sourdough'],
  ['bread/rolls', 'bread or rolls'],
  ['Call 020 7946 0958', 'Call zero two zero seven nine four six zero nine five eight'],
  ['<b>bold</b>', 'bold'],
  ['خبز الصباح', 'خبز الصباح'],
])('“%s” is said “%s”', (written, words) => expect(spokenText(written)).toBe(words));

test('nothing that a voice would spell is left in what is said', () => {
  const said = spokenText('At 16:30 on 8 June we sold 1,240 loaves (£4.50 each, 12% off) & 3 cakes; see ada.example');
  expect(said).not.toMatch(/[\d£%&]/);
});

test('very long digits and hostile text end quickly and stay text', () => {
  expect(spokenText('9'.repeat(20_000)).length).toBeGreaterThan(0);
  expect(spokenText(`${'1,111'.repeat(4_000)}${'🍞'.repeat(2_000)}`).length).toBeGreaterThan(0);
});
