import { makeConversionKey, withClick, workspaceOfConversionKey } from './conversion';

const workspaceId = '01980000-0000-7abc-8000-0123456789ab';

it('a key names its workspace', () => expect(workspaceOfConversionKey(makeConversionKey(workspaceId, 'x'.repeat(32)))).toBe(workspaceId));
it.each(['', 'fbc_', 'fbc_0198_x', `fbc_${'0'.repeat(32)}_short`, `FBC_${'0'.repeat(32)}_${'x'.repeat(32)}`])('%j is no key', (text) => expect(workspaceOfConversionKey(text)).toBeNull());

it.each([
  ['https://shop.example/', 'https://shop.example/?fb_click=0.a'],
  ['https://shop.example/a%20b?x=1%202&y', 'https://shop.example/a%20b?x=1%202&y&fb_click=0.a'],
  ['https://shop.example/?', 'https://shop.example/?fb_click=0.a'],
  ['https://shop.example/#/menu?late=1', 'https://shop.example/?fb_click=0.a#/menu?late=1'],
])('%s gets the token and keeps the rest', (url, expected) => expect(withClick(url, '0.a')).toBe(expected));
