import { sql } from 'drizzle-orm';
import { MINUTE_MS } from '../../../src/domain/duration';
import { inWorkspace, type Transaction } from '../../database/client';
import { eventsUnavailable } from '../../errors/events-unavailable';
import type { Clock } from '../../ports/clock';
import type { EventArchive, EventHome, RecentEvent } from '../../ports/event-archive';
import type { EventStore, RecentSums } from '../../ports/event-store';
import { readEventHome } from './event-home';
import { isSummed, makePostgresEventStore } from './postgres-event-store';

/**
 * Reads sums from PostgreSQL, and single events from where they are: PostgreSQL, as long as the history was not moved and
 * always for demos, or else the archive. Throws AppError `unavailable` where figures would be missing.
 */
export function makeArchivedEventStore({ archive, clock }: { archive: EventArchive | null; clock: Clock }): EventStore {
  const inPostgres = makePostgresEventStore({ clock });

  /** Null: in PostgreSQL. */
  async function archiveOf(workspaceId: string): Promise<{ archive: EventArchive; zone: string } | null> {
    const place = await inWorkspace(workspaceId, (tx) => readPlace(tx, workspaceId));
    if (place.kind === 'demo' || place.home.store === 'postgres') return null;
    if (!archive) throw eventsUnavailable('The events are in ClickHouse, and EVENTS_URL is not set.');
    return { archive, zone: place.zone };
  }

  return {
    // Each by name, so that a new question has to say where it is answered.
    hours: inPostgres.hours,
    foldedUntil: inPostgres.foldedUntil,

    async days(workspaceId, range, filter) {
      if (!filter || (await inWorkspace(workspaceId, (tx) => isSummed(tx, workspaceId, range, filter))))
        return inPostgres.days(workspaceId, range, filter);
      const there = await archiveOf(workspaceId);
      return there
        ? there.archive.days({ workspaceId, range, zone: there.zone }, filter)
        : inPostgres.days(workspaceId, range, filter);
    },

    async top(workspaceId, range, question) {
      const isFiltered = Object.values(question.filter ?? {}).some((value) => value !== undefined);
      const there = isFiltered ? await archiveOf(workspaceId) : null;
      return there
        ? there.archive.top({ workspaceId, range, zone: there.zone }, question)
        : inPostgres.top(workspaceId, range, question);
    },

    async cohorts(workspaceId, range) {
      const there = await archiveOf(workspaceId);
      return there
        ? there.archive.cohorts({ workspaceId, range, zone: there.zone })
        : inPostgres.cohorts(workspaceId, range);
    },

    async recent(workspaceId, since) {
      const there = await archiveOf(workspaceId);
      if (!there) return inPostgres.recent(workspaceId, since);
      // The inbox first: what is moved in between is then in both, and counted once.
      const waiting = await inWorkspace(workspaceId, (tx) => readWaiting(tx, workspaceId, since));
      const stored = await there.archive.recent(workspaceId, since);
      return sumRecent([...stored, ...waiting], since, clock.now());
    },
  };
}

async function readPlace(
  tx: Transaction,
  workspaceId: string,
): Promise<{ kind: string; zone: string; home: EventHome }> {
  const home = await readEventHome(tx);
  const { rows } = await tx.execute<{ kind: string; zone: string }>(
    sql`select w.kind, coalesce(f.zone, w.zone) as zone from workspaces w left join event_folds f on f.workspace_id = w.workspace_id where w.workspace_id = ${workspaceId}`,
  );
  return { kind: rows[0]?.kind ?? 'real', zone: rows[0]?.zone ?? 'UTC', home };
}

async function readWaiting(tx: Transaction, workspaceId: string, since: Date): Promise<Waiting[]> {
  const { rows } = await tx.execute<Waiting & Record<string, unknown>>(sql`
    select id, (extract(epoch from at) * 1000000)::float8 as at, kind, person, page, change from event_inbox
    where workspace_id = ${workspaceId} and at >= ${since.toISOString()}::timestamptz and channel = 'website' order by seq`);
  return rows;
}

/** As `readRecent` of PostgreSQL. Of the same event, the last one counts. */
function sumRecent(events: readonly (RecentEvent & { change?: string })[], since: Date, now: Date): RecentSums {
  const latest = new Map(events.map((event) => [`${event.at} ${event.id}`, event]));
  const seen = [...latest.values()].filter(({ change }) => change !== 'drop');
  const peopleOf = (some: typeof seen): number => new Set(some.flatMap(({ person }) => person ?? [])).size;
  const pages = Map.groupBy(
    seen.filter(({ kind, page }) => kind === 'view' && page !== ''),
    ({ page }) => page,
  );
  const minutes = Array.from(
    { length: Math.max(1, Math.ceil((now.getTime() - since.getTime()) / MINUTE_MS)) },
    () => 0,
  );
  for (const { at, kind } of seen) {
    const minute = Math.floor((at / 1_000 - since.getTime()) / MINUTE_MS);
    if (kind !== 'vital' && minute < minutes.length) minutes[minute]! += 1;
  }
  return {
    people: peopleOf(seen),
    pages: [...pages]
      .map(([page, its]) => ({ page, people: peopleOf(its) }))
      .sort((one, other) => other.people - one.people || (one.page < other.page ? -1 : 1))
      .slice(0, PAGES),
    minutes,
  };
}

const PAGES = 10;

type Waiting = RecentEvent & { change: 'put' | 'drop' };
