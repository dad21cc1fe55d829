import type { AnalyticsEvent } from '../../../../src/domain/analytics-event';
import { addDays, toInstant, toLocal } from '../../../../src/domain/zoned-time';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import { sumVisits, type DemoDaySum, type DemoHourSum } from './analytics-demo-sums';
import { visitFromEmail, visitorsOf, type DemoVisit } from './analytics-demo-visits';

/**
 * A year of figures for the demo's grill: visits to its website, and what its own emails, posts and pictures tell. Single
 * events only of today and yesterday, which may still change; of the days before there are the sums alone, since a year of
 * visits would take seconds to write. The last month is there when the demo opens; a job adds the earlier ones.
 */
export function makeAnalyticsDemo({ repository, clock, ids }: Dependencies) {
  return {
    async seed({ id: workspaceId, zone }: { id: string; zone: string }): Promise<void> {
      const now = clock.now();
      const today = toLocal(now, zone).date;
      const times = { zone, now, today, rawFrom: addDays(today, -1) };
      await repository.insert(workspaceId, times, (told) => {
        const visitsOf = visitsBefore({ today, zone }, told);
        return {
          ...sumsOf(today, { from: 2, to: AT_ONCE }, visitsOf),
          events: [1, 0].flatMap((daysAgo) =>
            visitsOf(daysAgo).flatMap((visit) =>
              eventsOf(visit, addDays(today, -daysAgo), zone).filter(({ at }) => at <= now),
            ),
          ),
        };
      });
    },

    /** Job fill-demo-year. Done again, it writes the same sums. */
    async fillYear({ workspaceId }: { workspaceId: string }): Promise<void> {
      for (let from = AT_ONCE; from < DAYS; from += AT_ONCE)
        await repository.insertEarlier(workspaceId, ({ zone, openedAt, ...told }) => {
          const today = toLocal(openedAt, zone).date;
          return sumsOf(today, { from, to: Math.min(DAYS, from + AT_ONCE) }, visitsBefore({ today, zone }, told));
        });
    },
  };

  function eventsOf(
    { acts, minute, first: _first, ...visit }: DemoVisit,
    date: string,
    zone: string,
  ): AnalyticsEvent[] {
    const begun = toInstant({ date, time: clockTime(minute) }, zone).getTime();
    return acts.map((act, n) => ({
      ...visit,
      ...act,
      id: ids.id(),
      at: new Date(begun + n * BETWEEN_MS),
      channel: 'website',
    }));
  }
}

/** Who came so many days ago; links of the demo's own emails brought some of them. */
function visitsBefore({ today, zone }: { today: string; zone: string }, { clicks, posts }: DemoTold) {
  const fromEmails = Map.groupBy(
    clicks.map(({ id, at, campaign }) => {
      const { date, time } = toLocal(at, zone);
      const [hours, minutes] = time.split(':').map(Number) as [number, number];
      return { date, visit: visitFromEmail({ id, campaign, minute: hours * 60 + minutes }) };
    }),
    ({ date }) => date,
  );
  return (daysAgo: number): DemoVisit[] => {
    const day = addDays(today, -daysAgo);
    const read = posts.filter(({ day: published }) => published <= day).map(({ id }) => id);
    return [...visitorsOf(day, { daysAgo, posts: read }), ...(fromEmails.get(day) ?? []).map(({ visit }) => visit)];
  };
}

function sumsOf(
  today: string,
  { from, to }: { from: number; to: number },
  visitsOf: (daysAgo: number) => DemoVisit[],
): DemoSums {
  const made: DemoSums = { days: [], hours: [] };
  for (let daysAgo = from; daysAgo < to; daysAgo += 1) {
    const { days, hours } = sumVisits(addDays(today, -daysAgo), visitsOf(daysAgo));
    made.days.push(...days);
    made.hours.push(...hours);
  }
  return made;
}

const clockTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const DAYS = 365;
/** What the screen shows first. */
const AT_ONCE = 32;
/** Between what one visitor does. */
const BETWEEN_MS = 25_000;

interface Dependencies {
  repository: {
    insert(workspaceId: string, times: DemoTimes, make: (told: DemoTold) => DemoAnalytics): Promise<void>;
    insertEarlier(
      workspaceId: string,
      make: (told: DemoTold & { zone: string; openedAt: Date }) => DemoSums,
    ): Promise<void>;
  };
  clock: Clock;
  ids: Ids;
}

export interface DemoTimes {
  zone: string;
  now: Date;
  today: string;
  /** The first day with single events. */
  rawFrom: string;
}

/** Of a link in one of the demo's emails. */
export interface DemoClick {
  id: string;
  at: Date;
  campaign: string;
}

export interface DemoPost {
  id: string;
  day: string;
}

export interface DemoTold {
  clicks: DemoClick[];
  posts: DemoPost[];
}

export interface DemoSums {
  days: DemoDaySum[];
  hours: DemoHourSum[];
}

export interface DemoAnalytics extends DemoSums {
  events: AnalyticsEvent[];
}
