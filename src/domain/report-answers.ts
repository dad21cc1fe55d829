import { engagementRate, type Tally } from './analytics-figures';
import { dayInWords } from './day-in-words';
import { inWords, moneyIn, percentInWords } from './report-numbers';
import { nameOfQuery } from './report-query-names';

/** What a named query gave. A report shows no number but these. */
export interface Answer {
  query: string;
  /** What readers see in place of the query's name: "People reached, period before". */
  name: string;
  /** Hundredths of the currency for money, per cent for a share, the day or the words themselves for text. */
  value: number | string;
  /** As it is printed: "173,480", "$6,912", "21%", "4 June". */
  text: string;
  /** What is counted, in plain words. */
  words: string;
}

export type Answers = ReadonlyMap<string, Answer>;

/** Collects answers; each is asked for once. */
export function makeQuestions(currency: string, to: string) {
  const answers = new Map<string, Answer>();
  const put = (query: string, value: number | string, text: string, words: string): void =>
    void answers.set(query, { query, name: nameOfQuery(query), value, text, words });
  const count = (query: string, value: number, words: string) => put(query, value, inWords(Math.abs(value)), words);
  const percent = (query: string, value: number, words: string) =>
    put(query, value, percentInWords(Math.abs(value)), words);
  return {
    answers,
    put,
    count,
    percent,
    points: (query: string, value: number, words: string) =>
      put(query, value, percentInWords(Math.abs(value)).replace(/^1%$/, '1 point').replace('%', ' points'), words),
    /** Days of the report's last year go without it, but for that last day. */
    day: (query: string, day: string, words: string) =>
      put(query, day, dayInWords(day, { year: day >= to || day.slice(0, 4) !== to.slice(0, 4) }), words),
    sums(name: string, sums: Tally, when: string) {
      count(
        `${name}.reach`,
        sums.reach,
        `People who saw a page or opened an email ${when}. Each person counts once a day.`,
      );
      count(
        `${name}.engaged`,
        sums.engaged,
        `People who clicked a link, sent a form, booked or bought something ${when}. Each person counts once a day.`,
      );
      count(`${name}.conversions`, sums.conversions, `Sales and bookings reported ${when}.`);
      put(
        `${name}.revenue`,
        sums.revenue,
        moneyIn(currency, sums.revenue),
        `The value of sales and bookings reported ${when}.`,
      );
      const rate = engagementRate(sums);
      if (rate !== null)
        percent(`${name}.rate`, rate * 100, `People who responded, as a share of the people reached ${when}.`);
    },
  };
}

export const NOW = 'in this period';
export const BEFORE = 'in the period before';

export type Questions = ReturnType<typeof makeQuestions>;
