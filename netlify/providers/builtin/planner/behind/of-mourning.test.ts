import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import { addWeeks, weekOfDate } from '../../../../../src/domain/week';
import { createPlanner } from '../planner';
import { isOfMourning } from './of-mourning';

const planner = createPlanner();
const funeral: BusinessProfile = {
  name: 'Quiet Stems',
  what: 'Florist for funerals and memorials',
  where: 'Main Street, Boston',
  audience: 'families who have lost somebody',
  offers: ['funeral wreaths', 'sympathy bouquets', 'casket sprays'],
  tone: 'friendly',
};
const gifts: BusinessProfile = {
  ...funeral,
  name: 'Wattle & Stem',
  what: 'Florist with seasonal bouquets',
  audience: 'couples and offices',
  offers: ['seasonal bouquets', 'wedding flowers', 'funeral wreaths'],
};

const FEASTS = /thanksgiving|christmas|valentine|mother.s day|easter|halloween|new year/i;

/** All that is proposed in the weeks around the feasts of a year. */
async function proposed(profile: BusinessProfile): Promise<string> {
  const said: string[] = [];
  for (let week = 0; week < 30; week += 1) {
    for (const round of [0, 1, 2])
      for (const { title, hook, reason } of await planner.propose({
        profile,
        week: addWeeks(weekOfDate('2026-10-19'), week),
        zone: 'America/New_York',
        round,
        history: [],
        published: [],
      }))
        said.push(`${title} ${hook} ${reason}`);
  }
  return said.join('\n');
}

it('a florist of funerals is proposed no feast in any week around one, while one with gifts is', async () => {
  expect(FEASTS.exec(await proposed(funeral))?.[0]).toBeUndefined();
  expect(await proposed(gifts)).toMatch(FEASTS);
});

it.each([
  [
    'Kline & Sons Funeral Directors',
    'Family undertaker since 1931',
    ['funerals', 'cremations', 'memorial services'],
    true,
  ],
  ['Stone & Name', 'Stonemason', ['headstones', 'grave restoration', 'garden walls'], true],
  ['Wattle & Stem', 'Florist for weddings and funerals', ['bouquets', 'wreaths'], false],
  ['Rose & Co', 'Florist', ['wedding flowers', 'birthday bouquets', 'funeral wreaths'], false],
  ['The Memorial Gym', 'Gym', ['personal training', 'gift vouchers'], false],
  ['Ada’s Bakery', 'Bakery', ['rye'], false],
  ['', '', [], false],
])('%s (%s, %j) lives by grief: %s', (name, what, offers, lives) =>
  expect(isOfMourning({ name, what, offers: offers.map((full) => ({ full })) })).toBe(lives),
);
