import type { DaySum, EventStore } from '../../../ports/event-store';
import { analysisPeriod, factSentence } from '../../../../src/domain/cycle-analysis';
import { makeCycleAnalysis } from './cycle-analysis';

const POST = 'a3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5a03';
const place = { id: 'w', zone: 'Europe/London' };
/** A Monday: the four weeks are those from 10 May to 6 June, and before them those from 12 April. */
const monday = new Date('2027-06-07T06:00:00Z');
const sum = (day: string, part: Partial<DaySum>): DaySum => ({
  ...{ day, kind: 'view', channel: 'website', events: part.people ?? 0, people: 0, value: 0 },
  ...part,
});

function setUp(days: DaySum[], top: { from: string; key: string; people: number; kinds?: string }[] = []) {
  const asked: { from: string; to: string }[] = [];
  const events: Pick<EventStore, 'days' | 'top'> = {
    days: async (_id, range) => days.filter(({ day }) => day >= range.from && day <= range.to),
    top: async (_id, range, { kinds, keys }) => {
      asked.push(range);
      return top
        .filter(({ from, key, kinds: its = 'view' }) =>
          [from === range.from, kinds.includes(its as never), !keys || keys.includes(key)].every(Boolean),
        )
        .map(({ key, people }) => ({ key, people, events: people, value: 0 }));
    },
  };
  const analysis = makeCycleAnalysis({
    events,
    repository: {
      countPublished: async (_id, { since }) => (since.toISOString().startsWith('2027-05-09') ? 9 : 6),
      countOut: async () => 0,
      listTaken: async () => [],
      findPosts: async (_id, keys) =>
        keys.includes(POST) ? [{ id: POST, title: 'How a crust blisters', kind: 'How-to', hasPhoto: true }] : [],
    },
  });
  return { ...analysis, asked };
}
const sentences = async (days: DaySum[], top: Parameters<typeof setUp>[1] = []) => {
  const found = await setUp(days, top).analyze(place, monday);
  return found.facts.map(factSentence);
};

it('compares four weeks with the four before, each fact with both numbers, its question and its days', async () => {
  const found = await setUp(
    [
      sum('2027-04-12', { people: 100 }),
      sum('2027-05-10', { people: 70 }),
      sum('2027-06-06', { people: 50 }),
      sum('2027-05-12', { kind: 'engaged', people: 12 }),
      sum('2027-05-12', { kind: 'conversion', events: 3 }),
      sum('2027-04-20', { kind: 'conversion', events: 4, channel: 'email' }),
      // Today is not over, and what the product did itself reached nobody.
      sum('2027-06-07', { people: 900 }),
      sum('2027-05-12', { people: 500, channel: 'product' }),
    ],
    [
      { from: '2027-05-10', key: 'a-campaign', people: 90 },
      { from: '2027-05-10', key: POST, people: 41 },
      { from: '2027-04-12', key: POST, people: 30 },
    ],
  ).analyze(place, monday);
  expect(found.facts.map(factSentence)).toEqual([
    '9 posts went out, 50% more than in the four weeks before (6).',
    'You reached 120 people, 20% more than in the four weeks before (100).',
    '12 people responded, and none in the four weeks before.',
    'No conversions came through email. In the four weeks before: 4.',
    '3 conversions came through your website, and none in the four weeks before.',
    'Your best post was “How a crust blisters”: it reached 41 people, and the best one before 30 people.',
  ]);
  expect(analysisPeriod(found)).toBe('10 May to 6 June, compared with 12 April to 9 May.');
});

it('where nothing was measured each fact says so, and no number is made up', async () => {
  expect(await sentences([])).toEqual([
    '9 posts went out, 50% more than in the four weeks before (6).',
    'Nothing was measured, so we do not know how many people you reached.',
    'Nothing was measured, so we do not know who responded.',
    'Nothing was measured, so we do not know of bookings or sales.',
    'Nothing was measured, so we do not know which post did best.',
  ]);
});

it('what began to be measured in between is compared with nothing', async () => {
  const [, reached] = await sentences([sum('2027-04-25', { people: 5 }), sum('2027-05-12', { people: 40 })]);
  expect(reached).toBe('You reached 40 people. The four weeks before were not measured.');
});

it('nobody who did anything is none, and a best post that reached nobody is no best one', async () => {
  const found = await sentences([sum('2027-04-12', { people: 3 }), sum('2027-05-12', { people: 2 })], []);
  expect(found.slice(2)).toEqual([
    'Nobody did anything in either of the two periods.',
    'Nobody booked, bought or signed up in either of the two periods.',
    'None of your posts reached anybody in these four weeks.',
  ]);
});

describe('what a post reached', () => {
  const post = { id: POST, title: 'How a crust blisters', publishedAt: new Date('2027-06-10T15:30:00Z') };

  it('is counted on the day it went out and the seven after, by the workspace’s clock', async () => {
    const { measure } = setUp(
      [sum('2027-06-10', { people: 50 })],
      [
        { from: '2027-06-10', key: POST, people: 33 },
        { from: '2027-06-10', key: POST, people: 4, kinds: 'engaged' },
      ],
    );
    expect(await measure(place, post)).toEqual({
      ...{ pieceId: POST, title: post.title, from: '2027-06-10', to: '2027-06-17' },
      ...{ reach: 33, engaged: 4 },
    });
  });

  it('is nothing that we know where nothing was measured, and none where others were reached', async () => {
    expect(await setUp([]).measure(place, post)).toMatchObject({ reach: null, engaged: null });
    expect(await setUp([sum('2027-06-11', { people: 8 })]).measure(place, post)).toMatchObject({
      reach: 0,
      engaged: 0,
    });
  });
});
