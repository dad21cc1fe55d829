import { DEPLOY_AT } from '../../../../src/domain/cycle';
import { DAY_MS, HOUR_MS } from '../../../../src/domain/duration';
import type { Week } from '../../../../src/domain/week';
import { addDays, toInstant, toLocal } from '../../../../src/domain/zoned-time';

/** Thirty-five posts: 23 in the weeks before, seven this week until now, one in review, two to come, one that failed, one taken down. */
export function timeline(now: Date, weekStart: Date, week: Week, zone: string): Moment[] {
  const out = (at: Date, notBefore = new Date(0)): Moment => ({
    status: 'published',
    createdAt: new Date(Math.max(notBefore.getTime(), at.getTime() - 2 * HOUR_MS)),
    publishedAt: at,
    scheduledFor: at,
  });
  const slots = slotsAround(week, zone);
  const soFar = slots.filter((at) => at >= weekStart && at < now);
  // Early on a Monday there are fewer slots than posts: then they came in even steps since midnight.
  const thisWeek =
    soFar.length >= THIS_WEEK
      ? spread(soFar, THIS_WEEK)
      : Array.from(
          { length: THIS_WEEK },
          (_, index) =>
            new Date(weekStart.getTime() + ((now.getTime() - weekStart.getTime()) * (index + 1)) / (THIS_WEEK + 1)),
        );
  const next = slots.filter((at) => at > now && at.getTime() > now.getTime() + 4 * HOUR_MS).slice(0, 1);
  const nextWeek = toInstant({ date: addDays(week.startsOn, 7 + DEPLOY_AT.weekday - 1), time: DEPLOY_AT.time }, zone);
  const coming = [...next, nextWeek, new Date(nextWeek.getTime() + DAY_MS)].slice(0, 2);
  const failedAt = toInstant({ date: addDays(toLocal(now, zone).date, -1), time: BESIDE_TIME }, zone);
  return [
    ...beforeThisWeek(week, toLocal(now, zone).date, zone).map((at) => out(at)),
    ...thisWeek.map((at) => out(at, weekStart)),
    {
      status: 'review',
      createdAt: new Date(Math.max(weekStart.getTime(), now.getTime() - HOUR_MS)),
      publishedAt: null,
      scheduledFor: null,
    },
    ...coming.map((scheduledFor): Moment => ({
      status: 'scheduled',
      createdAt: new Date(Math.max(weekStart.getTime(), now.getTime() - 3 * HOUR_MS)),
      publishedAt: null,
      scheduledFor,
    })),
    {
      status: 'failed',
      createdAt: new Date(failedAt.getTime() - 4 * HOUR_MS),
      publishedAt: null,
      scheduledFor: failedAt,
    },
    { ...out(toInstant({ date: addDays(week.startsOn, -4), time: BESIDE_TIME }, zone)), status: 'taken-down' },
  ];
}

/** When the posts of the weeks before went out, oldest first: the same all day long, so that what is said of them holds. */
export function beforeThisWeek(week: Week, today: string, zone: string): Date[] {
  const [since, weekStart] = [addDays(today, -29), week.startsOn].map((date) =>
    toInstant({ date, time: '00:00' }, zone),
  );
  return spread(
    slotsAround(week, zone).filter((at) => at > since! && at < weekStart!),
    BEFORE_THIS_WEEK,
  );
}

const slotsAround = (week: Week, zone: string): Date[] =>
  Array.from({ length: 30 + 7 }, (_, day) => addDays(week.startsOn, day - 30)).flatMap((date) =>
    POST_TIMES.map((time) => toInstant({ date, time }, zone)),
  );

/** `count` of a list, evenly apart, its order kept. */
const spread = <T>(all: T[], count: number): T[] =>
  Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)]!);

/** When a small place posts: before opening, before lunch, before the evening. */
const POST_TIMES = ['08:30', '11:45', '16:30'];
/** When no other post goes out. */
const BESIDE_TIME = '12:30';
export const BEFORE_THIS_WEEK = 23;
export const THIS_WEEK = 7;
/** In review, to come, failed, taken down. */
export const BESIDE = 5;

interface Moment {
  status: 'published' | 'review' | 'scheduled' | 'failed' | 'taken-down';
  createdAt: Date;
  publishedAt: Date | null;
  scheduledFor: Date | null;
}
