import { withBreaks } from './with-breaks';
import { wordsOfText } from './text-words';

const spoken = [
  'right so we sharpen kitchen knives at the market every friday nine till two its four pounds a knife and six for garden shears we also do lawn mower blades bring them wrapped in a tea towel and ring me on 07700 900418',
  'also wir machen führungen durch die käserei jeden dienstag um neun uhr erwachsene zahlen zwölf franken kinder sechs hunde können leider nicht mit und bitte melden sie sich vorher an',
];

it.each(spoken)('a dictated text gets pauses and keeps its words: %s', (text) => {
  const broken = withBreaks(text);
  expect(broken.split(', ').length).toBeGreaterThan(2);
  expect(broken.replaceAll(', ', ' ')).toBe(text);
  expect(wordsOfText(broken).map(({ shown }) => shown)).toEqual(wordsOfText(text).map(({ shown }) => shown));
});

it.each([
  'knife sharpening every friday at the market nine till two',
  'We clean and check any hearing aid free of charge on Thursdays from ten to one with no appointment even if you did not buy it from us.',
  'Hi, we keep bees behind the moor and this year the honey is finally in jars. It is £6 a jar, and an old jar brought back gets you 50p off. Come and see us at the gate, any day but Sunday.',
])('a short or a typed text stays as it is: %s', (text) => {
  expect(withBreaks(text)).toBe(text);
});
