import type { Entry } from '../knowledge/trade-pack';
import { isSameAdvice } from './same-advice';

const told = (title: string, text: string) => ({ title, hook: 'A hook.', entry: { text } as Entry });

it.each<[string, string, string, string, boolean]>([
  [
    'three words',
    'Dry the boots with newspaper, away from the radiator.',
    'Newspaper takes the wet out of boots; a radiator cracks them.',
    '',
    true,
  ],
  [
    'two that are nearly all',
    'Bulbs in sawdust, never airtight.',
    'Sawdust keeps them apart, and airtight jars rot them.',
    'bulbs',
    true,
  ],
  [
    'two in long sentences',
    'A carpenter looks at the hinge first, then at the frame, and only then takes the screws out.',
    'Old hinges were forged, polished by hand and sold with their screws in small paper bags.',
    '',
    false,
  ],
  ['words of the business', 'Harps like steady damp.', 'Steady damp suits harps.', 'harps in steady damp rooms', false],
  ['nothing', 'Wax the zip twice a year.', 'Lanterns belong on the deck.', '', false],
])('two ideas share %s', (_what, one, other, own, is) =>
  expect(isSameAdvice(told('First', one), told('Second', other), own)).toBe(is),
);
