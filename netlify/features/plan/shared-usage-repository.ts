import { and, eq, inArray, sql } from 'drizzle-orm';
import { acrossWorkspaces, asAuth } from '../../database/client';
import { byId, byMoment, keyset } from '../../database/keyset';
import { member } from '../../database/schema/auth';
import { workspaces } from '../../database/schema/workspace';

export type SharedUsageRepository = typeof sharedUsageRepository;

export const sharedUsageRepository = {
  /** Workspaces that share their figures with the operator, newest first. */
  list: ({ cursor, limit }: { cursor?: string; limit: number }) =>
    acrossWorkspaces('operator reads shared usage', async (tx) => {
      const rows = await tx
        .select({
          id: workspaces.workspaceId,
          name: workspaces.name,
          plan: workspaces.plan,
          zone: workspaces.zone,
          createdAt: workspaces.createdAt,
          listPlace: NEWEST.listPlace,
        })
        .from(workspaces)
        .where(and(eq(workspaces.analyticsSharing, true), eq(workspaces.kind, 'real'), NEWEST.beyond(cursor)))
        .orderBy(...NEWEST.order)
        .limit(limit + 1);
      return NEWEST.cut(rows, limit);
    }),

  /** What each workspace made in its own month, from `from` and before `to`; counts stop at ten thousand. */
  count: (months: SharedMonth[]): Promise<UsageRow[]> =>
    months.length === 0
      ? Promise.resolve([])
      : acrossWorkspaces('operator reads shared usage', async (tx) => {
          const asked = sql.join(
            months.map(
              ({ id, month, from, to }) =>
                sql`(${id}::uuid, ${month}::text, ${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`,
            ),
            sql`, `,
          );
          const { rows } = await tx.execute(sql`
            select asked.id,
              (select count(*)::int from (select 1 from pieces where workspace_id = asked.id and created_at >= asked.since and created_at < asked.until limit ${COUNTED}) counted) as pieces,
              (select count(*)::int from (select 1 from pieces where workspace_id = asked.id and published_at >= asked.since and published_at < asked.until limit ${COUNTED}) counted) as published,
              coalesce((select used from usage_counters where workspace_id = asked.id and month = asked.month and kind = 'images'), 0) as images,
              coalesce((select used from usage_counters where workspace_id = asked.id and month = asked.month and kind = 'videos'), 0) as videos
            from (values ${asked}) as asked (id, month, since, until)`);
          return rows as unknown as UsageRow[];
        }),

  countMembers: (ids: string[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : asAuth((tx) =>
          tx
            .select({ id: member.organizationId, members: sql<number>`count(*)::int` })
            .from(member)
            .where(inArray(member.organizationId, ids))
            .groupBy(member.organizationId),
        ),
};

const COUNTED = 10_000;

export interface SharedMonth {
  id: string;
  /** such as 2026-11, in the workspace's zone */
  month: string;
  from: Date;
  to: Date;
}

interface UsageRow {
  id: string;
  pieces: number;
  published: number;
  images: number;
  videos: number;
}

/** Newest first. */
const NEWEST = keyset('shared-usage', 'down', byMoment(workspaces.createdAt), byId(workspaces.workspaceId));
