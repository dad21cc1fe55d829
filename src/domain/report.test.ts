import fc from 'fast-check';
import { buildEmptyFigures, buildReportFigures } from './testing/build-report-figures';
import { daysOf } from './analytics-period';
import { DAY_MS } from './duration';
import type { InsightFacts } from './insight';
import type { ReportFigures } from './report-figures';
import { writeReport, type Report } from './report';
import { plainText, type Figure, type Sentence } from './report-sentence';

const textOf = (report: Report) => report.summary.map(plainText);

describe('a report of a good month', () => {
  const report = writeReport(buildReportFigures());

  it('says the most important first, each figure compared with the period before', () => {
    expect(textOf(report)).toEqual([
      'Corner Grill reached 174,750 people from 10 May to 8 June 2026, 19% more than in the 30 days before.',
      'The engagement rate was 5.7%: 10,035 people clicked a link, sent a form, booked or bought something.',
      'There were 110 sales and bookings, 20 more than in the period before, worth $6,600.',
      'Email reached the most people: 98,000, or 56% of the total.',
      'The post or campaign that reached the most people was “Two for one on Thursdays”, with 31,480.',
    ]);
    expect(plainText(report.chart.sentence)).toBe('The best day was 4 June, with 9,250 people reached.');
    expect(plainText(report.hours!)).toBe('Most people were reached on Thursdays from 16:00 to 17:00: 9,630 in all.');
  });

  it('has four figures, with what they were before and how they changed', () => {
    expect(
      report.metrics.map(({ name, value, before, change }) => [
        name,
        value?.text,
        before?.text,
        change?.text,
        change?.direction,
      ]),
    ).toEqual([
      ['People reached', '174,750', '146,400', '19%', 1],
      ['Engagement rate', '5.7%', '5.1%', '0.6 points', 1],
      ['Conversions', '110', '90', '20', 1],
      ['Revenue tracked', '$6,600', '$6,150', '7%', 1],
    ]);
  });

  it('says of a channel that is not connected that it is not, instead of a zero', () => {
    expect(report.channels.map(({ name, state }) => [name, state])).toEqual([
      ['Instagram', 'Not connected'],
      ['Facebook', 'Not connected'],
      ['Email', ''],
      ['Website', ''],
    ]);
  });

  it('says what stood out, with its measure, size, sample, confidence and impact', () => {
    expect(
      report.insights.map(({ sentence, metric, size, sample, confidence, impact, isApplied }) => [
        plainText(sentence),
        metric,
        size.text,
        plainText(sample),
        confidence.text,
        impact.text,
        isApplied,
      ]),
    ).toEqual([
      [
        '20% more people reached than usual by email from 1 June to 7 June: 24,300, where about 20,250 were expected.',
        'People reached',
        '20%',
        'one week against 8 before',
        '98%',
        'High',
        false,
      ],
      [
        'People are more likely to act between 12:00 and 13:00: 12 actions per hundred people reached, against 5.8 at other times.',
        'Actions per person reached',
        '2.1 times',
        '340,120 people over 8 weeks',
        '99%',
        'Medium',
        true,
      ],
    ]);
  });

  it('says how far the goals of its last month are', () => {
    expect(report.goals?.month.text).toBe('June 2026');
    expect(
      report.goals?.rows.map(({ name, done, wanted, share, state }) => [
        name.text,
        done.text,
        wanted.text,
        share.text,
        plainText(state),
      ]),
    ).toEqual([
      ['Tables booked', '31', '110', '28%', 'About 118 by the end of the month (estimate)'],
      ['Menu read', '240', '200', '120%', 'Reached'],
    ]);
  });

  it('names each query in words that a reader knows', () => {
    for (const { query, name } of report.queries) {
      expect(name).not.toBe(query);
      expect(name).not.toMatch(/[a-z]\.[a-z]/);
    }
  });

  it('explains each of its figures in plain words', () => {
    expect(report.queries.find(({ query }) => query === 'totals.reach')?.words).toBe(
      'People who saw a page or opened an email in this period. Each person counts once a day.',
    );
  });
});

describe('a report with little to tell', () => {
  it('makes no comparison with days on which nothing was measured', () => {
    const report = writeReport(buildReportFigures({ since: '2026-05-03' }));
    expect(textOf(report).slice(0, 2)).toEqual([
      'Corner Grill reached 174,750 people from 10 May to 8 June 2026.',
      'Nothing was measured before 3 May, so there is no comparison.',
    ]);
    expect(report.chart.before).toBeNull();
    expect(report.metrics.map(({ change }) => change)).toEqual([null, null, null, null]);
    expect(report.channels.map(({ change }) => change)).toEqual([null, null, null, null]);
  });

  it('begins its chart with the first day that was counted', () => {
    expect(writeReport(buildReportFigures({ since: '2026-05-13' })).chart.counted).toBe(3);
    expect(writeReport(buildReportFigures()).chart.counted).toBe(0);
  });

  it('says that nothing was measured, and shows no rate of nobody', () => {
    const report = writeReport(buildEmptyFigures());
    expect(textOf(report)).toEqual(['Nothing was measured from 10 May to 8 June 2026.']);
    expect(report.metrics.map(({ value }) => value)).toEqual([null, null, null, null]);
    expect(plainText(report.chart.sentence)).toBe('Nobody was reached in this period.');
  });

  it('says what was before when nothing is now', () => {
    const { daysBefore } = buildReportFigures();
    expect(textOf(writeReport(buildEmptyFigures({ since: '2026-01-01', daysBefore })))).toEqual([
      'Nothing was measured from 10 May to 8 June 2026.',
      '146,400 people were reached in the 30 days before.',
    ]);
  });

  it('counts one person, one sale and one day as one', () => {
    const report = writeReport(
      buildEmptyFigures({
        current: { from: '2026-05-10', to: '2026-05-10' },
        since: '2026-05-10',
        days: [{ day: '2026-05-10', reach: 1, engaged: 1, conversions: 1, revenue: 1_050, visitors: 1, views: 1 }],
      }),
    );
    expect(textOf(report)).toEqual([
      'Corner Grill reached 1 person from 10 May 2026 to 10 May 2026.',
      'Nothing was measured before 10 May 2026, so there is no comparison.',
      'The engagement rate was 100%: 1 person clicked a link, sent a form, booked or bought something.',
      'There was 1 sale or booking worth $10.50.',
    ]);
  });
});

describe('every figure of every report', () => {
  it('has the name of a query, and what is in words around it has no digit', () => {
    fc.assert(
      fc.property(anyFigures, (figures) => {
        const report = writeReport(figures);
        for (const sentence of sentencesOf(report))
          for (const part of sentence) if (typeof part === 'string') expect(part).not.toMatch(/\d/);
        const known = new Map(report.queries.map((answer) => [answer.query, answer]));
        for (const { query, text } of figuresOf(report)) expect(known.get(query)?.text).toBe(text);
      }),
    );
  });

  it('is what the query itself gives', () => {
    fc.assert(
      fc.property(anyFigures, (figures) => {
        for (const { query, value } of writeReport(figures).queries) {
          const expected = ask(figures, query);
          if (typeof expected === 'number') expect(value).toBeCloseTo(expected, 6);
          else expect(value).toBe(expected);
        }
      }),
    );
  });
});

/** The queries once more, written by their names and by nothing of the report's own code. */
function ask(figures: ReportFigures, query: string): unknown {
  const [noun, ...rest] = query.split('.') as [string, ...string[]];
  const add = (rows: readonly object[], field: string) =>
    (rows as readonly Record<string, number>[]).reduce((sum, row) => sum + row[field]!, 0);
  const rate = (rows: readonly object[]) => (add(rows, 'engaged') / add(rows, 'reach')) * 100;
  const sum = (rows: readonly object[], field: string) => (field === 'rate' ? rate(rows) : add(rows, field));
  const grown = (now: number, before: number) => Math.round((now / before - 1) * 100);
  const peak = () =>
    figures.days.filter(({ reach }) => reach === Math.max(...figures.days.map((day) => day.reach)))[0]!;
  if (query === 'business.name') return figures.business;
  if (query === 'since') return figures.since;
  if (query === 'period.days') return figures.days.length;
  if (noun === 'period') return figures.current[rest[0] as 'from' | 'to'];
  if (query === 'before.from' || query === 'before.to') return figures.before[rest[0] as 'from' | 'to'];
  if (noun === 'totals') return sum(figures.days, rest[0]!);
  if (noun === 'before') return sum(figures.daysBefore, rest[0]!);
  if (noun === 'days') return rest[1] === 'day' ? peak().day : peak().reach;
  if (noun === 'change') {
    const [now, before] = [sum(figures.days, rest[0]!), sum(figures.daysBefore, rest[0]!)];
    return rest[0] === 'rate' || rest[0] === 'conversions' ? now - before : grown(now, before);
  }
  if (noun === 'channels') {
    const found = figures.channels.find(({ channel }) => channel === rest[0])!;
    if (rest[1] === 'share') return (found.reach / add(figures.days, 'reach')) * 100;
    if (rest[1] === 'change') return grown(found.reach, found.before.reach);
    return sum([found], rest[1]!);
  }
  if (noun === 'content') {
    const found = figures.content[Number(rest[0]) - 1]!;
    return rest[1] === 'title' ? found.title : sum([found], rest[1]!);
  }
  if (noun === 'sources') {
    const found = figures.sources[Number(rest[0]) - 1]!;
    return rest[1] === 'name' ? found.key : found.people;
  }
  if (noun === 'funnel') {
    const found = figures.funnel.find(({ step }) => step === rest[0])!;
    return rest[1] === 'before' ? found.before : found.people;
  }
  if (noun === 'hours') {
    const best = figures.hours.filter(
      ({ reach }) => reach === Math.max(...figures.hours.map((hour) => hour.reach)),
    )[0]!;
    const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    return {
      weekday: weekdays[best.weekday - 1],
      hour: clock(best.hour),
      end: clock((best.hour + 1) % 24),
      reach: best.reach,
    }[rest[1]!];
  }
  if (noun === 'insights') return askInsight(figures.insights[Number(rest[0]) - 1]!, rest[1]!);
  if (query === 'goals.month') return figures.current.to.slice(0, 7);
  if (noun === 'goals') {
    const { name, done, monthly, forecast } = figures.goals[Number(rest[0]) - 1]!;
    return { name, done, wanted: monthly, share: (done / monthly) * 100, forecast }[rest[1]!];
  }
  throw new Error(`nobody knows ${query}`);
}

function askInsight({ week, facts, confidence, impact }: ReportFigures['insights'][number], field: string): unknown {
  const day = (before: number) => new Date(Date.parse(week) - before * DAY_MS).toISOString().slice(0, 10);
  const its = { from: day(7), to: day(1), confidence, impact, weeks: 'weeks' in facts ? facts.weeks : 0 };
  if (facts.kind === 'change') {
    const { count: counted, expected } = facts;
    return {
      ...its,
      count: counted,
      expected: Math.round(expected),
      size: Math.round((100 * (counted - expected)) / Math.max(1, expected)),
    }[field];
  }
  if (facts.kind === 'content') {
    const { posts, otherPosts: others, reach, otherReach: without } = facts;
    return {
      ...its,
      posts,
      others,
      reach: Math.round(reach),
      without: Math.round(without),
      size: reach / Math.max(1, without),
    }[field];
  }
  const { people, share, shareElsewhere } = facts;
  const rates = { ...its, people, rate: share * 100, elsewhere: shareElsewhere * 100, size: share / shareElsewhere };
  if (facts.kind === 'best-hour')
    return { ...rates, hour: clock(facts.hour), end: clock((facts.hour + 1) % 24) }[field];
  return (rates as Record<string, unknown>)[field];
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const sentencesOf = ({ summary, chart, hours, span, insights, goals }: Report): Sentence[] => [
  ...summary,
  chart.sentence,
  span,
  ...(hours ? [hours] : []),
  ...insights.flatMap(({ sentence, sample }) => [sentence, sample]),
  ...(goals?.rows ?? []).map(({ state }) => state),
];

function figuresOf(node: unknown): Figure[] {
  if (typeof node !== 'object' || node === null) return [];
  const { queries: _explanations, ...rest } = node as { queries?: unknown };
  const own = 'query' in node && 'text' in node ? [node as Figure] : [];
  return [...own, ...Object.values(rest).flatMap(figuresOf)];
}

const count = fc.oneof(fc.constant(0), fc.nat(20), fc.nat(30_000_000));
const sums = { reach: count, engaged: count, conversions: count, revenue: count };
const daysIn = (range: { from: string; to: string }) =>
  fc.tuple(...daysOf(range).map((day) => fc.record({ ...sums, day: fc.constant(day), visitors: count, views: count })));
const rates = {
  people: count,
  actions: count,
  share: fc.double({ min: 0.01, max: 1, noNaN: true }),
  shareElsewhere: fc.double({ min: 0.011, max: 1, noNaN: true }),
  weeks: fc.integer({ min: 1, max: 8 }),
};
const slot = fc.constant({ weekday: 4, time: '16:30' });
const anyFacts: fc.Arbitrary<InsightFacts> = fc.oneof(
  fc.record({
    kind: fc.constant('change' as const),
    channel: fc.constantFrom('email' as const, 'website' as const),
    metric: fc.constantFrom('reach' as const, 'engaged' as const, 'conversions' as const),
    count,
    expected: fc.double({ min: 30, max: 1e6, noNaN: true }),
    weeks: fc.integer({ min: 4, max: 8 }),
    post: fc.constant(null),
  }),
  fc.record({ kind: fc.constant('best-hour' as const), hour: fc.nat(23), slot, ...rates }),
  fc.record({ kind: fc.constant('channel-mix' as const), channel: fc.constant('email' as const), ...rates }),
  fc.record({
    kind: fc.constant('content' as const),
    feature: fc.constantFrom('photo' as const, 'question' as const, 'short-title' as const),
    posts: fc.integer({ min: 8, max: 90 }),
    otherPosts: fc.integer({ min: 8, max: 90 }),
    reach: fc.double({ min: 1, max: 1e6, noNaN: true }),
    otherReach: fc.double({ min: 1, max: 1e6, noNaN: true }),
  }),
);
const anyFigures: fc.Arbitrary<ReportFigures> = fc
  .constantFrom(
    { current: { from: '2026-12-31', to: '2026-12-31' }, before: { from: '2026-12-30', to: '2026-12-30' } },
    { current: { from: '2026-12-29', to: '2027-01-04' }, before: { from: '2026-12-22', to: '2026-12-28' } },
  )
  .chain(({ current, before }) =>
    fc.record({
      business: fc.string({ unit: 'grapheme' }),
      period: fc.constantFrom('7d' as const, 'month' as const),
      current: fc.constant(current),
      before: fc.constant(before),
      since: fc.constantFrom(null, '2026-01-01', '2026-12-24', '2026-12-31'),
      currency: fc.constantFrom('USD', 'JPY', 'EUR', 'TND'),
      days: daysIn(current),
      daysBefore: daysIn(before),
      channels: fc.uniqueArray(
        fc.record({
          ...sums,
          channel: fc.constantFrom('email' as const, 'website' as const),
          before: fc.record(sums),
          state: fc.constantFrom('measured' as const, 'not-set-up' as const),
        }),
        { selector: ({ channel }) => channel },
      ),
      content: fc.array(
        fc.record({
          ...sums,
          id: fc.uuid(),
          type: fc.constantFrom('post' as const, 'campaign' as const),
          title: fc.string({ unit: 'grapheme' }),
          at: fc.constant(null),
          channel: fc.constant('email' as const),
        }),
        { maxLength: 4 },
      ),
      funnel: fc.tuple(
        ...(['visit', 'lead', 'customer'] as const).map((step) =>
          fc.record({ step: fc.constant(step), people: count, before: count }),
        ),
      ),
      sources: fc.array(fc.record({ key: fc.string({ minLength: 1 }), people: count, events: count }), {
        maxLength: 3,
      }),
      hours: fc.uniqueArray(
        fc.record({ weekday: fc.integer({ min: 1, max: 7 }), hour: fc.nat(23), reach: count, engaged: count }),
        { selector: ({ weekday, hour }) => weekday * 24 + hour, maxLength: 4 },
      ),
      insights: fc.array(
        fc.record({
          week: fc.constantFrom('2026-12-28', '2027-01-04'),
          facts: anyFacts,
          confidence: fc.integer({ min: 95, max: 99 }),
          impact: fc.constantFrom('high' as const, 'medium' as const, 'low' as const),
          isApplied: fc.boolean(),
        }),
        { maxLength: 3 },
      ),
      goals: fc.array(
        fc.record({
          name: fc.string({ unit: 'grapheme', minLength: 1 }),
          kind: fc.constantFrom('conversion' as const, 'view' as const),
          match: fc.string(),
          monthly: fc.integer({ min: 1, max: 1_000_000 }),
          done: count,
          forecast: fc.option(count),
        }),
        { maxLength: 3 },
      ),
    }),
  );
