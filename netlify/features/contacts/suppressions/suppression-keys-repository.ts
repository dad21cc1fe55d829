import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { pointOf } from '../../../../src/domain/consent';
import { acrossWorkspaces, inWorkspace } from '../../../database/client';
import { addSuppressions } from '../../../records/consent/consent-ledger';
import { makePointHash } from '../../../keys/point-hash';
import { suppressions } from '../../../database/schema/consent';

/**
 * Brings blocked addresses under the current key, workspace by workspace. Former root secrets are looked through as long
 * as they are configured; a database that was moved without them would else write to everybody who ever unsubscribed.
 * What is erased has no words to start from and stays under its key. Returns how many were moved.
 */
export async function rekeySuppressions(): Promise<number> {
  const hash = makePointHash();
  const isStale = ({ workspaceId, channel, point, pointHash }: Row): boolean =>
    point !== null && hash(workspaceId, { kind: pointOf[channel], value: point })[0] !== pointHash;
  // A workspace is moved whole or not at all, and ids sort by time: its oldest row tells for all.
  const { rows: oldest } = await acrossWorkspaces('look at the keys of blocked addresses', (tx) =>
    tx.execute<Row>(
      sql`select distinct on (workspace_id) workspace_id as "workspaceId", channel, point, point_hash as "pointHash" from suppressions where point is not null order by workspace_id, id`,
    ),
  );
  let moved = 0;
  for (const { workspaceId } of oldest.filter(isStale)) {
    moved += await inWorkspace(
      workspaceId,
      async (tx) => {
        const stale = (
          await tx
            .select()
            .from(suppressions)
            .where(and(eq(suppressions.workspaceId, workspaceId), isNotNull(suppressions.point)))
            .for('update')
        ).filter(isStale);
        for (let from = 0; from < stale.length; from += BATCH) {
          const part = stale.slice(from, from + BATCH);
          await tx.delete(suppressions).where(
            and(
              eq(suppressions.workspaceId, workspaceId),
              inArray(
                suppressions.id,
                part.map(({ id }) => id),
              ),
            ),
          );
          await addSuppressions(
            tx,
            part.map(({ point, ...row }) => ({ ...row, value: point! })),
          ); // one that was blocked again since: the graver stays
        }
        return stale.length;
      },
      'worker',
    );
  }
  return moved;
}

const BATCH = 5_000;

type Row = Pick<typeof suppressions.$inferSelect, 'workspaceId' | 'channel' | 'point' | 'pointHash'>;
