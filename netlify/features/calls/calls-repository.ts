import { and, asc, eq, getTableColumns, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../src/domain/activity';
import type { CallOutcomeName, CallState } from '../../../src/domain/call/call-record';
import type { EngineSettings } from '../../../src/domain/engine-settings';
import { acrossWorkspaces, inWorkspace } from '../../database/client';
import { byId, byMoment, keyset } from '../../database/keyset';
import { callNumbers, callPushes, calls, callTurns } from '../../database/schema/calls';
import { engines, profiles } from '../../database/schema/engine';
import { workspaces } from '../../database/schema/workspace';
import { enqueue } from '../../queue/enqueue';
import { logActivity } from '../../records/activity/activity-log';
import { ringBrowsers } from './calls-jobs';

export type CallsRepository = typeof callsRepository;
export type CallRow = typeof calls.$inferSelect;
export type NewCall = typeof calls.$inferInsert;

export const callsRepository = {
  /** What the next call depends on: the rhythm, what was moved, what was called already, what rings. */
  readPlan: (workspaceId: string, since: Date) =>
    inWorkspace(workspaceId, async (tx) => {
      const [settings] = await tx
        .select({
          voiceCalls: engines.voiceCalls,
          callFrequency: engines.callFrequency,
          callTime: engines.callTime,
          proactiveSuggestions: engines.proactiveSuggestions,
          performanceAlerts: engines.performanceAlerts,
        })
        .from(engines);
      const rows = await tx
        .select()
        .from(calls)
        .where(
          and(
            eq(calls.workspaceId, workspaceId),
            sql`(${calls.state} in ('scheduled', 'ringing', 'talking') or ${calls.scheduledFor} >= ${since.toISOString()})`,
          ),
        )
        .orderBy(asc(calls.scheduledFor));
      const [phone] = await tx.select({ isOn: callNumbers.isOn, verifiedAt: callNumbers.verifiedAt }).from(callNumbers);
      return { settings: settings ?? null, rows, hasPhone: Boolean(phone?.isOn && phone.verifiedAt) };
    }),

  find: (workspaceId: string, callId: string): Promise<CallRow | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx.select().from(calls).where(eq(calls.id, callId));
      return row ?? null;
    }),

  /** null for one that is about to be deleted. */
  findName: (workspaceId: string): Promise<string | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const found = await tx.select({ name: workspaces.name }).from(workspaces).where(isNull(workspaces.deletesAt));
      return found[0]?.name ?? null;
    }),

  findBySlot: (workspaceId: string, slot: string): Promise<CallRow | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx.select().from(calls).where(eq(calls.slot, slot));
      return row ?? null;
    }),

  list: (workspaceId: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) =>
    inWorkspace(workspaceId, async (tx) => {
      const rows = await tx
        .select({ ...getTableColumns(calls), listPlace: NEWEST.listPlace })
        .from(calls)
        .where(and(eq(calls.workspaceId, workspaceId), ne(calls.state, 'scheduled'), NEWEST.beyond(cursor)))
        .orderBy(...NEWEST.order)
        .limit(limit + 1);
      return NEWEST.cut(rows, limit);
    }),

  listTurns: (workspaceId: string, callId: string) =>
    inWorkspace(workspaceId, (tx) =>
      tx.select().from(callTurns).where(eq(callTurns.callId, callId)).orderBy(asc(callTurns.position)),
    ),

  /**
   * Adds a call, or changes the one of the same slot that has not begun; null where that one is over or under way. The
   * browsers that ring with their dashboard closed are told once, by whoever made it ring.
   */
  put: (row: NewCall, from: CallState[] = ['scheduled']): Promise<CallRow | null> =>
    inWorkspace(row.workspaceId, async (tx) => {
      const { state, channel, scheduledFor, ringsSince, updatedAt } = row;
      const [put] = await tx
        .insert(calls)
        .values(row)
        .onConflictDoUpdate({
          target: [calls.workspaceId, calls.slot],
          set: { state, channel, scheduledFor, ringsSince, updatedAt },
          setWhere: inArray(calls.state, from),
        })
        .returning();
      const { workspaceId } = row;
      if (put?.state === 'ringing' && put.kind === 'week' && put.channel === 'browser' && (await tx.$count(callPushes)))
        await enqueue(tx, ringBrowsers, { workspaceId });
      return put ?? null;
    }),

  /** Changes a call if it is still as the caller saw it; false otherwise. Of several callers at once, one succeeds. */
  change: (
    workspaceId: string,
    { callId, from, step }: { callId: string; from: CallState[]; step?: number },
    change: Partial<NewCall>,
    activity?: NewActivity,
  ): Promise<CallRow | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [changed] = await tx
        .update(calls)
        .set({ ...change, ...(step !== undefined && { step: step + 1 }) })
        .where(
          and(eq(calls.id, callId), inArray(calls.state, from), step === undefined ? undefined : eq(calls.step, step)),
        )
        .returning();
      if (changed && activity) await logActivity(tx, activity);
      return changed ?? null;
    }),

  /** What the agent said at a place of the transcript; null where somebody else or nobody spoke. */
  findLine: (workspaceId: string, callId: string, position: number): Promise<string | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [turn] = await tx
        .select({ text: callTurns.text })
        .from(callTurns)
        .where(and(eq(callTurns.callId, callId), eq(callTurns.position, position), eq(callTurns.who, 'agent')));
      return turn?.text ?? null;
    }),

  /** Adds what was said behind what is there; the place of the first of them. */
  addTurns: (workspaceId: string, callId: string, turns: NewTurn[]): Promise<number> =>
    inWorkspace(workspaceId, async (tx) => {
      const [last] = await tx
        .select({ position: sql<number>`coalesce(max(${callTurns.position}), 0)::int` })
        .from(callTurns)
        .where(eq(callTurns.callId, callId));
      const first = last!.position + 1;
      if (turns.length > 0)
        await tx
          .insert(callTurns)
          .values(turns.map((turn, at) => ({ ...turn, workspaceId, callId, position: first + at })));
      return first;
    }),

  /** Real businesses without a telephone whose call may be due: the plan, which knows the rhythm, has the last word. */
  listDue: (now: Date, windowSeconds: number) => {
    const [at, since] = [now.toISOString(), new Date(now.getTime() - windowSeconds * 1000).toISOString()];
    return acrossWorkspaces('find calls that are due', (tx) =>
      tx
        .select({ id: workspaces.workspaceId, name: workspaces.name, zone: workspaces.zone })
        .from(workspaces)
        .innerJoin(profiles, eq(profiles.workspaceId, workspaces.workspaceId))
        .leftJoin(engines, eq(engines.workspaceId, workspaces.workspaceId))
        .leftJoin(callNumbers, eq(callNumbers.workspaceId, workspaces.workspaceId))
        .where(
          and(
            eq(workspaces.kind, 'real'),
            isNull(workspaces.deletesAt),
            sql`(${workspaces.endsAt} is null or ${workspaces.endsAt} > ${at})`,
            sql`coalesce(${engines.voiceCalls}, true)`,
            sql`(${callNumbers.verifiedAt} is null or not ${callNumbers.isOn})`,
            or(
              sql`mod(extract(epoch from (${at}::timestamptz at time zone ${workspaces.zone})::time - coalesce(${engines.callTime}, '10:00')::time)::int + 86400, 86400) < ${windowSeconds}`,
              sql`exists (select from ${calls} where ${calls.workspaceId} = ${workspaces.workspaceId} and ${calls.state} = 'scheduled' and ${calls.scheduledFor} between ${since} and ${at})`,
            ),
          ),
        )
        .orderBy(asc(workspaces.workspaceId)),
    );
  },

  /** Ends what nobody answered or left open; of all workspaces. A call of the week can be answered for longer than a test. */
  endStale: ({
    rungBefore,
    dueBefore,
    talkedBefore,
    now,
  }: Record<'rungBefore' | 'dueBefore' | 'talkedBefore' | 'now', Date>) =>
    acrossWorkspaces('end calls that nobody ends', async (tx) => {
      await tx
        .update(calls)
        .set({ state: 'missed', endedAt: now, updatedAt: now })
        .where(
          and(
            eq(calls.state, 'ringing'),
            eq(calls.channel, 'browser'),
            lt(calls.ringsSince, rungBefore),
            or(eq(calls.kind, 'test'), lt(calls.scheduledFor, dueBefore)),
          ),
        );
      await tx
        .update(calls)
        .set({
          state: 'completed',
          outcome: sql`coalesce(${calls.outcome}, 'no-choice')`,
          endedAt: now,
          updatedAt: now,
        })
        .where(and(eq(calls.state, 'talking'), lt(calls.updatedAt, talkedBefore)));
    }),
};

const NEWEST = keyset('call', 'down', byMoment(calls.scheduledFor), byId(calls.id));

export type CallSettings = Pick<
  EngineSettings,
  'voiceCalls' | 'callFrequency' | 'callTime' | 'proactiveSuggestions' | 'performanceAlerts'
>;

export interface NewTurn {
  who: 'agent' | 'owner';
  text: string;
  source: string;
  at: Date;
}

export interface CallEnd {
  outcome: CallOutcomeName;
  ideaId: string | null;
  approved: number;
}
