import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { LiveTopic } from '../../../src/domain/live-topic';
import { asAuth, inWorkspace } from '../../database/client';
import { listen } from '../../database/listener';
import { member, session } from '../../database/schema/auth';
import type { Viewer } from './live-audience';

export type LiveRepository = typeof liveRepository;

export const liveRepository = {
  /**
   * Topics of transactions from `since` up to the oldest one still running, which is the next cursor. Every change
   * is seen exactly once, because nothing can be added below that mark. `pending`: there is something above it.
   */
  readChanges: (
    workspaceId: string,
    since: string | null,
  ): Promise<{ next: string; topics: LiveTopic[]; pending: boolean }> =>
    inWorkspace(workspaceId, async (tx) => {
      const { rows } = await tx.execute<{ next: string; topics: LiveTopic[]; pending: boolean }>(sql`
        with mark as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as next)
        select next::text, array(select distinct topic from changes, mark where xact >= ${since}::xid8 and xact < next) as topics,
          exists (select 1 from changes, mark where xact >= next) as pending from mark`);
      return rows[0]!;
    }),

  /** Viewers whose session has ended or who have left their workspace. One query for all. */
  findEnded: (viewers: Viewer[], now: Date): Promise<Viewer[]> =>
    asAuth(async (tx) => {
      const kept = await tx
        .select({ sessionId: session.id, workspaceId: member.organizationId })
        .from(session)
        .innerJoin(member, eq(member.userId, session.userId))
        .where(
          and(
            inArray(
              session.id,
              viewers.map(({ sessionId }) => sessionId),
            ),
            gt(session.expiresAt, now),
          ),
        );
      const names = new Set(kept.map(({ sessionId, workspaceId }) => `${sessionId} ${workspaceId}`));
      return viewers.filter(({ sessionId, workspaceId }) => !names.has(`${sessionId} ${workspaceId}`));
    }),

  /** Calls back with each topic of the workspace as it is committed, and with null when some may have been missed. */
  listen: (workspaceId: string, onTopic: (topic: LiveTopic | null) => void) =>
    listen(workspaceId, (topic) => onTopic(topic as LiveTopic | null)),
};
