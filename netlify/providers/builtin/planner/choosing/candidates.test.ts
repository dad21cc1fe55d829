import { addWeeks, weekOfDate } from '../../../../../src/domain/week';
import { candidatesOf } from './candidates';
import { momentOf } from './moment';
import { allNotes } from '../knowledge/note-files';
import { wordsOf } from '../writing/profile-words';
import { street } from '../testing/street';
import { loadPack, packIds } from '../knowledge/pack-files';
import type { TradePack } from '../knowledge/trade-pack';
import { vocabularyOf } from '../knowledge/vocabulary';

let packs: TradePack[];
beforeAll(async () => {
  packs = (await Promise.all(packIds.map(loadPack))).filter((pack) => pack !== null);
});

function candidates(trade: string, date: string, zone: string, offers = street[trade]!.profile.offers) {
  const pack = packs.find(({ id }) => id === trade)!;
  return candidatesOf(
    pack,
    wordsOf({ ...street[trade]!.profile, offers }, vocabularyOf([pack])),
    momentOf(weekOfDate(date), zone),
  );
}
const topics = (...request: Parameters<typeof candidates>) => candidates(...request).map(({ topic }) => topic);

it('the return to the mat “after the summer” is a matter of early and middle autumn', () => {
  expect(topics('yoga', '2026-09-24', 'Europe/Berlin')).toContain('yoga/autumn');
  expect(topics('yoga', '2026-11-25', 'Europe/Berlin')).not.toContain('yoga/autumn');
});

it.each([
  [/sun ?cream|sunglasses|mosquito/i, '2026-07-13', '2026-12-07'],
  [/\bsnow(?!(?:drop|flake)s?\b|board)|hot[- ]water bottle/i, '2026-12-07', '2026-07-13'],
])('what speaks of %s has its time of year, on either half of the earth', async (words, then, notThen) => {
  const notes = await allNotes();
  const saying = (date: string, zone: string) =>
    notes
      .flatMap((note) =>
        candidatesOf(note, wordsOf(street.bakery!.profile, vocabularyOf([note])), momentOf(weekOfDate(date), zone)),
      )
      .filter(({ entry: { title, hook, text } }) => words.test(`${title} ${hook} ${text}`)).length;
  expect(saying(then, 'Europe/London')).toBeGreaterThan(0);
  expect(saying(notThen, 'Europe/London')).toBe(0);
  expect(saying(notThen, 'Australia/Melbourne')).toBeGreaterThan(0);
  expect(saying(then, 'Australia/Melbourne')).toBe(0);
});

it.each(['bakery', 'restaurant', 'cafe', 'butcher', 'florist', 'boutique', 'bookshop', 'hair'])(
  'a %s speaks of Thanksgiving in America and nowhere else',
  (trade) => {
    const ofTheDay = (zone: string) =>
      [0, 1, 2]
        .flatMap((weeks) => candidates(trade, addWeeks(weekOfDate('2026-11-09'), weeks).startsOn, zone))
        .filter(({ observance }) => observance?.id === 'thanksgiving');
    expect(ofTheDay('America/New_York').length).toBeGreaterThan(0);
    expect(ofTheDay('Europe/London')).toEqual([]);
  },
);

it.each(['cafe', 'bookshop', 'boutique', 'toy-shop', 'hair'])(
  'a %s speaks of Black Friday where the calendar has it',
  (trade) => {
    expect(topics(trade, '2026-11-23', 'America/New_York')).toContain(`${trade}/blackfriday`);
    expect(topics(trade, '2026-11-23', 'Asia/Tokyo')).not.toContain(`${trade}/blackfriday`);
  },
);

it('a voucher or a class in a shop stands in no sentence that was made for goods', () => {
  const titles = candidates('bakery', '2026-11-19', 'Europe/London', [
    'Gift vouchers',
    'Baking classes',
    'Cinnamon buns',
  ]).map(({ title }) => title);
  expect(titles).toContain('Cinnamon buns: how to tell when they are at their best');
  expect(titles.filter((title) => /voucher|class/i.test(title))).toEqual([]);
});

it('names of several words keep their capitals', () => {
  const words = wordsOf(
    {
      ...street.accountant!.profile,
      offers: ['Self Assessment', 'Self Assessment Tax Returns', 'Tax Returns', 'E-bikes', 'T-shirts'],
    },
    () => true,
  );
  expect(words.offers.map(({ inline }) => inline)).toEqual([
    'Self Assessment',
    'Self Assessment tax returns',
    'tax returns',
    'e-bikes',
    'T-shirts',
  ]);
});

it('a small word that two texts share makes no offer their subject', () => {
  const glass = candidates('cleaner', '2026-11-19', 'America/New_York').find(({ topic }) => topic === 'cleaner/window');
  expect(glass).toBeDefined();
  expect(glass!.offer).toBeNull();
});
