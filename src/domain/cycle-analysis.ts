import type { EventChannel } from './analytics-event';
import { changeOf } from './analytics-figures';
import type { DayRange } from './analytics-period';
import { dayInWords } from './day-in-words';
import type { IdeaKind } from './idea';

/** What a week looks at: four weeks up to yesterday, and the four before them. */
export const ANALYSIS_DAYS = 28;

/** The question behind each fact, as its source is named to people. */
export const analysisQueries = {
  posts: 'Queue: posts that went out',
  reach: 'Analytics: people reached',
  engaged: 'Analytics: people who responded',
  conversions: 'Analytics: bookings, sales and other conversions',
  'best-post': 'Analytics: people reached by each post',
} as const;
export type AnalysisQuery = keyof typeof analysisQueries;

/** One figure of both periods; null where it was not measured. */
export interface AnalysisFact {
  query: AnalysisQuery;
  /** Of conversions. */
  channel?: EventChannel;
  now: number | null;
  before: number | null;
  /** The best post of these four weeks. */
  post?: BestPost;
}

export interface BestPost {
  id: string;
  title: string;
  /** null for one that was not made from an idea. */
  kind: IdeaKind | null;
  hasPhoto: boolean;
}

export interface Analysis {
  current: DayRange;
  before: DayRange;
  facts: AnalysisFact[];
}

export function factSentence({ query, channel, now, before, post }: AnalysisFact): string {
  if (now === null) return NOT_MEASURED[query];
  switch (query) {
    case 'posts':
      return `${count(now, 'post')} went out${compared(now, before)}`;
    case 'reach':
      return now === 0
        ? `You reached nobody${compared(now, before)}`
        : `You reached ${count(now, 'person', 'people')}${compared(now, before)}`;
    case 'engaged':
      return now === 0 && !before
        ? `Nobody did anything${before === null ? '' : ' in either of the two periods'}.`
        : `${now === 0 ? 'Nobody' : count(now, 'person', 'people')} responded${compared(now, before)}`;
    case 'conversions':
      return channel
        ? `${count(now, 'conversion')} came through ${CHANNELS[channel]}${compared(now, before)}`
        : `Nobody booked, bought or signed up${before === null ? '' : ' in either of the two periods'}.`;
    case 'best-post':
      return post
        ? `Your best post was “${post.title}”: it reached ${count(now, 'person', 'people')}${before === null ? '.' : `, and the best one before ${count(before, 'person', 'people')}.`}`
        : 'None of your posts reached anybody in these four weeks.';
  }
}

/** "26 October to 22 November, compared with 28 September to 25 October." */
export const analysisPeriod = ({ current, before }: Pick<Analysis, 'current' | 'before'>): string =>
  `${days(current)}, compared with ${days(before)}.`;

const days = ({ from, to }: DayRange): string => `${dayInWords(from)} to ${dayInWords(to)}`;

function compared(now: number, before: number | null): string {
  if (before === null) return '. The four weeks before were not measured.';
  if (before === now)
    return now === 0 ? ', and none in the four weeks before.' : ', as many as in the four weeks before.';
  if (before === 0) return ', and none in the four weeks before.';
  if (now === 0) return `. In the four weeks before: ${number(before)}.`;
  const change = changeOf(now, before) ?? 0;
  const much = change === 0 ? 'about as many as' : `${Math.abs(change)}% ${change > 0 ? 'more than' : 'fewer than'}`;
  return `, ${much} in the four weeks before (${number(before)}).`;
}

const number = (value: number): string => value.toLocaleString('en-GB');
const count = (value: number, one: string, many = `${one}s`): string =>
  `${value === 0 ? 'No' : number(value)} ${value === 1 ? one : many}`;

const NOT_MEASURED: Record<AnalysisQuery, string> = {
  posts: 'No posts were counted.',
  reach: 'Nothing was measured, so we do not know how many people you reached.',
  engaged: 'Nothing was measured, so we do not know who responded.',
  conversions: 'Nothing was measured, so we do not know of bookings or sales.',
  'best-post': 'Nothing was measured, so we do not know which post did best.',
};

const CHANNELS: Record<EventChannel, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  email: 'email',
  website: 'your website',
  product: 'Fourbeat',
};
