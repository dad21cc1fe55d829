import { weekOfDate } from '../../../../../src/domain/week';
import { rateFor, readFor } from '../knowledge/knowledge-for';
import { momentOf } from './moment';
import { pastOf } from './support';

const ZONE = 'Europe/London';

/** What is known of a trade, best first, and the frames among it. */
async function ratedFor(what: string): Promise<string[]> {
  const profile = { name: 'Ours', what, where: 'Leeds', audience: '', offers: [], tone: 'friendly' as const };
  const week = weekOfDate('2027-03-01');
  const asked = { profile, material: [], history: [], published: [], week, zone: ZONE, round: 0 };
  const knowledge = await readFor(asked);
  const rated = await rateFor(
    asked,
    knowledge,
    momentOf(week, ZONE),
    pastOf(asked, () => null),
  );
  return rated.toSorted((one, other) => one.handicap - other.handicap).map(({ candidate: { topic } }) => topic);
}
const BATHROOM = 'note-grout-restoring/before-grout-day';
const FRAME = 'own/';

it('a post about one thing comes first where it is named, and behind frames where a detailed profile names others', async () => {
  const named = await ratedFor('Grout restoration: bathroom joints scraped, cleaned, coloured, sealed, tested');
  expect(named[0]).toBe(BATHROOM);
  const others = await ratedFor('Grout restoration: warehouse joints scraped, cleaned, coloured, sealed, tested');
  expect(others.indexOf(BATHROOM)).toBeGreaterThan(others.findIndex((topic) => topic.startsWith(FRAME)));
  expect(others[0]).toMatch(/^note-grout-restoring/u);
});

it('whoever says little may have anything of a trade', async () => {
  const rated = await ratedFor('Grout restoration');
  expect(rated.indexOf(BATHROOM)).toBeLessThan(rated.findIndex((topic) => topic.startsWith(FRAME)));
});
