import { leadsToOwn, ownHosts } from './own-hosts';

it('takes a website, verified domains and listed hosts as a business’s own', () => {
  expect(
    ownHosts({
      website: 'https://www.bakery.example/menu',
      verified: ['mail.bakery.example', 'bakery.example'],
      listed: ['shop.example'],
    }),
  ).toEqual(['bakery.example', 'mail.bakery.example', 'shop.example']);
});

it.each(['instagram.com/bakery', 'https://www.facebook.com/bakery', 'm.youtube.com/@bakery', ''])(
  "does not take a page on a shared site as the business's own: %j",
  (website) => {
    expect(ownHosts({ website, verified: [], listed: [] })).toEqual([]);
  },
);

it.each([
  ['https://bakery.example/order?n=1', true],
  ['https://www.bakery.example/', true],
  ['https://shop.bakery.example/', true],
  ['https://notbakery.example/', false],
  ['https://bakery.example.evil.example/', false],
  ['https://evil.example/?bakery.example', false],
  ['https://bakery.example@evil.example/', false],
  ['no address', false],
])('judges %s by its host alone', (url, own) => {
  expect(leadsToOwn(url, ['bakery.example'])).toBe(own);
});
