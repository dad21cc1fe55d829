import { DAY_MS, HOUR_MS } from '../../../src/domain/duration';
import type { IdeaKind } from '../../../src/domain/idea';
import { toLocal } from '../../../src/domain/zoned-time';
import { asOwner } from '../database';

/**
 * Posts of a workspace in London that went out so many days and some time before `now`, each with the people who opened
 * it on its first day, as the fold would have summed them. Returns their ids, in the same order.
 */
export async function keepMeasuredPosts(
  workspaceId: string,
  now: Date,
  posts: readonly { daysAgo: number; reach: number; ideaId?: string; kind?: IdeaKind; status?: string }[],
): Promise<string[]> {
  await asOwner(
    "INSERT INTO event_folds (workspace_id, zone, until, backfilled_at) VALUES ($1, 'Europe/London', now(), now()) ON CONFLICT (workspace_id) DO UPDATE SET backfilled_at = now()",
    [workspaceId],
  );
  // Somebody was counted before all of them.
  await keepDay(workspaceId, { dimension: '', day: dayOf(now, 400), kind: 'view', key: '', people: 1 });
  const ids: string[] = [];
  for (const { daysAgo, reach, ideaId = null, status = 'published' } of posts) {
    const id = crypto.randomUUID();
    const day = dayOf(now, daysAgo);
    await asOwner(
      `INSERT INTO pieces (id, workspace_id, idea_id, year, week, title, body, alt_text, keywords, status, version, published_at, created_at, updated_at)
       VALUES ($1, $2, $3, 2026, 1, 'A post', 'x', '', '[]', $4, 1, $5, $5, now())`,
      [id, workspaceId, ideaId, status, outAt(now, daysAgo)],
    );
    await keepReach(workspaceId, id, day, reach);
    ids.push(id);
  }
  return ids;
}

/** People who opened a post on a day. */
export const keepReach = (workspaceId: string, pieceId: string, day: string, people: number) =>
  keepDay(workspaceId, { dimension: 'subject', day, kind: 'view', key: pieceId, people });

export const keepDay = (
  workspaceId: string,
  { dimension, day, kind, key, people }: { dimension: string; day: string; kind: string; key: string; people: number },
) =>
  asOwner(
    `INSERT INTO event_days (workspace_id, dimension, day, kind, channel, key, events, people, value) VALUES ($1, $2, $3, $4, $5, $6, $7, $7, 0)
     ON CONFLICT (workspace_id, dimension, day, kind, channel, key) DO UPDATE SET people = excluded.people`,
    [workspaceId, dimension, day, kind, kind === 'publish' ? 'product' : 'website', key, people],
  );

/** The day on which a post of so many days ago went out. */
export const dayOf = (now: Date, daysAgo: number): string => toLocal(outAt(now, daysAgo), 'Europe/London').date;

/** More than the hour by which clocks change, so that whole days are over by any of them. */
const outAt = (now: Date, daysAgo: number): Date => new Date(now.getTime() - daysAgo * DAY_MS - 1.5 * HOUR_MS);
