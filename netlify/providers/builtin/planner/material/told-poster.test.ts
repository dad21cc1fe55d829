import { posterOf } from './told-poster';
import type { Told } from './told-shapes';

const told = (part: Partial<Told>): Told => ({ kind: 'Behind the scenes', language: 'en', ...part }) as Told;

it.each<[string, Partial<Told>, string[]]>([
  [
    'the story large, and small above it what it is',
    { label: 'Behind the scenes', title: 'We oil the looms at night', line: 'We oil the looms at night' },
    ['Behind the scenes', 'We oil the looms at night', ''],
  ],
  [
    'the matter of a title that opens with its heading',
    {
      label: 'Hinter den Kulissen',
      language: 'de',
      title: 'Hinter den Kulissen: leim aus Knochen',
      line: 'Hinter den Kulissen',
    },
    ['Hinter den Kulissen', 'Leim aus Knochen', ''],
  ],
  [
    'the title where nothing shorter is sure',
    { label: 'The best part', title: 'She played it the same evening', line: 'The best part' },
    ['The best part', 'She played it the same evening', ''],
  ],
  [
    'a heading once where it is all there is',
    { label: 'New here', title: 'New here', line: 'New here' },
    ['', 'New here', ''],
  ],
  [
    'no error in large letters',
    { kind: 'Myth checked', label: 'Myth', title: 'Myth: oil cleans wood', line: '“Oil cleans wood”' },
    ['', 'Myth', '“Oil cleans wood”'],
  ],
  [
    'words of a language that we do not write, alone',
    { language: 'other', label: 'Verkstan', title: 'Vi bygger nyckelharpor', line: 'Vi bygger nyckelharpor' },
    ['', 'Vi bygger nyckelharpor', ''],
  ],
])('sets %s', (_what, part, [kicker, headline, supporting]) => {
  expect(posterOf(told(part))).toEqual({ kicker, headline, supporting });
});
