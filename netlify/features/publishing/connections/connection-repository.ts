import { and, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../../src/domain/activity';
import type { ConnectableChannel } from '../../../../src/domain/posting-channel';
import { acrossWorkspaces, inWorkspace } from '../../../database/client';
import { connectionRequests, connections } from '../../../database/schema/publishing';
import { workspaces } from '../../../database/schema/workspace';
import { enqueue } from '../../../queue/enqueue';
import { logActivity } from '../../../records/activity/activity-log';
import { renewConnection } from '../publishing-jobs';

export type ConnectionRepository = typeof connectionRepository;

export const connectionRepository = {
  list: (workspaceId: string) => inWorkspace(workspaceId, (tx) => tx.select().from(connections)),

  find: (workspaceId: string, channel: ConnectableChannel, role: 'app' | 'worker' = 'app') =>
    inWorkspace(
      workspaceId,
      async (tx) => (await tx.select().from(connections).where(eq(connections.channel, channel)))[0] ?? null,
      role,
    ),

  /** Connects an account, in place of an earlier one. */
  save: (row: typeof connections.$inferInsert, activity: NewActivity) =>
    inWorkspace(row.workspaceId, async (tx) => {
      const { workspaceId, channel, ...values } = row;
      await tx
        .insert(connections)
        .values({ workspaceId, channel, ...values })
        .onConflictDoUpdate({
          target: [connections.workspaceId, connections.channel],
          set: { ...values, version: sql`${connections.version} + 1` },
        });
      await logActivity(tx, activity);
    }),

  remove: (workspaceId: string, channel: ConnectableChannel, activity: NewActivity) =>
    inWorkspace(workspaceId, async (tx) => {
      const gone = await tx
        .delete(connections)
        .where(eq(connections.channel, channel))
        .returning({ channel: connections.channel });
      if (gone.length > 0) await logActivity(tx, activity);
    }),

  /** A call worked: what it said of the account is kept, and a connection that was thought lost is back. */
  noteWorks: (
    workspaceId: string,
    channel: ConnectableChannel,
    said: Partial<Pick<ConnectionRow, 'account' | 'accountUrl' | 'settings'>>,
    now: Date,
  ) =>
    inWorkspace(workspaceId, (tx) =>
      tx
        .update(connections)
        .set({ ...said, state: 'connected', cause: null, checkedAt: now })
        .where(eq(connections.channel, channel)),
    ),

  /** The network no longer accepts it. Told once: of several attempts that find out, the first one tells. */
  lose: (workspaceId: string, channel: ConnectableChannel, cause: string, now: Date, activity: NewActivity) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const lost = await tx
          .update(connections)
          .set({ state: 'disconnected', cause, checkedAt: now })
          .where(and(eq(connections.channel, channel), eq(connections.state, 'connected')))
          .returning({ channel: connections.channel });
        if (lost.length > 0) await logActivity(tx, activity);
      },
      'worker',
    ),

  /** Keeps new tokens, unless somebody connected anew in the meantime. */
  renew: (
    workspaceId: string,
    channel: ConnectableChannel,
    version: number,
    tokens: Pick<ConnectionRow, 'keyId' | 'sealed' | 'expiresAt'>,
  ) =>
    inWorkspace(
      workspaceId,
      (tx) =>
        tx
          .update(connections)
          .set({ ...tokens, warnedAt: null, version: version + 1 })
          .where(and(eq(connections.channel, channel), eq(connections.version, version))),
      'worker',
    ),

  /** Tells that it ends soon, once for each end. */
  warn: (workspaceId: string, channel: ConnectableChannel, now: Date, activity: NewActivity) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const warned = await tx
          .update(connections)
          .set({ warnedAt: now })
          .where(and(eq(connections.channel, channel), isNull(connections.warnedAt)))
          .returning({ channel: connections.channel });
        if (warned.length > 0) await logActivity(tx, activity);
      },
      'worker',
    ),

  zoneOf: (workspaceId: string) =>
    inWorkspace(
      workspaceId,
      async (tx) => (await tx.select({ zone: workspaces.zone }).from(workspaces))[0]?.zone ?? 'UTC',
      'worker',
    ),

  /** Asks for a renewal wherever tokens end before a time. */
  askForRenewals: (before: Date) =>
    acrossWorkspaces('renew connections that end soon', async (tx) => {
      const ending = await tx
        .select({ workspaceId: connections.workspaceId, channel: connections.channel })
        .from(connections)
        .where(
          and(eq(connections.state, 'connected'), isNotNull(connections.expiresAt), lte(connections.expiresAt, before)),
        );
      for (const payload of ending) await enqueue(tx, renewConnection, payload);
    }),

  /** A person leaves for a network's page; who gave up earlier is forgotten. */
  begin: (row: typeof connectionRequests.$inferInsert, now: Date) =>
    inWorkspace(row.workspaceId, async (tx) => {
      await tx
        .delete(connectionRequests)
        .where(or(lt(connectionRequests.expiresAt, now), eq(connectionRequests.userId, row.userId)));
      await tx.insert(connectionRequests).values(row);
    }),

  /** The request of whoever comes back, which can be used once; null for anybody else's, a used or an old one. */
  take: (workspaceId: string, { stateHash, userId, now }: { stateHash: string; userId: string; now: Date }) =>
    inWorkspace(workspaceId, async (tx) => {
      const [taken] = await tx
        .delete(connectionRequests)
        .where(and(eq(connectionRequests.stateHash, stateHash), eq(connectionRequests.userId, userId)))
        .returning();
      return taken && taken.expiresAt > now ? taken : null;
    }),
};

export type ConnectionRow = typeof connections.$inferSelect;
