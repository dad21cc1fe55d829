import { and, asc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../../src/domain/activity';
import { acrossWorkspaces, inWorkspace } from '../../../database/client';
import { callNumbers, calls } from '../../../database/schema/calls';
import { workspaces } from '../../../database/schema/workspace';
import { logActivity } from '../../../records/activity/activity-log';

export type PhoneRepository = typeof phoneRepository;
export type NumberRow = typeof callNumbers.$inferSelect;

/** The one telephone of a workspace, and what its calls need beside their own rows. */
export const phoneRepository = {
  findNumber: (workspaceId: string): Promise<NumberRow | null> =>
    inWorkspace(workspaceId, async (tx) => (await tx.select().from(callNumbers))[0] ?? null),

  /** Another number, or the same one once more: it has to be proved again. */
  saveNumber: (row: typeof callNumbers.$inferInsert) =>
    inWorkspace(row.workspaceId, async (tx) => {
      await tx.insert(callNumbers).values(row).onConflictDoUpdate({ target: callNumbers.workspaceId, set: row });
    }),

  /** `isTry`: a code was typed, which counts before it is looked at. */
  changeNumber: (workspaceId: string, change: Partial<NumberRow>, activity?: NewActivity) =>
    inWorkspace(workspaceId, async (tx) => {
      await tx.update(callNumbers).set(change).where(eq(callNumbers.workspaceId, workspaceId));
      if (activity) await logActivity(tx, activity);
    }),

  /** Counts a typed code before it is looked at; null once there were too many. */
  countCode: (workspaceId: string, most: number): Promise<NumberRow | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx
        .update(callNumbers)
        .set({ codeTries: sql`${callNumbers.codeTries} + 1` })
        .where(and(eq(callNumbers.workspaceId, workspaceId), lt(callNumbers.codeTries, most)))
        .returning();
      return row ?? null;
    }),

  deleteNumber: (workspaceId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      await tx.delete(callNumbers).where(eq(callNumbers.workspaceId, workspaceId));
    }),

  secondsSince: (workspaceId: string, since: Date): Promise<number> =>
    inWorkspace(workspaceId, async (tx) => {
      const [sum] = await tx
        .select({ seconds: sql<number>`coalesce(sum(${calls.billedSeconds}), 0)::int` })
        .from(calls)
        .where(and(eq(calls.workspaceId, workspaceId), gte(calls.scheduledFor, since)));
      return sum?.seconds ?? 0;
    }),

  findPlace: (workspaceId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const [place] = await tx
        .select({ id: workspaces.workspaceId, name: workspaces.name, zone: workspaces.zone })
        .from(workspaces)
        .where(isNull(workspaces.deletesAt));
      return place ?? null;
    }),

  /** Workspaces whose telephone may ring: proved, agreed to, switched on. */
  listReachable: () =>
    acrossWorkspaces('find telephones that may ring', (tx) =>
      tx
        .select({ id: workspaces.workspaceId, name: workspaces.name, zone: workspaces.zone })
        .from(callNumbers)
        .innerJoin(workspaces, eq(workspaces.workspaceId, callNumbers.workspaceId))
        .where(
          and(
            eq(callNumbers.isOn, true),
            isNotNull(callNumbers.verifiedAt),
            eq(workspaces.kind, 'real'),
            isNull(workspaces.deletesAt),
            sql`(${workspaces.endsAt} is null or ${workspaces.endsAt} > now())`,
          ),
        )
        .orderBy(asc(workspaces.workspaceId))
        .limit(BATCH),
    ),

  /** Calls that were dialled and about which nothing was reported any more. */
  listSilent: (before: Date) =>
    acrossWorkspaces('find calls that nobody reported', (tx) =>
      tx
        .select()
        .from(calls)
        .where(
          and(eq(calls.channel, 'phone'), sql`${calls.state} in ('ringing', 'talking')`, lt(calls.updatedAt, before)),
        )
        .limit(BATCH),
    ),

  listUncosted: (since: Date) =>
    acrossWorkspaces('find calls whose cost is not known', (tx) =>
      tx
        .select()
        .from(calls)
        .where(
          and(
            eq(calls.channel, 'phone'),
            eq(calls.cost, ''),
            isNotNull(calls.vendorId),
            isNotNull(calls.endedAt),
            gte(calls.endedAt, since),
          ),
        )
        .limit(COSTS),
    ),
};

const BATCH = 200;
const COSTS = 20;
