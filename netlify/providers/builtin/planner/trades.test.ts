import type { BusinessProfile } from '../../../../src/domain/business-profile';
import { street } from './testing/street';
import { tradesOf } from './trades';

const tradesFor = async (partial: Partial<BusinessProfile>) =>
  (
    await tradesOf({
      name: 'Linden',
      what: 'Shop',
      where: 'Bath',
      audience: 'everyone',
      offers: ['Good things'],
      tone: 'friendly',
      ...partial,
    })
  ).map(({ id }) => id);

it.each(['Café', 'Café with cakes', 'Our little café', 'Cafe\u0301', 'Cafés in two villages', 'Cafe'])(
  '“%s” is a café',
  async (what) => {
    expect(await tradesFor({ what })).toContain('cafe');
  },
);

it.each([
  ['Wedding photographer', ['Weddings', 'Elopements', 'Engagement shoots']],
  ['Wedding and portrait photographer', ['Wedding photography', 'Portraits']],
  ['Weddings and family photography', ['Wedding photography', 'Albums']],
])('“%s” is a photographer and no wedding planner', async (what, offers) => {
  expect(await tradesFor({ what, offers })).toEqual(['photographer']);
});

it.each(['Wedding planner', 'We plan weddings', 'Weddings and events in Tuscany', 'Wedding and event design'])(
  '“%s” is a wedding planner',
  async (what) => {
    expect(await tradesFor({ what })).toEqual(['wedding-planner']);
  },
);

it('a florist who does weddings is a florist alone', async () => {
  expect((await tradesOf(street.florist!.profile)).map(({ id }) => id)).toEqual(['florist']);
});
