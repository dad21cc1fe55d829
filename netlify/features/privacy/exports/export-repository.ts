import { and, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../../src/domain/activity';
import { logActivity } from '../../../records/activity/activity-log';
import { acrossWorkspaces, inWorkspace, type Transaction } from '../../../database/client';
import { dataExports } from '../../../database/schema/settings';
import { enqueue } from '../../../queue/enqueue';
import { makeExport } from '../privacy-jobs';

export type ExportRepository = typeof exportRepository;
export type ExportRow = typeof dataExports.$inferSelect;
export type ExportPart = ExportRow['parts'][number];

/**
 * Exports in progress. While one runs, `cause` holds its attempt: an attempt that finds another one there has
 * been replaced (its worker was presumed dead) or cancelled, and changes nothing.
 */
export const exportRepository = {
  /**
   * The exports that a person may see: their own from any workspace, and for an owner those of the workspace;
   * newest first.
   */
  list: (viewer: Viewer) =>
    acrossWorkspaces("list a person's exports", (tx) =>
      tx
        .select()
        .from(dataExports)
        .where(seenBy(viewer))
        .orderBy(desc(dataExports.createdAt), desc(dataExports.id))
        .limit(LISTED),
    ),

  /** One of those; null for any other. */
  find: (viewer: Viewer, exportId: string) =>
    acrossWorkspaces(
      'find an export',
      async (tx) =>
        (
          await tx
            .select()
            .from(dataExports)
            .where(and(eq(dataExports.id, exportId), seenBy(viewer)))
        )[0] ?? null,
    ),

  /** Adds an export and its job, or returns the one already in progress. Failed ones of the same kind are deleted. */
  begin: (row: typeof dataExports.$inferInsert) =>
    ofScope(row, async (tx): Promise<ExportRow> => {
      const same = and(
        eq(dataExports.userId, row.userId),
        row.scope === 'account' ? eq(dataExports.scope, 'account') : ofWorkspace(row.workspaceId),
      );
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`export ${row.scope} ${row.userId} ${row.scope === 'account' ? '' : row.workspaceId}`}, 0))`,
      );
      const [running] = await tx
        .select()
        .from(dataExports)
        .where(and(same, inArray(dataExports.state, ['waiting', 'running']), gt(dataExports.expiresAt, row.createdAt)));
      if (running) return running;
      await tx.delete(dataExports).where(and(same, eq(dataExports.state, 'failed')));
      const [added] = await tx.insert(dataExports).values(row).returning();
      await enqueue(tx, makeExport, { workspaceId: row.workspaceId, exportId: row.id });
      return added!;
    }),

  remove: ({ workspaceId, id }: Pick<ExportRow, 'workspaceId' | 'id'>) =>
    inWorkspace(workspaceId, (tx) => tx.delete(dataExports).where(eq(dataExports.id, id)), 'worker'),

  /** Claims an export; null when it was cancelled or has ended. */
  take: (workspaceId: string, exportId: string, attempt: string) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [row] = await tx
          .update(dataExports)
          .set({ state: 'running', progress: 0, parts: [], cause: attempt, attempts: sql`${dataExports.attempts} + 1` })
          .where(and(eq(dataExports.id, exportId), unended()))
          .returning();
        return row ?? null;
      },
      'worker',
    ),

  /** Records its progress and stored parts; false when the attempt no longer holds it. */
  update: ({ workspaceId, exportId, attempt }: Attempt, change: { progress: number } | { parts: ExportPart[] }) =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (await tx.update(dataExports).set(change).where(inHand(exportId, attempt)).returning({ id: dataExports.id }))
          .length > 0,
      'worker',
    ),

  finish: (
    { workspaceId, exportId, attempt }: Attempt,
    { expiresAt, activity }: { expiresAt: Date; activity: NewActivity | null },
  ) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const done = await tx
          .update(dataExports)
          .set({ state: 'ready', progress: 100, cause: null, expiresAt })
          .where(inHand(exportId, attempt))
          .returning({ id: dataExports.id });
        if (done.length > 0 && activity) await logActivity(tx, activity);
        return done.length > 0;
      },
      'worker',
    ),

  /** Releases a failed attempt with its cause for the next one; false when it did not hold the export. */
  release: ({ workspaceId, exportId, attempt }: Attempt, cause: string | null) =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .update(dataExports)
            .set({ state: 'waiting', progress: 0, parts: [], cause })
            .where(inHand(exportId, attempt))
            .returning({ id: dataExports.id })
        ).length > 0,
      'worker',
    ),

  /** Ends it as failed, with the last attempt's cause or else `cause`; false when there is nothing to end. */
  giveUp: (workspaceId: string, exportId: string, cause: string) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const ended = await tx
          .update(dataExports)
          .set({
            state: 'failed',
            parts: [],
            cause: sql`case when ${dataExports.state} = 'waiting' then coalesce(${dataExports.cause}, ${cause}) else ${cause} end`,
          })
          .where(and(eq(dataExports.id, exportId), unended()))
          .returning({ id: dataExports.id });
        return ended.length > 0;
      },
      'worker',
    ),

  listExpired: (now: Date, limit: number) =>
    acrossWorkspaces('tidy exports', (tx) =>
      tx
        .select({ workspaceId: dataExports.workspaceId, id: dataExports.id })
        .from(dataExports)
        .where(lte(dataExports.expiresAt, now))
        .orderBy(dataExports.expiresAt)
        .limit(limit),
    ),
};

/** An account's export may run in another workspace of the person: only the worker's role sees it from here. */
const ofScope = <T>(
  { scope, workspaceId }: { scope: ExportRow['scope']; workspaceId: string },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> =>
  scope === 'account' ? acrossWorkspaces('begin an export of an account', work) : inWorkspace(workspaceId, work);

const seenBy = ({ workspaceId, userId, owner, now }: Viewer) =>
  and(gt(dataExports.expiresAt, now), or(ofAccount(userId), owner ? ofWorkspace(workspaceId) : undefined));
const ofAccount = (userId: string) => and(eq(dataExports.scope, 'account'), eq(dataExports.userId, userId));
const ofWorkspace = (workspaceId: string) =>
  and(eq(dataExports.scope, 'workspace'), eq(dataExports.workspaceId, workspaceId));
const unended = () => inArray(dataExports.state, ['waiting', 'running']);
const inHand = (exportId: string, attempt: string) =>
  and(eq(dataExports.id, exportId), eq(dataExports.state, 'running'), eq(dataExports.cause, attempt));

const LISTED = 50;

/** The viewer, in the session's workspace. */
interface Viewer {
  workspaceId: string;
  userId: string;
  owner: boolean;
  now: Date;
}

export interface Attempt {
  workspaceId: string;
  exportId: string;
  attempt: string;
}
