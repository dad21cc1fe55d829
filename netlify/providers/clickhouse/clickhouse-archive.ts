import { OTHER_KEYS } from '../../../src/domain/analytics-event';
import { DAY_MS } from '../../../src/domain/duration';
import type {
  ArchivedSums,
  EventArchive,
  EventChange,
  FindSignups,
  RecentEvent,
  Signup,
} from '../../ports/event-archive';
import type { CohortSum, DaySum, ValueSum } from '../../ports/event-store';
import {
  buyersQuestion,
  cohortsQuestion,
  daysQuestion,
  KEYS,
  recentQuestion,
  sumDimensionsQuestion,
  sumHoursQuestion,
  summedTogether,
  sumRestQuestion,
  topQuestion,
  type KnownRange,
} from './clickhouse-questions';
import { clickHouseHistory } from './clickhouse-history';
import { findLaterSales, findStored, keyOf } from './clickhouse-lookups';
import { makeClickHouseServer } from './clickhouse-server';
import { COLUMNS, dayOf, EVENTS, makeTables, REPEATS, rowOf } from './clickhouse-tables';
import { ch, chJoin, chRaw, type Statement } from './clickhouse-text';
import { BROUGHT } from './clickhouse-visits';
import { patience } from '../../ports/patience';

/** Single events in ClickHouse (docs/decisions/030). The address is that of `makeClickHouseServer`. */
export function makeClickHouseArchive(
  address: string,
  { findSignups, ...options }: { findSignups: FindSignups; timeoutMs?: number; mutationMs?: number },
): EventArchive {
  const server = makeClickHouseServer(address, options);
  let made: Promise<void> | undefined;
  const prepare = (): Promise<void> => {
    made ??= makeTables(server).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };

  const repeatedDays = async (workspaceId: string): Promise<string[]> =>
    (
      (await server.read(
        ch`select distinct toString(day) from ${chRaw(REPEATS)} where workspace_id = toUUID(${workspaceId})`,
      )) as [string][]
    ).map(([day]) => day);
  const known = async <T extends { workspaceId: string }>(place: T) => {
    await prepare();
    return { ...place, repeated: await repeatedDays(place.workspaceId) };
  };

  async function signupsOf(place: KnownRange): Promise<Signup[]> {
    const buyers = (await server.read(buyersQuestion(place))) as [string][];
    if (buyers.length === 0) return [];
    return findSignups(
      place.workspaceId,
      buyers.map(([person]) => person),
    );
  }

  /** Starts a change of stored rows, unless one is under way, and waits for it for a while. */
  async function mutate(change: Statement): Promise<boolean> {
    await prepare();
    const isBusy = async () =>
      Number(
        (
          await server.read(
            ch`select count() from system.mutations where database = currentDatabase() and table = ${EVENTS} and is_done = 0`,
          )
        )[0]![0],
      ) > 0;
    if (await isBusy()) return false;
    await server.run(ch`alter table ${chRaw(EVENTS)} ${change}`);
    const until = Date.now() + (options.mutationMs ?? MUTATION_MS);
    while (await isBusy()) {
      if (Date.now() > until) return false;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return true;
  }

  return {
    ...clickHouseHistory({ server, prepare, repeatedDays }),
    prepare,

    async write(changes) {
      await prepare();
      const latest = latestOf(changes);
      if (latest.length === 0) return;
      const stored = await findStored(server, latest);
      const fresh = latest.filter((change) => change.seq > (stored.get(keyOf(change)) ?? -1));
      // Before the rows, so that no reader counts an event twice.
      const repeats = new Map(
        fresh
          .filter((change) => stored.has(keyOf(change)))
          .map(({ workspaceId, at }) => [`${workspaceId} ${dayOf(at)}`, { workspace_id: workspaceId, day: dayOf(at) }]),
      );
      await server.insert(REPEATS, ['workspace_id', 'day'], [...repeats.values()]);
      await server.insert(EVENTS, COLUMNS, fresh.map(rowOf));
    },

    async sumDay({ workspaceId, day, zone }): Promise<ArchivedSums> {
      const place = await known({ workspaceId, zone, range: { from: day, to: day } });
      const hours = await server.read(sumHoursQuestion(place));
      // What a day cannot have is not asked.
      const has = (...some: string[]) => hours.some(([, kind]) => some.includes(kind as string));
      const signups = has('conversion') ? await signupsOf(place) : [];
      const found: unknown[][] = [];
      for (const dimensions of summedTogether(has(...BROUGHT)))
        found.push(...(await server.read(sumDimensionsQuestion(place, dimensions, signups))));
      const sums = found.map(([dimension, kind, channel, key, ...figures]) => ({
        ...placeOf(kind, channel),
        dimension: dimension as ArchivedSums['days'][number]['dimension'],
        key: key as string,
        ...figuresOf(figures),
      }));
      return {
        days: await withRests(place, signups, sums),
        hours: hours.map(([hour, kind, channel, ...figures]) => ({
          ...placeOf(kind, channel),
          hour: Number(hour),
          ...figuresOf(figures),
        })),
      };
    },

    days: async (place, filter): Promise<DaySum[]> =>
      (await server.read(daysQuestion(await known(place), filter))).map(([day, kind, channel, ...figures]) => ({
        day: day as string,
        ...placeOf(kind, channel),
        ...figuresOf(figures),
      })),

    async top(place, question): Promise<ValueSum[]> {
      const there = await known(place);
      const signups = question.dimension === 'first-touch' ? await signupsOf(there) : [];
      return (await server.read(topQuestion(there, question, signups))).map(([key, ...figures]) => ({
        key: key as string,
        ...figuresOf(figures),
      }));
    },

    cohorts: async (place): Promise<CohortSum[]> =>
      (await server.read(cohortsQuestion(await known(place)))).map(([first, week, people]) => ({
        first: first as string,
        week: Number(week),
        people: Number(people),
      })),

    laterSales: (changes) => findLaterSales(server, changes),

    recent: async (workspaceId, since): Promise<RecentEvent[]> =>
      (await server.read(recentQuestion(await known({ workspaceId, since: since.getTime() * 1_000 })))).map(
        ([id, at, kind, person, page]) => ({
          id: id as string,
          at: Number(at),
          kind: kind as RecentEvent['kind'],
          person: (person as string) || null,
          page: page as string,
        }),
      ),

    async forget(people) {
      if (people.length === 0) return true;
      // The salt leads nowhere; the same person stays one among those of a day. Only emails know who somebody is.
      const stranger = ch`lower(hex(MD5(concat(${crypto.randomUUID()}, person))))`;
      const them = chJoin(
        people.map(({ workspaceId, person }) => ch`(toUUID(${workspaceId}), ${person})`),
        ', ',
      );
      const change = (value: Statement) =>
        ch`update person = ${value}, who = sipHash64(${value}) where channel = 'email' and (workspace_id, person) in (${them})`;
      return mutate(change(stranger));
    },

    remove: async (workspaceIds) =>
      workspaceIds.length === 0 ||
      mutate(
        ch`delete where workspace_id in (${chJoin(
          workspaceIds.map((id) => ch`toUUID(${id})`),
          ', ',
        )})`,
      ),

    async dropMonths(before) {
      if (before.getTime() > Date.now() - 2 * 365 * DAY_MS)
        throw new RangeError(`${before.toISOString()} is less than two years ago: these months are kept.`);
      await prepare();
      const limit = Number(before.toISOString().slice(0, 7).replace('-', ''));
      const months = (await server.read(
        ch`select distinct partition from system.parts where database = currentDatabase() and table = ${EVENTS} and active`,
      )) as [string][];
      const gone = months.map(([month]) => Number(month)).filter((month) => month < limit);
      for (const month of gone) await server.run(ch`alter table ${chRaw(EVENTS)} drop partition ${month}`);
      return gone.length;
    },

    async repeatedMonths() {
      await prepare();
      const rows = (await server.read(
        ch`select toYYYYMM(day) as month, count() from ${chRaw(REPEATS)} group by month order by month`,
      )) as [number | string, number | string][];
      return rows.map(([month, marks]) => ({ month: String(month), marks: Number(marks) }));
    },

    merge: (month) =>
      server.run(
        ch`optimize table ${chRaw(EVENTS)} partition ${Number(month)} final`,
        { optimize_throw_if_noop: '1' },
        MERGE_MS,
      ),

    async markMerged({ month, marks }) {
      const [[now]] = (await server.read(
        ch`select count() from ${chRaw(REPEATS)} where toYYYYMM(day) = ${Number(month)}`,
      )) as [[number | string]];
      if (Number(now) === marks) await server.run(ch`alter table ${chRaw(REPEATS)} drop partition ${Number(month)}`);
    },

    answers: () => server.answers(),
  };

  /** Where a dimension has more values than are kept, the sum of all the rest takes the place of the last. */
  async function withRests(
    place: KnownRange,
    signups: readonly Signup[],
    sums: ArchivedSums['days'],
  ): Promise<ArchivedSums['days']> {
    const groups = Map.groupBy(sums, ({ dimension, kind, channel }) => `${dimension} ${kind} ${channel}`);
    const kept = [...groups.values()].flatMap((group) => group.slice(0, KEYS));
    if (kept.length === sums.length) return sums;
    const more = new Set([...groups.values()].flatMap((group) => (group.length > KEYS ? [group[0]!.dimension] : [])));
    for (const dimension of more) {
      if (dimension === '') continue;
      for (const [kind, channel, ...figures] of await server.read(sumRestQuestion(place, dimension, signups)))
        kept.push({ ...placeOf(kind, channel), dimension, key: OTHER_KEYS, ...figuresOf(figures) });
    }
    return kept;
  }
}

const latestOf = (changes: readonly EventChange[]): EventChange[] => {
  const latest = new Map<string, EventChange>();
  for (const change of changes) {
    const earlier = latest.get(keyOf(change));
    if (!earlier || earlier.seq < change.seq) latest.set(keyOf(change), change);
  }
  return [...latest.values()];
};

const placeOf = (kind: unknown, channel: unknown) => ({ kind, channel }) as Pick<DaySum, 'kind' | 'channel'>;
const figuresOf = ([events, people, value]: unknown[]) => ({
  events: Number(events),
  people: Number(people),
  value: Number(value),
});

/** A change of stored rows rewrites whole parts; the next run goes on. */
const MUTATION_MS = patience(20_000);
const MERGE_MS = 600_000;
