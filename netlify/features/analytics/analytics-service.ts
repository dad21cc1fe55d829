import type { analyticsContract } from '../../../src/contracts/analytics';
import type { Input, Output } from '../../../src/contracts/endpoint';
import { eventChannels, reachKinds, type EventChannel } from '../../../src/domain/analytics-event';
import { everyDay, sumPeople, tally } from '../../../src/domain/analytics-figures';
import { periodAt as lastDays } from '../../../src/domain/analytics-period';
import { countryOf } from '../../../src/domain/calendar/country';
import { currencyOf } from '../../../src/domain/currency';
import { MINUTE_MS } from '../../../src/domain/duration';
import { addDays, toInstant, toLocal } from '../../../src/domain/zoned-time';
import type { Clock } from '../../ports/clock';
import type { EventFilter, EventStore, ValueSum } from '../../ports/event-store';
import type { WorkspacePart } from '../../ports/workspace-scope';
import type { AnalyticsRepository } from './analytics-repository';

/** Every figure is a sum of events by the workspace's clock; what was not measured is null, never zero. */
export function makeAnalyticsService({ events, repository, clock, periodAt = lastDays }: AnalyticsPorts) {
  return {
    async getAnalytics(
      { id, zone, profilePublic }: Workspace,
      { period, ...filter }: Input<Contract['getAnalytics']>,
    ): Promise<Output<Contract['getAnalytics']>> {
      const { current, before } = periodAt(clock.now(), zone, period);
      const startOf = (day: string) => toInstant({ date: day, time: '00:00' }, zone);
      const [sums, until, scene] = await Promise.all([
        events.days(id, { from: before.from, to: current.to }, asFilter(filter)),
        events.foldedUntil(id),
        repository.readScene(id, { from: startOf(current.from), until: startOf(addDays(current.to, 1)) }),
      ]);
      const now = sums.filter(({ day }) => day >= current.from);
      const then = sums.filter(({ day }) => day < current.from);
      const measured: Record<EventChannel, ChannelState> = {
        instagram: scene.connected.includes('instagram') ? 'by-network' : 'not-connected',
        facebook: scene.connected.includes('facebook') ? 'by-network' : 'not-connected',
        email: scene.hasSent ? 'measured' : 'not-set-up',
        website: scene.hasSite || (scene.hasPage && profilePublic) ? 'measured' : 'not-set-up',
        product: 'measured',
      };
      const noteOf = (kind: 'publish' | 'campaign') => (row: { id: string; title: string; at: Date | null }) =>
        row.at ? [{ day: toLocal(row.at, zone).date, kind, title: cut(row.title), subjectId: row.id }] : [];
      return {
        current,
        before,
        until: until?.toISOString() ?? null,
        // Several filters at once are answered from single events.
        since: Object.keys(asFilter(filter) ?? {}).length > 1 ? (scene.eventsSince ?? scene.since) : scene.since,
        currency: currencyOf(countryOf(zone)),
        days: everyDay(current, now),
        daysBefore: everyDay(before, then),
        channels: eventChannels
          .filter((channel) => channel !== 'product')
          .map((channel) => {
            const here = now.filter((sum) => sum.channel === channel);
            const counted = scene.counted.find((one) => one.channel === channel);
            return {
              channel,
              ...tally(here),
              before: tally(then.filter((sum) => sum.channel === channel)),
              // Whatever was counted was measured, by whatever means.
              state: here.length > 0 ? 'measured' : counted ? 'by-network' : measured[channel],
              network: counted ? { posts: counted.posts, reach: counted.reach, responses: counted.responses } : null,
            };
          }),
        // A campaign reaches more people on its day than a post does, so it is named first.
        notes: [...scene.started.flatMap(noteOf('campaign')), ...scene.published.flatMap(noteOf('publish'))].sort(
          (one, other) => one.day.localeCompare(other.day),
        ),
      };
    },

    async listTopContent(
      { id, zone }: Workspace,
      { period, limit, ...narrowed }: Input<Contract['listTopContent']>,
    ): Promise<Output<Contract['listTopContent']>> {
      const { current } = periodAt(clock.now(), zone, period);
      const filter = asFilter(narrowed);
      // Deleted posts keep their events, and have no title any more: a few more are read in their place.
      const reached = await events.top(id, current, {
        dimension: 'subject',
        kinds: reachKinds,
        limit: limit + DELETED,
        ...(filter && { filter }),
      });
      const { posts, pictures, mailings } = await repository.findContent(
        id,
        reached.map(({ key }) => key),
      );
      const shown = reached
        .filter(({ key }) => [...posts, ...mailings].some((found) => found.id === key))
        .slice(0, limit);
      if (shown.length === 0) return { items: [] };
      const ofShown = {
        dimension: 'subject',
        keys: shown.map(({ key }) => key),
        limit,
        ...(filter && { filter }),
      } as const;
      const [engaged, converted] = await Promise.all([
        events.top(id, current, { ...ofShown, kinds: ['engaged'] }),
        events.top(id, current, { ...ofShown, kinds: ['conversion'] }),
      ]);
      return {
        items: shown.map(({ key, people }) => {
          const post = posts.find((found) => found.id === key);
          const mailing = mailings.find((found) => found.id === key);
          const pictureId = pictures.find(({ pieceId }) => pieceId === key)?.id;
          const conversion = of(converted, key);
          return {
            id: key,
            type: post ? 'post' : mailing?.type === 'automation' ? 'automation' : 'campaign',
            title: cut((post ?? mailing)?.title ?? ''),
            at: (post ?? mailing)?.at?.toISOString() ?? null,
            pictureUrl: pictureId ? `/api/creative/creations/${pictureId}/thumbnail?width=240` : null,
            // Posts appear on the business's own page, and nowhere else until networks are connected.
            channel: post ? 'website' : 'email',
            reach: people,
            engaged: of(engaged, key)?.people ?? 0,
            conversions: conversion?.events ?? 0,
            revenue: conversion?.value ?? 0,
          };
        }),
      };
    },

    async listBreakdown(
      { id, zone }: Workspace,
      { period, dimension, limit, ...filter }: Input<Contract['listBreakdown']>,
    ): Promise<Output<Contract['listBreakdown']>> {
      const { current } = periodAt(clock.now(), zone, period);
      const narrowed = asFilter(filter);
      const items = await events.top(id, current, {
        dimension,
        kinds: reachKinds,
        limit,
        ...(narrowed && { filter: narrowed }),
      });
      return { items: items.map(({ key, people, events: count }) => ({ key, people, events: count })) };
    },

    async getBestHours(
      { id, zone }: Workspace,
      { period }: Input<Contract['getBestHours']>,
    ): Promise<Output<Contract['getBestHours']>> {
      const sums = await events.hours(id, periodAt(clock.now(), zone, period).current);
      const byHour = Map.groupBy(sums, ({ weekday, hour }) => weekday * 24 + hour);
      const hours = [...byHour.values()].map((its) => {
        const { reach, engaged } = tally(its);
        return { weekday: its[0]!.weekday, hour: its[0]!.hour, reach, engaged };
      });
      return { hours: hours.filter(({ reach, engaged }) => reach > 0 || engaged > 0) };
    },

    async getFunnel(
      { id, zone }: Workspace,
      { period, ...narrowed }: Input<Contract['getFunnel']>,
    ): Promise<Output<Contract['getFunnel']>> {
      const { current, before } = periodAt(clock.now(), zone, period);
      const filter = asFilter(narrowed);
      const sums = await events.days(id, { from: before.from, to: current.to }, filter);
      const now = sums.filter(({ day }) => day >= current.from);
      const then = sums.filter(({ day }) => day < current.from);
      const step = (name: 'visit' | 'lead' | 'customer', kind: 'view' | 'lead' | 'conversion') => ({
        step: name,
        people: sumPeople(now, [kind]),
        before: sumPeople(then, [kind]),
      });
      return { steps: [step('visit', 'view'), step('lead', 'lead'), step('customer', 'conversion')] };
    },

    async getRecentVisitors({ id }: Pick<Workspace, 'id'>): Promise<Output<Contract['getRecentVisitors']>> {
      const ago = (minutes: number) => new Date(clock.now().getTime() - minutes * MINUTE_MS);
      const [present, lately] = await Promise.all([events.recent(id, ago(5)), events.recent(id, ago(30))]);
      return { people: present.people, pages: present.pages, minutes: lately.minutes.slice(-30) };
    },
  };
}

const of = (sums: readonly ValueSum[], key: string) => sums.find((sum) => sum.key === key);
const cut = (title: string): string => title.slice(0, 200);

/** Without fields that were left out, so that "no filter" is undefined. */
function asFilter(filter: { [Field in keyof EventFilter]: EventFilter[Field] | undefined }): EventFilter | undefined {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

const DELETED = 20;

export type AnalyticsService = ReturnType<typeof makeAnalyticsService>;

type Contract = typeof analyticsContract;
type Workspace = WorkspacePart<'id' | 'zone' | 'profilePublic'>;
type ChannelState = 'measured' | 'by-network' | 'not-connected' | 'not-set-up';

interface AnalyticsPorts {
  events: EventStore;
  repository: AnalyticsRepository;
  clock: Clock;
  /** Which days a period has: a report about a past month has others than the last days up to today. */
  periodAt?: typeof lastDays;
}
