import type { NewActivity } from '../../../../src/domain/activity';
import { logActivities } from '../../../records/activity/activity-log';
import { inWorkspace } from '../../../database/client';
import { activityViews } from '../../../database/schema/activity';
import { creationFolders, creationLikes, creations, creationTemplates } from '../../../database/schema/creative';
import { engines, ideas, pieces, profiles, publications } from '../../../database/schema/engine';
import { evergreens } from '../../../database/schema/repeats';
import { postings } from '../../../database/schema/publishing';
import { usageCounters } from '../../../database/schema/workspace';
import { enqueueAll } from '../../../queue/enqueue';
import { planPostings } from '../../../records/publishing/posting-plan';
import { makeCreation } from '../../creative/creative-jobs';
import { publishPiece } from '../engine-jobs';

/** All rows of a demo in one transaction, through the same tables and the same role as real data. */
export const engineDemoRepository = {
  insert: (workspaceId: string, rows: DemoRows) =>
    inWorkspace(workspaceId, async (tx) => {
      await tx.insert(profiles).values(rows.profile);
      await tx.insert(engines).values(rows.engine);
      await tx.insert(ideas).values(rows.ideas);
      await tx.insert(pieces).values(rows.pieces);
      // What is still to come goes to the networks that it names; the next post is an email, too.
      for (const piece of rows.pieces) if (!piece.publishedAt) await planPostings(tx, { ...piece, workspaceId });
      await tx.insert(postings).values(rows.newsletters);
      await tx.insert(creationFolders).values(rows.folders);
      await tx.insert(creations).values(rows.pictures);
      await tx.insert(creationLikes).values(rows.likes);
      await tx.insert(creationTemplates).values(rows.templates);
      await tx.insert(publications).values(rows.publications);
      await tx.insert(evergreens).values(rows.evergreens);
      await tx.insert(usageCounters).values(rows.usage);
      await logActivities(tx, rows.activities);
      await tx.insert(activityViews).values(rows.seen);
      await enqueueAll(
        tx,
        makeCreation,
        rows.toMake.map(({ id }, index) => ({
          payload: { workspaceId, creationId: id },
          startAfter: new Date(rows.now.getTime() + index * APART_MS),
          priority: BEHIND,
        })),
      );
      await enqueueAll(
        tx,
        publishPiece,
        rows.pieces.flatMap(({ id, status, scheduledFor }) =>
          status === 'scheduled' && scheduledFor
            ? [{ payload: { workspaceId, pieceId: id }, startAfter: scheduledFor }]
            : [],
        ),
      );
    }),
};

/** Whoever waits for a clip of their own goes first. */
const BEHIND = -1;
/** What a person asks for meanwhile comes in between: a demo can wait. */
const APART_MS = 15_000;

export interface DemoRows {
  now: Date;
  profile: typeof profiles.$inferInsert;
  engine: typeof engines.$inferInsert;
  ideas: (typeof ideas.$inferInsert)[];
  pieces: (typeof pieces.$inferInsert)[];
  /** The posts' pictures, and the library beside them. */
  pictures: (typeof creations.$inferInsert)[];
  folders: (typeof creationFolders.$inferInsert)[];
  likes: (typeof creationLikes.$inferInsert)[];
  templates: (typeof creationTemplates.$inferInsert)[];
  /** Those of the pictures and clips that wait for a job. */
  toMake: { id: string }[];
  publications: (typeof publications.$inferInsert)[];
  newsletters: (typeof postings.$inferInsert)[];
  evergreens: (typeof evergreens.$inferInsert)[];
  usage: (typeof usageCounters.$inferInsert)[];
  activities: NewActivity[];
  seen: typeof activityViews.$inferInsert;
}
