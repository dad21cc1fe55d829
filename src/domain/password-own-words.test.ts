import { processorMs } from '../testing/processor-time';
import { isOnlyOwnWords, withoutLegalForm } from './password-own-words';

const omar = ['omar.h@flour.example', 'Omar Haddad', 'Omar Bakery GmbH'];

it.each([
  'Omar Bakery',
  'omarbakery',
  'Bakery Omar',
  'OMAR-BAKERY-2026!',
  'Omar Bakery GmbH',
  'Omar Bakery Ltd.',
  'omar bakery s.à r.l.',
  'Omar’s Bakery',
  'bakery7bakery',
  '1Haddad-Omar',
  'omar.h@flour.example',
  'omarhflour',
  'FourbeatOmar1',
])('%j consists only of words of Omar, of Omar Bakery GmbH', (password) =>
  expect(isOnlyOwnWords(password, omar)).toBe(true),
);

it.each(['Omar Bakery sourdough', 'omar eats rye', 'loaf-of-rye-42', '8203945716', '', 'gmbh-ltd-inc'])(
  '%j contains more than that, or other words',
  (password) => expect(isOnlyOwnWords(password, omar)).toBe(false),
);

it('accents, apostrophes and digits in a name change nothing', () => {
  for (const password of ['zoes cafe 24', 'ZOËS-CAFÉ', 'Zoe Cafe'])
    expect(isOnlyOwnWords(password, ['Zoë’s Café 24'])).toBe(true);
});

it('the longest password is checked quickly, even with a hundred workspaces', () => {
  const shops = Array.from({ length: 100 }, (_, index) => `Shop ${'abc'[index % 3]!.repeat(index)} Ltd`);
  const check = () => expect(isOnlyOwnWords('ababab'.repeat(42), ['ab', 'aba', 'bab', ...shops])).toBe(true);
  expect(processorMs(check)).toBeLessThan(500);
});

it.each([
  ['Omar Bakery GmbH', 'Omar Bakery'],
  ['Omar Bakery GmbH & Co. KG', 'Omar Bakery'],
  ['Omar Bakery, Inc.', 'Omar Bakery'],
  ['Omar Bakery S.A.R.L.', 'Omar Bakery'],
  ['Ltd', 'Ltd'],
  ['Flour, Water & Salt', 'Flour, Water & Salt'],
])('%s is called %s', (name, said) => expect(withoutLegalForm(name)).toBe(said));
