import { DAY_MS, HOUR_MS } from './duration';
import type { PostingChannel } from './posting-channel';

/**
 * What is counted of a post where it went. Each network counts in its own way, so nothing is added up across them:
 * `reach` is people, `views` are showings. The newsletter's are people: emails accepted, opened and clicked.
 */
export const postingFigures = [
  'sent',
  'opened',
  'clicked',
  'reach',
  'views',
  'likes',
  'replies',
  'shares',
  'saves',
] as const;
export type PostingFigure = (typeof postingFigures)[number];

export type FigureCounts = Partial<Record<PostingFigure, number>>;

/** In the order of the list above. */
export const inFigureOrder = (counts: FigureCounts): { what: PostingFigure; count: number }[] =>
  postingFigures.flatMap((what) => (counts[what] === undefined ? [] : [{ what, count: counts[what] }]));

/** Networks that tell what they count with the permissions that posting needs anyway. LinkedIn does not. */
export const countedChannels = ['facebook', 'instagram', 'mastodon', 'bluesky'] as const satisfies PostingChannel[];

/** When a network is asked next about a post; null once it is four weeks old, when hardly anything changes any more. */
export function nextCount(postedAt: Date, now: Date): Date | null {
  const age = COUNTED_AT.find((ms) => postedAt.getTime() + ms > now.getTime());
  return age === undefined ? null : new Date(postedAt.getTime() + age);
}

/** Most of what happens to a post happens on its first day. */
const COUNTED_AT = [HOUR_MS, 6 * HOUR_MS, DAY_MS, 3 * DAY_MS, 7 * DAY_MS, 14 * DAY_MS, 28 * DAY_MS];
