import { aboutOf, impactOf, slotAsked, stepOf, type InsightFacts } from './insight';
import { insightText, insightTitle, scoreText } from './insight-words';

const rates = { people: 3_214, actions: 386, share: 0.1201, shareElsewhere: 0.0598, weeks: 12 };
const slot = { weekday: 4, time: '16:30' };
const change = (partial: object): InsightFacts => ({
  kind: 'change',
  channel: 'email',
  metric: 'reach',
  count: 1_240,
  expected: 900,
  weeks: 8,
  post: null,
  ...partial,
});

test.each<[InsightFacts, string, string]>([
  [
    change({}),
    '38% more people than usual opened your emails',
    '1,240 last week. We expected about 900, going by the 8 weeks before.',
  ],
  [
    change({ channel: 'website', count: 450, post: { id: 'p', title: 'The side cut', reach: 300 } }),
    '50% fewer people than usual visited your website',
    '450 last week. We expected about 900, going by the 8 weeks before. Most people saw “The side cut”.',
  ],
  [
    change({ metric: 'engaged', channel: 'website', count: 990 }),
    '10% more actions than usual on your website',
    '990 last week. We expected about 900, going by the 8 weeks before.',
  ],
  [
    change({ metric: 'conversions', count: 30, expected: 60 }),
    '50% fewer conversions than usual by email',
    '30 last week. We expected about 60, going by the 8 weeks before.',
  ],
  [
    { kind: 'best-hour', hour: 23, slot, ...rates },
    'Post at 23:00, not 16:30',
    '12 actions for every 100 people reached between 23:00 and 00:00, and 6 at other times. Based on 3,214 people over 12 weeks.',
  ],
  [
    { kind: 'best-weekday', weekday: 2, slot, ...rates },
    'Post on Tuesdays, not Thursdays',
    '12 actions for every 100 people reached on Tuesdays, and 6 on other days. Based on 3,214 people over 12 weeks.',
  ],
  [
    { kind: 'channel-mix', channel: 'email', ...rates, share: 0.0214, shareElsewhere: 0.007 },
    'Email brings the most conversions per person',
    '2.1 conversions for every 100 people reached by email, and 0.7 elsewhere. Based on 3,214 people over 12 weeks.',
  ],
  [
    { kind: 'content', feature: 'question', posts: 21, otherPosts: 33, reach: 340, otherReach: 190 },
    'Posts with a question in the title reach 1.8 times as many people',
    'A typical post with a question in the title reached 340 people in its first two weeks; one without reached 190. Based on 21 posts with and 33 without.',
  ],
])('a finding states its figures and its sample', (facts, title, text) => {
  expect([insightTitle(facts), insightText(facts)]).toEqual([title, text]);
});

test('what was applied is told with what happened since, and honestly where that cannot be told', () => {
  const score = { channel: 'all', metric: 'engaged', before: 350, after: 512 } as const;
  expect(scoreText({ ...score, outcome: 'better' })).toBe(
    'Since you applied it: 512 actions in four weeks, 350 in the four before. That is more than chance would explain.',
  );
  expect(scoreText({ ...score, channel: 'email', after: 360, outcome: 'unclear' })).toBe(
    'Since you applied it: 360 actions by email in four weeks, 350 in the four before. The difference may well be chance.',
  );
  expect(scoreText({ ...score, metric: 'reach', channel: 'website', outcome: 'unknown' })).toBe(
    'Since you applied it: we had too little data from before to tell whether it helped.',
  );
});

test('the same is the same, whatever its figures: a rise is not a fall', () => {
  expect(aboutOf(change({}))).toBe(aboutOf(change({ count: 2_000 })));
  expect(aboutOf(change({}))).not.toBe(aboutOf(change({ count: 100 })));
});

test('only what can be done has an Apply', () => {
  expect(stepOf(change({}))).toBeNull();
  expect(stepOf(change({ post: { id: 'p', title: 'x', reach: 1 } }))).toBe('draft');
  expect(stepOf(change({ count: 1, post: { id: 'p', title: 'x', reach: 1 } }))).toBeNull();
  expect(stepOf({ kind: 'best-hour', hour: 9, slot, ...rates })).toBe('slot');
  expect(slotAsked({ kind: 'best-hour', hour: 9, slot, ...rates }, { weekday: 2, time: '08:00' })).toEqual({
    weekday: 2,
    time: '09:00',
  });
});

test('impact is the part of the whole', () => {
  expect([0.15, 0.149, 0.05, 0.049].map(impactOf)).toEqual(['high', 'medium', 'medium', 'low']);
});
