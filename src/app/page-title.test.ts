import { pageTitle } from './page-title';

test('the deepest page with a title provides it', () =>
  expect(pageTitle([{ handle: { title: 'Settings' } }, { handle: undefined }, { handle: { title: 'Members' } }])).toBe(
    'Members · Fourbeat',
  ));
test('a page without a title is named after the product', () =>
  expect(pageTitle([{ handle: undefined }, { handle: { title: 7 } }])).toBe('Fourbeat'));
