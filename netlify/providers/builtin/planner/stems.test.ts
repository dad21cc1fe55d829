import fc from 'fast-check';
import { hasStem, lettersOf, stems } from './stems';

it.each<[string, readonly string[] | null]>([
  ['brea|loa(?:f|ves)', ['brea', 'loa']],
  ['(?:polish|czech) deli|pierog', [' deli', 'pierog']],
  ['(?:rye|oat) ?', ['rye', 'oat']],
  ['colou?rs?\\b', ['colo']],
  ['\\bd?ooh\\b', ['ooh']],
  ['(?:live )?bees', ['bees']],
  ['loaves|5s\\b', null],
  ['^(?![^]*owl)', null],
])('of “%s” a text must have %j', (alternatives, letters) => expect(lettersOf(alternatives)).toEqual(letters));

it('finds what the whole pattern finds, in any text', () => {
  const patterns = [
    'brea|loa(?:f|ves)',
    '(?:polish|czech) deli|pierog',
    'colou?rs?\\b',
    'bees? in (?:a |the )?wall|swarm',
  ];
  const words = 'bread Loaf loaves Polish deli pierogi colours COLOR colo bee bees in the a wall swarming abread'.split(
    ' ',
  );
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 8 }), (said) => {
      const text = said.join(' ');
      for (const pattern of patterns) expect(hasStem(pattern, text)).toBe(stems(pattern).test(text));
    }),
    { seed: 7 },
  );
});
