import { and, asc, desc, eq, gte, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { inWorkspace, type Transaction } from '../../database/client';
import { campaigns, deliveries } from '../../database/schema/campaigns';
import { creations } from '../../database/schema/creative';
import { pieces } from '../../database/schema/engine';
import { eventDays, eventFolds, visitSites } from '../../database/schema/events';
import { connections, postingFigures, postings } from '../../database/schema/publishing';

export type AnalyticsRepository = typeof analyticsRepository;

/** What the figures are about: the events themselves are read through the event store. */
export const analyticsRepository = {
  readScene: (workspaceId: string, { from, until }: { from: Date; until: Date }) =>
    inWorkspace(workspaceId, async (tx) => {
      // Posts and pictures are noted from the first day on, but only what people did is a figure here. The primary key
      // begins with these two columns and the day, so the search ends at the first such day.
      const [first] = await tx
        .select({ day: eventDays.day })
        .from(eventDays)
        .where(
          and(eq(eventDays.workspaceId, workspaceId), eq(eventDays.dimension, ''), ne(eventDays.channel, 'product')),
        )
        .orderBy(asc(eventDays.day))
        .limit(1);
      const [site] = await tx
        .select({ id: visitSites.id })
        .from(visitSites)
        .where(and(eq(visitSites.workspaceId, workspaceId), isNotNull(visitSites.seenAt)))
        .limit(1);
      const published = await tx
        .select({ id: pieces.id, title: pieces.title, at: pieces.publishedAt })
        .from(pieces)
        .where(
          and(
            eq(pieces.workspaceId, workspaceId),
            eq(pieces.status, 'published'),
            gte(pieces.publishedAt, from),
            lt(pieces.publishedAt, until),
          ),
        )
        .orderBy(desc(pieces.publishedAt))
        .limit(NOTES);
      const started = await tx
        .select({ id: campaigns.id, title: campaigns.name, at: campaigns.startedAt })
        .from(campaigns)
        .where(
          and(eq(campaigns.workspaceId, workspaceId), gte(campaigns.startedAt, from), lt(campaigns.startedAt, until)),
        )
        .orderBy(desc(campaigns.startedAt))
        .limit(NOTES);
      const [page] = await tx
        .select({ id: pieces.id })
        .from(pieces)
        .where(and(eq(pieces.workspaceId, workspaceId), eq(pieces.status, 'published')))
        .limit(1);
      const [sent] = await tx
        .select({ id: campaigns.id })
        .from(campaigns)
        .where(
          and(
            eq(campaigns.workspaceId, workspaceId),
            isNotNull(campaigns.startedAt),
            sql`exists (select 1 from ${deliveries} where ${deliveries.workspaceId} = ${campaigns.workspaceId} and ${deliveries.campaignId} = ${campaigns.id} and ${deliveries.sentAt} is not null)`,
          ),
        )
        .limit(1);
      const [fold] = await tx
        .select({ eventsSince: eventFolds.eventsSince })
        .from(eventFolds)
        .where(eq(eventFolds.workspaceId, workspaceId));
      return {
        since: first?.day ?? null,
        eventsSince: fold?.eventsSince ?? null,
        hasSite: site !== undefined,
        hasPage: page !== undefined,
        hasSent: sent !== undefined,
        connected: (
          await tx
            .select({ channel: connections.channel })
            .from(connections)
            .where(and(eq(connections.workspaceId, workspaceId), eq(connections.state, 'connected')))
        ).map(({ channel }) => channel),
        counted: await selectCounted(tx, workspaceId, from, until),
        published,
        started,
      };
    }),

  /** Posts, their square pictures, and campaigns; those that were deleted are missing. */
  findContent: (workspaceId: string, ids: readonly string[]) =>
    inWorkspace(workspaceId, async (tx) => {
      if (ids.length === 0) return { posts: [], pictures: [], mailings: [] };
      return {
        posts: await tx
          .select({ id: pieces.id, title: pieces.title, at: pieces.publishedAt })
          .from(pieces)
          .where(and(eq(pieces.workspaceId, workspaceId), inArray(pieces.id, [...ids]))),
        pictures: await tx
          .select({ id: creations.id, pieceId: creations.pieceId })
          .from(creations)
          .where(
            and(
              eq(creations.workspaceId, workspaceId),
              eq(creations.aspectRatio, '1:1'),
              inArray(creations.pieceId, [...ids]),
            ),
          ),
        mailings: await tx
          .select({ id: campaigns.id, title: campaigns.name, type: campaigns.type, at: campaigns.startedAt })
          .from(campaigns)
          .where(and(eq(campaigns.workspaceId, workspaceId), inArray(campaigns.id, [...ids]))),
      };
    }),
};

/**
 * What networks have counted of the posts that they got in these days. Likes, replies, shares and saves are one sum;
 * `reach` is null where no post has one.
 */
async function selectCounted(tx: Transaction, workspaceId: string, from: Date, until: Date) {
  const sum = (names: readonly string[]) =>
    sql.join(
      names.map((name) => sql`coalesce((${postingFigures.counts} ->> ${name})::bigint, 0)`),
      sql` + `,
    );
  return tx
    .select({
      channel: postings.channel,
      posts: sql<number>`count(*)::int`,
      reach: sql<number | null>`sum((${postingFigures.counts} ->> 'reach')::bigint)::float8`,
      responses: sql<number>`sum(${sum(['likes', 'replies', 'shares', 'saves'])})::float8`,
    })
    .from(postings)
    .innerJoin(
      postingFigures,
      and(eq(postingFigures.workspaceId, postings.workspaceId), eq(postingFigures.postingId, postings.id)),
    )
    .where(
      and(
        eq(postings.workspaceId, workspaceId),
        inArray(postings.channel, ['facebook', 'instagram']),
        ne(postingFigures.counts, {}),
        gte(postings.postedAt, from),
        lt(postings.postedAt, until),
      ),
    )
    .groupBy(postings.channel);
}

/** More than this could not be distinguished in a chart. */
const NOTES = 60;
