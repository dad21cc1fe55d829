import { sql } from 'drizzle-orm';
import { acrossWorkspaces, inWorkspace, type Transaction } from '../../../database/client';
import type { EventArchive, EventChange } from '../../../ports/event-archive';
import { readEventHome, setEventHome, takeEventTurn } from '../../../records/events/event-home';
import { writeDays, writeHours } from './day-sums-repository';
import {
  isKept,
  makeFoldRepository,
  markSummed,
  readMark,
  settle,
  type FoldRepository,
  type Moved,
} from './fold-repository';

/**
 * The fold of events that are kept in an archive. A batch is written to the archive first and taken out of the inbox then:
 * whoever is killed in between writes it again, and the archive counts it once. The lock is held while it writes, so that
 * there is one writer; no row is locked until the archive has answered. Events of demos stay in PostgreSQL.
 */
export function makeArchivedFoldRepository(archive: EventArchive): FoldRepository {
  const inPostgres = makeFoldRepository({ store: 'clickhouse' });
  return {
    ...inPostgres,

    /** A new installation begins in the archive; one with a history has to move it first (`npm run operator -- events`). */
    begin: () =>
      acrossWorkspaces('fold events', async (tx) => {
        const home = await readEventHome(tx);
        if (home.store === 'clickhouse' || home.movingTo || !(await takeEventTurn(tx))) return;
        const { rows } = await tx.execute(
          sql`select 1 from events e join workspaces w on w.workspace_id = e.workspace_id where w.kind <> 'demo' limit 1`,
        );
        if (rows.length > 0) return;
        await archive.prepare();
        await setEventHome(tx, { store: 'clickhouse', movingTo: null });
      }),

    move: (batch) =>
      acrossWorkspaces('fold events', async (tx) => {
        if (!(await takeEventTurn(tx))) return 0;
        const home = await readEventHome(tx);
        if (home.store !== 'clickhouse' || home.movingTo) return 0;
        const waiting = await readWaiting(tx, batch);
        if (waiting.length === 0) return 0;
        const written = waiting.filter(({ isArchived }) => isArchived);
        await archive.write(written);
        const n = await settle(tx, {
          ...batch,
          only: waiting.map(({ seq }) => seq),
          put: sql`kind_of_workspace = 'demo'`,
          also: await archive.laterSales(written),
        });
        await noteGone(tx, written);
        return n;
      }),

    async sumDay(workspaceId, day, tells) {
      const mark = await inWorkspace(
        workspaceId,
        (tx) => readMark(tx, { workspaceId, day, store: 'clickhouse' }),
        'worker',
      );
      if (!mark) return true;
      if (mark.isDemo) return inPostgres.sumDay(workspaceId, day, tells);
      if (!mark.isHere) return false;
      const sums = await archive.sumDay({ workspaceId, day, zone: mark.zone });
      return inWorkspace(
        workspaceId,
        async (tx) => {
          // A day that changed since it was read is summed by whoever saw the change: these sums could be the older ones.
          const { rows } = await tx.execute(
            sql`select 1 from event_stale_days where workspace_id = ${workspaceId} and day = ${day} and since = ${mark.since}::timestamptz for update`,
          );
          if (rows.length === 0) return false;
          await writeDays(tx, { workspaceId, day }, sums.days);
          await writeHours(tx, { workspaceId, day }, sums.hours);
          await markSummed(tx, { workspaceId, day, zone: mark.zone, tells }, mark);
          return true;
        },
        'worker',
      );
    },

    /** Whoever was erased, and workspaces that were deleted. */
    async forgetRemoved() {
      const removals = await acrossWorkspaces(
        'forget removed events',
        async (tx) =>
          (
            await tx.execute<{ whose: string; person: string; since: string }>(
              sql`select whose, person, since::text as since from event_removals where (select store from event_home) = 'clickhouse' order by since limit ${REMOVALS}`,
            )
          ).rows,
      );
      const people = removals.filter(({ person }) => person !== '');
      const whole = removals.filter(({ person }) => person === '');
      if (!(await archive.remove(whole.map(({ whose }) => whose)))) return;
      await dropRemovals(whole);
      if (await archive.forget(people.map(({ whose, person }) => ({ workspaceId: whose, person }))))
        await dropRemovals(people);
    },

    async dropMonths(before) {
      return (await archive.dropMonths(before)) + (await inPostgres.dropMonths(before));
    },

    async mergeRepeated() {
      for (const month of await archive.repeatedMonths()) {
        await archive.merge(month.month);
        await acrossWorkspaces('fold events', async (tx) => {
          if (await takeEventTurn(tx)) await archive.markMerged(month);
        });
      }
    },
  };
}

async function readWaiting(
  tx: Transaction,
  { limit, ...bounds }: Moved,
): Promise<(EventChange & { isArchived: boolean })[]> {
  const { rows } = await tx.execute<EventChange & { isArchived: boolean } & Record<string, unknown>>(sql`
    select i.workspace_id as "workspaceId", i.seq::float8 as seq, i.change, i.id, (extract(epoch from i.at) * 1000000)::float8 as at, i.kind, i.channel, i.person,
      i.name, i.page, i.source, i.medium, i.campaign, i.device, i.country, i.subject_id as "subjectId", i.value::float8 as value, w.kind <> 'demo' and ${isKept(bounds)} as "isArchived"
    from event_inbox i join workspaces w on w.workspace_id = i.workspace_id order by i.seq limit ${limit}`);
  return rows;
}

/**
 * Somebody erased, or a workspace deleted, after the batch was read and before it was out of the inbox: what was written
 * names them. Whoever is deleted later is noted by the trigger, when these rows are in the archive.
 */
async function noteGone(tx: Transaction, written: readonly EventChange[]): Promise<void> {
  const workspaces = sql.param([...new Set(written.map(({ workspaceId }) => workspaceId))]);
  const known = written.filter(({ channel, person }) => channel === 'email' && person !== null && UUID.test(person));
  const of = (read: (change: EventChange) => string | null) => sql.param(known.map(read));
  await tx.execute(sql`
    insert into event_removals (whose, person, since)
    select w, '', clock_timestamp() from unnest(${workspaces}::uuid[]) w where not exists (select 1 from workspaces where workspace_id = w)
    union
    select w, p, clock_timestamp() from (select distinct * from unnest(${of(({ workspaceId }) => workspaceId)}::uuid[], ${of(({ person }) => person)}::text[])) as known (w, p)
    where not exists (select 1 from contacts c where c.workspace_id = w and c.id = p::uuid)
    on conflict (whose, person) do update set since = excluded.since`);
}

const dropRemovals = (removals: readonly { whose: string; person: string; since: string }[]): Promise<void> =>
  acrossWorkspaces('forget removed events', async (tx) => {
    const of = (field: 'whose' | 'person' | 'since') => sql.param(removals.map((removal) => removal[field]));
    await tx.execute(sql`
      delete from event_removals r using unnest(${of('whose')}::uuid[], ${of('person')}::text[], ${of('since')}::timestamptz[]) as done (whose, person, since)
      where r.whose = done.whose and r.person = done.person and r.since = done.since`);
  });

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const REMOVALS = 1_000;
