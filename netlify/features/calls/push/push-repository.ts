import { and, eq, gt, inArray } from 'drizzle-orm';
import { asAuth, inWorkspace } from '../../../database/client';
import { member, session } from '../../../database/schema/auth';
import { callPushes } from '../../../database/schema/calls';

export type PushRepository = typeof pushRepository;
export type PushRow = typeof callPushes.$inferSelect;

export const pushRepository = {
  list: (workspaceId: string): Promise<PushRow[]> =>
    inWorkspace(workspaceId, (tx) => tx.select().from(callPushes).limit(MOST)),

  /** Each sign-in has one browser. */
  put: (row: PushRow): Promise<void> =>
    inWorkspace(row.workspaceId, async (tx) => {
      const { keyId, sealed, createdAt } = row;
      await tx
        .insert(callPushes)
        .values(row)
        .onConflictDoUpdate({
          target: [callPushes.workspaceId, callPushes.sessionId],
          set: { keyId, sealed, createdAt },
        });
    }),

  remove: (workspaceId: string, sessionIds: readonly string[]): Promise<void> =>
    inWorkspace(workspaceId, async (tx) => {
      await tx.delete(callPushes).where(inArray(callPushes.sessionId, [...sessionIds]));
    }),

  /** Of these sign-ins, those that have not ended and whose people are still members. */
  listLive: async (workspaceId: string, sessionIds: readonly string[], now: Date): Promise<Set<string>> => {
    const found = await asAuth((tx) =>
      tx
        .select({ id: session.id })
        .from(session)
        .innerJoin(member, and(eq(member.userId, session.userId), eq(member.organizationId, workspaceId)))
        .where(and(inArray(session.id, [...sessionIds]), gt(session.expiresAt, now))),
    );
    return new Set(found.map(({ id }) => id));
  },
};

const MOST = 200;
