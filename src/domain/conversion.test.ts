import { conversionLine, makeConversionKey, withClick, workspaceOfConversionKey } from './conversion';

const workspaceId = '01980000-0000-7abc-8000-0123456789ab';

it('a key names its workspace', () =>
  expect(workspaceOfConversionKey(makeConversionKey(workspaceId, 'x'.repeat(32)))).toBe(workspaceId));
it.each(['', 'fbc_', 'fbc_0198_x', `fbc_${'0'.repeat(32)}_short`, `FBC_${'0'.repeat(32)}_${'x'.repeat(32)}`])(
  '%j is not a key',
  (text) => expect(workspaceOfConversionKey(text)).toBeNull(),
);

it.each([
  ['https://shop.example/', 'https://shop.example/?fb_click=0.a'],
  ['https://shop.example/a%20b?x=1%202&y', 'https://shop.example/a%20b?x=1%202&y&fb_click=0.a'],
  ['https://shop.example/?', 'https://shop.example/?fb_click=0.a'],
  ['https://shop.example/#/menu?late=1', 'https://shop.example/?fb_click=0.a#/menu?late=1'],
])('%s gets the token and keeps the rest', (url, expected) => expect(withClick(url, '0.a')).toBe(expected));

it.each([
  [{ reference: 'table-7', value: 0 }, 'table-7'],
  [{ reference: 'order-1', value: 1_999 }, 'order-1: 19.99'],
  [
    { reference: 'order-1', value: 999_900, waits: true },
    'order-1: 9999.00 reported, an owner still needs to check the amount',
  ],
])('%j is shown on the timeline', (sale, line) => expect(conversionLine(sale)).toBe(line));
