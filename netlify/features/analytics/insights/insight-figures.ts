import { reachKinds, type EventChannel } from '../../../../src/domain/analytics-event';
import { sumPeople, tally } from '../../../../src/domain/analytics-figures';
import { daysOf } from '../../../../src/domain/analytics-period';
import { insightMetrics, SHORT_TITLE, type PostFeature } from '../../../../src/domain/insight';
import type { PostingSlot } from '../../../../src/domain/cycle';
import { addDays, toLocal, weekday } from '../../../../src/domain/zoned-time';
import type { DaySum, EventStore, HourSum } from '../../../ports/event-store';
import type { InsightFigures } from './insight-finder';

/** Reads what the finder asks about: whole weeks by the workspace's clock, up to the Sunday before `monday`. */
export async function readFigures(
  events: EventStore,
  { workspaceId, zone, monday, posts, slot }: FigureQuestion,
): Promise<InsightFigures> {
  const from = addDays(monday, -7 * WEEKS);
  const to = addDays(monday, -1);
  const days = await events.days(workspaceId, { from, to });
  const starts = firstWeeks(days, from);
  const first = [...starts.values()].sort()[0] ?? monday;
  const hours: HourSum[][] = [];
  for (let week = first; week < monday; week = addDays(week, 7))
    hours.push(await events.hours(workspaceId, { from: week, to: addDays(week, 6) }));
  const lately = addDays(monday, -7 * MIX_WEEKS);
  const channels = [...starts.keys()].filter((channel) => starts.get(channel)! <= lately);
  const byDay = Map.groupBy(days, ({ day }) => day);
  const tallyOf = (day: string, channel: EventChannel) =>
    tally((byDay.get(day) ?? []).filter((sum) => sum.channel === channel));
  const inWeek = await events.top(workspaceId, { from: addDays(monday, -7), to }, { ...OF_POSTS, limit: 20 });
  const best = inWeek.flatMap(({ key, people }) => {
    const post = posts.find(({ id }) => id === key);
    return post ? { id: key, title: post.title.slice(0, 120), reach: people } : [];
  })[0];
  return {
    series: [...starts].flatMap(([channel, start]) => {
      const since = [start, addDays(monday, -7 * SERIES_WEEKS)].sort().at(-1)!;
      const counts = since < monday ? daysOf({ from: since, to }).map((day) => tallyOf(day, channel)) : [];
      return insightMetrics.map((metric) => ({ channel, metric, days: counts.map((count) => count[metric]) }));
    }),
    times: hours.flatMap(blocksOfDays),
    mix: {
      channels,
      days: daysOf({ from: lately, to }).map((day) => {
        const counts = channels.map((channel) => tallyOf(day, channel));
        return { people: counts.map(({ reach }) => reach), actions: counts.map(({ conversions }) => conversions) };
      }),
    },
    posts: await readPosts(events, { workspaceId, zone, monday, posts }),
    post: best ?? null,
    slot,
  };
}

/** The Monday since which each channel has figures: a channel that began to be measured is no change. */
function firstWeeks(days: readonly DaySum[], from: string): Map<EventChannel, string> {
  const starts = new Map<EventChannel, string>();
  for (const { day, channel } of days) {
    if (channel === 'product') continue;
    // Days come in order. What was there in the first week was probably there before.
    const week = day < addDays(from, 7) ? from : addDays(day, (8 - weekday(day)) % 7);
    if (!starts.has(channel)) starts.set(channel, week);
  }
  return starts;
}

/** Seven days of 24 hours from the sums of one week. */
function blocksOfDays(sums: readonly HourSum[]) {
  const byHour = Map.groupBy(sums, (sum) => (sum.weekday - 1) * 24 + sum.hour);
  return Array.from({ length: 7 }, (_, day) => {
    const counts = Array.from({ length: 24 }, (_hour, hour) => tally(byHour.get(day * 24 + hour) ?? []));
    return { people: counts.map(({ reach }) => reach), actions: counts.map(({ engaged }) => engaged) };
  });
}

/** People of the first two weeks of each post: all are given the same time, so that the older ones do not win. */
async function readPosts(
  events: EventStore,
  { workspaceId, zone, monday, posts }: Omit<FigureQuestion, 'slot'>,
): Promise<InsightFigures['posts']> {
  const byDay = Map.groupBy(posts, ({ publishedAt }) => toLocal(publishedAt, zone).date);
  const found: { reach: number; features: PostFeature[] }[] = [];
  for (const [day, its] of byDay) {
    const range = { from: day, to: addDays(day, POST_DAYS - 1) };
    if (range.to >= monday) continue;
    const sums = await events.top(workspaceId, range, { ...OF_POSTS, limit: MANY, keys: its.map(({ id }) => id) });
    for (const post of its)
      found.push({ reach: sums.find(({ key }) => key === post.id)?.people ?? 0, features: featuresOf(post) });
  }
  // Without a single reader anywhere nothing is measured, and zeros say nothing.
  return found.some(({ reach }) => reach > 0) ? found : [];
}

export const featuresOf = ({ title, hasPhoto }: Pick<PublishedPost, 'title' | 'hasPhoto'>): PostFeature[] => [
  ...(hasPhoto ? (['photo'] as const) : []),
  ...(title.trim().endsWith('?') ? (['question'] as const) : []),
  ...([...title.trim()].length <= SHORT_TITLE ? (['short-title'] as const) : []),
];

/** How one figure was in four weeks before and after a day, week by week; null weeks were not measured. */
export async function readWeeks(
  events: EventStore,
  workspaceId: string,
  { from, weeks, channel, metric }: WeeksQuestion,
): Promise<{ weeks: number[]; since: string | null }> {
  const days = await events.days(workspaceId, { from, to: addDays(from, weeks * 7 - 1) });
  const its = days.filter((sum) => (channel === 'all' ? sum.channel !== 'product' : sum.channel === channel));
  return {
    since: its.find((sum) => sumPeople([sum], reachKinds) > 0)?.day ?? null,
    weeks: Array.from({ length: weeks }, (_, week) => {
      const start = addDays(from, week * 7);
      const end = addDays(start, 6);
      return tally(its.filter(({ day }) => day >= start && day <= end))[metric];
    }),
  };
}

const OF_POSTS = { dimension: 'subject', kinds: reachKinds } as const;
const WEEKS = 12;
const SERIES_WEEKS = 9;
const MIX_WEEKS = 8;
const POST_DAYS = 14;
const MANY = 500;

export interface PublishedPost {
  id: string;
  title: string;
  publishedAt: Date;
  /** Its picture shows a photograph of the owner's. */
  hasPhoto: boolean;
}

export interface FigureQuestion {
  workspaceId: string;
  zone: string;
  /** The week that begins; its last day is the day before. */
  monday: string;
  posts: readonly PublishedPost[];
  slot: PostingSlot;
}

interface WeeksQuestion {
  from: string;
  weeks: number;
  channel: EventChannel | 'all';
  metric: (typeof insightMetrics)[number];
}
