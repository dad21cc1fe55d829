import type { AnalyticsEvent } from '../../../../src/domain/analytics-event';
import type { Cost } from '../../../../src/domain/attribution';
import { addDays, toInstant, toLocal } from '../../../../src/domain/zoned-time';
import type { Goal } from '../../../../src/contracts/analytics-goals';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import { demoCosts } from './analytics-demo-costs';
import { earlierMails, type DemoDayClick } from './analytics-demo-mails';
import { sumVisits, type DemoDaySum, type DemoHourSum } from './analytics-demo-sums';
import { visitFromEmail, visitorsOf, type DemoVisit } from './analytics-demo-visits';

/**
 * A year of figures for the demo's grill: visits to its website, and what its own emails, posts and pictures tell. Single
 * events of sixty days; of the days before there are the sums alone, since a year of visits would take seconds to write.
 */
export function makeAnalyticsDemo({ repository, clock, ids }: Dependencies) {
  return {
    async seed({ id: workspaceId, zone, openedAt }: { id: string; zone: string; openedAt: Date }): Promise<void> {
      const now = clock.now();
      const today = toLocal(openedAt, zone).date;
      const times = { zone, now, today, rawFrom: addDays(today, -1), keptFrom: addDays(today, 1 - KEPT_DAYS) };
      await repository.insert(workspaceId, times, (told) => {
        const mails = earlierMails(today);
        const visitsOf = visitsBefore({ today, zone }, told, mails.clicks);
        return {
          ...sumsOf(today, { from: 2, to: DAYS }, visitsOf),
          mails,
          costs: demoCosts(now, zone).map(({ month, ...cost }) => ({ ...cost, workspaceId, month: `${month}-01` })),
          goals: GOALS.map((goal) => ({ ...goal, workspaceId, id: ids.id(), createdAt: now })),
          events: Array.from({ length: KEPT_DAYS }, (_, daysAgo) => daysAgo).flatMap((daysAgo) =>
            visitsOf(daysAgo).flatMap((visit) =>
              eventsOf(visit, addDays(today, -daysAgo), zone).filter(({ at }) => at <= now),
            ),
          ),
        };
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
function visitsBefore(
  { today, zone }: { today: string; zone: string },
  { clicks, posts }: DemoTold,
  earlier: readonly DemoDayClick[],
) {
  const fromEmails = Map.groupBy(
    clicks
      .map(({ id, at, campaign }) => {
        const { date, time } = toLocal(at, zone);
        const [hours, minutes] = time.split(':').map(Number) as [number, number];
        return { id, date, campaign, minute: hours * 60 + minutes };
      })
      .concat(earlier),
    ({ date }) => date,
  );
  return (daysAgo: number): DemoVisit[] => {
    const day = addDays(today, -daysAgo);
    const read = posts.filter(({ day: published }) => published <= day).map(({ id }) => id);
    return [...visitorsOf(day, { daysAgo, posts: read }), ...(fromEmails.get(day) ?? []).map(visitFromEmail)];
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
/** By the names of its sample visits. */
const GOALS = [
  { name: 'Tables booked', kind: 'conversion', match: 'Table booked', monthly: 110 },
  { name: 'Menu read', kind: 'view', match: 'cornergrill.example/menu', monthly: 1_200 },
] as const;
const DAYS = 365;
/** The page's thirty days and those before them, by any filters; of older days there are sums by one value at a time. */
const KEPT_DAYS = 60;
/** Between what one visitor does. */
const BETWEEN_MS = 25_000;

interface Dependencies {
  repository: {
    insert(workspaceId: string, times: DemoTimes, make: (told: DemoTold) => DemoAnalytics): Promise<void>;
  };
  clock: Clock;
  ids: Ids;
}

export interface DemoTimes {
  zone: string;
  now: Date;
  today: string;
  /** The first day that may still change: it is summed from its events. */
  rawFrom: string;
  /** The first day with single events. */
  keptFrom: string;
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
  /** What is left of earlier campaigns. */
  mails: DemoSums;
  goals: DemoGoal[];
  costs: (Cost & { workspaceId: string })[];
}

export interface DemoGoal extends Pick<Goal, 'id' | 'name' | 'kind' | 'match' | 'monthly'> {
  workspaceId: string;
  createdAt: Date;
}
