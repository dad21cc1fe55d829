import { addDays } from '../../../src/domain/zoned-time';
import { asOwner } from '../database';

/** Two periods of figures that end on a day: every day a few views with a source, and one sale; one post that reached people. */
export async function keepReportEvents(
  workspaceId: string,
  { endsOn, days = 60, postId, people = 12 }: { endsOn: string; days?: number; postId?: string; people?: number },
): Promise<void> {
  const add = (row: { dimension: string; day: string; kind: string; key: string; people: number; value: number }) =>
    asOwner(
      `INSERT INTO event_days (workspace_id, dimension, day, kind, channel, key, events, people, value)
        VALUES ($1, $2, $3, $4, 'website', $5, $6, $6, $7)
        ON CONFLICT (workspace_id, dimension, day, kind, channel, key) DO UPDATE SET people = excluded.people, events = excluded.events`,
      [workspaceId, row.dimension, row.day, row.kind, row.key, row.people, row.value],
    );
  for (let ago = 0; ago < days; ago++) {
    const day = addDays(endsOn, -ago);
    await add({ dimension: '', day, kind: 'view', key: '', people, value: 0 });
    await add({ dimension: 'source', day, kind: 'view', key: 'google.com', people: 5, value: 0 });
    await add({ dimension: '', day, kind: 'conversion', key: '', people: 1, value: 1_250 });
    if (postId) await add({ dimension: 'subject', day, kind: 'view', key: postId, people: 4, value: 0 });
  }
}
