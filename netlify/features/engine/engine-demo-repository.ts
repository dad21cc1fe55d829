import type { NewActivity } from '../../../src/domain/activity';
import { logActivities } from '../../database/activity-log';
import { inWorkspace } from '../../database/client';
import { activityViews } from '../../database/schema/activity';
import { pictures } from '../../database/schema/creative';
import { ideas, pieces, profiles, publications } from '../../database/schema/engine';
import { usageCounters } from '../../database/schema/workspace';
import { enqueue } from '../../jobs/enqueue';
import { publishPiece } from '../../jobs/publish-piece';

/** All rows of a demo in one transaction, through the same tables and the same role as real data. */
export const engineDemoRepository = {
  insert: (workspaceId: string, rows: DemoRows) =>
    inWorkspace(workspaceId, async (tx) => {
      await tx.insert(profiles).values(rows.profile);
      await tx.insert(ideas).values(rows.ideas);
      await tx.insert(pieces).values(rows.pieces);
      await tx.insert(pictures).values(rows.pictures);
      await tx.insert(publications).values(rows.publications);
      await tx.insert(usageCounters).values(rows.usage);
      await logActivities(tx, rows.activities);
      await tx.insert(activityViews).values(rows.seen);
      for (const piece of rows.pieces) {
        if (piece.status === 'scheduled' && piece.scheduledFor) await enqueue(tx, publishPiece, { workspaceId, pieceId: piece.id }, piece.scheduledFor);
      }
    }),
};

export interface DemoRows {
  profile: typeof profiles.$inferInsert;
  ideas: (typeof ideas.$inferInsert)[];
  pieces: (typeof pieces.$inferInsert)[];
  pictures: (typeof pictures.$inferInsert)[];
  publications: (typeof publications.$inferInsert)[];
  usage: (typeof usageCounters.$inferInsert)[];
  activities: NewActivity[];
  seen: typeof activityViews.$inferInsert;
}
