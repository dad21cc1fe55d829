import { pageTitle } from './page-title';

test('the deepest page that has a name gives it', () =>
  expect(pageTitle([{ handle: { title: 'Settings' } }, { handle: undefined }, { handle: { title: 'Members' } }])).toBe(
    'Members · Fourbeat',
  ));
test('a page without a name is called after the product', () =>
  expect(pageTitle([{ handle: undefined }, { handle: { title: 7 } }])).toBe('Fourbeat'));
