import { periodDays } from './analytics-period';
import { dayInWords } from './day-in-words';
import { hasFigures, sumOf, type ReportFigures, type ReportSums } from './report-figures';

/** What a named query gave. A report shows no number but these. */
export interface Answer {
  query: string;
  /** Hundredths of the currency for money, per cent for a share, the day or the words themselves for text. */
  value: number | string;
  /** As it is printed: "173,480", "$6,912", "21%", "4 June". */
  text: string;
  /** What is counted, in plain words. */
  words: string;
}

export type Answers = ReadonlyMap<string, Answer>;

/**
 * Every number that a report can contain, by the name of its query. What cannot be told honestly is left out: a rate of
 * nothing, a percentage of a handful, a comparison with days on which nothing was measured.
 */
export function answerAll(figures: ReportFigures): Answers {
  const answers = new Map<string, Answer>();
  const put = (query: string, value: number | string, text: string, words: string): void =>
    void answers.set(query, { query, value, text, words });
  const put_ = putters(put, figures.currency);
  const spans = { current: span(figures.current), before: span(figures.before) };
  const [now, before] = [sumOf(figures.days), sumOf(figures.daysBefore)];

  put('business.name', figures.business, figures.business, 'The name of the business in its settings.');
  put('period.days', periodDays[figures.period], String(periodDays[figures.period]), 'How many days the report covers.');
  put_.day('period.from', figures.current.from, 'The first day of the report.');
  put_.day('period.to', figures.current.to, 'The last day of the report.');
  put_.day('before.from', figures.before.from, 'The first day of the period before.');
  put_.day('before.to', figures.before.to, 'The last day of the period before.');
  put_.sums('totals', now, spans.current);
  put_.sums('before', before, spans.before);
  if (hasFigures(before)) {
    put_.change('reach', now.reach, before.reach, 'people reached');
    put_.change('conversions', now.conversions, before.conversions, 'conversions');
    put_.change('revenue', now.revenue, before.revenue, 'revenue', true);
    if (now.reach > 0 && before.reach > 0)
      put_.points('change.rate', rateOf(now) - rateOf(before), 'The engagement rate less that of the period before.');
  }

  const best = bestOf(figures.days, ({ reach }) => reach);
  if (best) {
    put_.day('days.best.day', best.day, 'The day on which most people were reached.');
    put_.count('days.best.reach', best.reach, 'People reached on that day.');
  }
  const first = figures.days.find(hasFigures);
  if (first) put_.day('days.first', first.day, 'The first day of the report with any figure.');

  for (const { channel, before: earlier, ...sums } of figures.channels) {
    put_.sums(`channels.${channel}`, sums, `${spans.current}, ${channelNames[channel]} alone`);
    put_.sums(`channels.${channel}.before`, earlier, `${spans.before}, ${channelNames[channel]} alone`);
    if (now.reach > 0)
      put_.percent(
        `channels.${channel}.share`,
        (sums.reach / now.reach) * 100,
        `People reached through ${channelNames[channel]}, divided by all people reached.`,
      );
  }
  figures.content.forEach((item, index) => {
    const name = `content.${index + 1}`;
    put(`${name}.title`, item.title, item.title, `The title of number ${index + 1} by people reached.`);
    put_.sums(name, item, `${spans.current}, this ${item.type} alone`);
  });
  figures.sources.forEach(({ key, people }, index) => {
    put(`sources.${index + 1}.name`, key, key, `Where visits came from: number ${index + 1} by visitors.`);
    put_.count(`sources.${index + 1}.people`, people, `Visitors who came from there, ${spans.current}.`);
  });
  for (const { step, people, before: earlier } of figures.funnel) {
    put_.count(`funnel.${step}`, people, `${stepWords[step]}, ${spans.current}.`);
    put_.count(`funnel.${step}.before`, earlier, `${stepWords[step]}, ${spans.before}.`);
  }
  const busiest = bestOf(figures.hours, ({ reach }) => reach);
  if (busiest) {
    const weekday = WEEKDAYS[busiest.weekday - 1] ?? '';
    put('hours.best.weekday', weekday, `${weekday}s`, 'The weekday of the hour in which most people were reached.');
    put('hours.best.hour', busiest.hour, clock(busiest.hour), 'That hour, by the clock of the business.');
    put('hours.best.end', (busiest.hour + 1) % 24, clock((busiest.hour + 1) % 24), 'The end of that hour.');
    put_.count('hours.best.reach', busiest.reach, `People reached in that hour of the week, ${spans.current}.`);
  }
  return answers;
}

/** Engaged people of a hundred who were reached; 0 where nobody was. */
export const rateOf = ({ reach, engaged }: ReportSums): number => (reach === 0 ? 0 : (engaged / reach) * 100);

/** Fewer than this many make no percentage: from one to three is "two more", not "200% more". */
export const ENOUGH = 20;

export const channelNames = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  email: 'Email',
  website: 'Website',
  product: 'Fourbeat',
} as const;

export const stepNames = { visit: 'Visits', lead: 'Leads', customer: 'Customers' } as const;
const stepWords = {
  visit: 'People who visited the website, counted once a day',
  lead: 'People who became a contact',
  customer: 'People who bought or booked',
} as const;

function putters(put: (query: string, value: number | string, text: string, words: string) => void, currency: string) {
  const count = (query: string, value: number, words: string) => put(query, value, inWords(value), words);
  const money = (query: string, value: number, words: string) => put(query, value, moneyIn(currency, value), words);
  const percent = (query: string, value: number, words: string) => put(query, value, `${round(value)}%`, words);
  const points = (query: string, value: number, words: string) =>
    put(query, value, `${round(Math.abs(value))} points`, words);
  return {
    count,
    percent,
    points,
    day: (query: string, day: string, words: string) => put(query, day, dayInWords(day, { year: true }), words),
    sums(name: string, sums: ReportSums, when: string) {
      count(`${name}.reach`, sums.reach, `People who saw a page or opened an email, counted once a day, ${when}.`);
      count(`${name}.engaged`, sums.engaged, `People who did something about it: followed a link, sent a form, bought, ${when}.`);
      count(`${name}.conversions`, sums.conversions, `Sales and bookings that were reported, ${when}.`);
      money(`${name}.revenue`, sums.revenue, `The sum of those sales and bookings, ${when}.`);
      if (sums.reach > 0) percent(`${name}.rate`, rateOf(sums), `Engaged people divided by people reached, ${when}.`);
    },
    change(name: string, now: number, before: number, what: string, isMoney = false) {
      const words = `The ${what} of the report, less those of the period before.`;
      const difference = Math.abs(now - before);
      if (isMoney ? before > 0 : before >= ENOUGH)
        percent(`change.${name}`, Math.abs(((now - before) / before) * 100), `${words.slice(0, -1)}, as a share of them.`);
      else if (isMoney) money(`change.${name}`, difference, words);
      else count(`change.${name}`, difference, words);
    },
  };
}

export const inWords = (value: number): string => new Intl.NumberFormat('en-US').format(value);

/** "$6,912" or "€12.50": hundredths only where there are some. */
export const moneyIn = (currency: string, hundredths: number): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    ...(hundredths % 100 === 0 && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  }).format(hundredths / 100);

/** One decimal below ten, none from there. */
function round(value: number): string {
  const digits = Math.abs(value) < 10 ? 1 : 0;
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: digits }).format(value);
}

const span = ({ from, to }: { from: string; to: string }): string =>
  from === to
    ? `on ${dayInWords(from, { year: true })}`
    : `${dayInWords(from, { year: true })} to ${dayInWords(to, { year: true })}`;

/** The first of the largest; undefined where all are zero. */
function bestOf<Row>(rows: readonly Row[], by: (row: Row) => number): Row | undefined {
  let best: Row | undefined;
  for (const row of rows) if (by(row) > (best ? by(best) : 0)) best = row;
  return best;
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
