import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../../src/domain/activity';
import { pauseOf, type Pause } from '../../../../src/domain/plan-pause';
import type { PostingState } from '../../../../src/domain/posting-state';
import { isConnectable } from '../../../../src/domain/posting-channel';
import { inWorkspace, type Transaction } from '../../../database/client';
import { engines, pieces } from '../../../database/schema/engine';
import { connections, postings } from '../../../database/schema/publishing';
import { workspaces } from '../../../database/schema/workspace';
import { enqueue } from '../../../queue/enqueue';
import { logActivity } from '../../../records/activity/activity-log';
import { postPosting } from '../publishing-jobs';
import { selectPictures, type PostingRow } from './posting-repository';

export type PostingRunRepository = typeof postingRunRepository;

/** The ledger as a worker uses it: taken in one committed transaction before anything is sent, settled in another. */
export const postingRunRepository = {
  /**
   * Takes a posting for `run` until the lease ends, and looks at it again then. Otherwise says why it cannot be taken;
   * null when there is nothing to do. What a worker held whose lease is over is taken over, and is unsure.
   */
  claim: (workspaceId: string, postingId: string, { run, now, leaseMs, atOnce }: Claim) =>
    inWorkspace(
      workspaceId,
      async (tx): Promise<Claimed | NotClaimed | null> => {
        const [posting] = await tx.select().from(postings).where(eq(postings.id, postingId)).for('update');
        if (!posting) return null;
        const wasLeft = posting.state === 'posting' && posting.leaseUntil !== null && posting.leaseUntil <= now;
        const isDue = posting.state === 'due' && (posting.nextAt === null || posting.nextAt <= now);
        if (!wasLeft && !isDue) return null;
        const at = await standing(tx, posting.pieceId, now);
        if (!at.workspace || !at.piece) return null;
        const { piece, workspace } = at;
        const held = (why: NotClaimed['why']): NotClaimed => ({ why, posting, piece });
        if (!wasLeft) {
          if (piece.status !== 'published') return held('taken-down');
          if (at.pause) return held(at.pause);
          if (!at.running) return held('paused');
        }
        const [connection] = isConnectable(posting.channel)
          ? await tx.select().from(connections).where(eq(connections.channel, posting.channel))
          : [];
        if (!connection && posting.channel !== 'newsletter') return held('not-connected');
        if (connection?.state === 'disconnected') return held('disconnected');
        const others = await tx.$count(
          postings,
          and(ne(postings.id, postingId), eq(postings.state, 'posting'), gt(postings.leaseUntil, now)),
        );
        if (others >= atOnce) return held('busy');
        const leaseUntil = new Date(now.getTime() + leaseMs);
        const taken = {
          state: 'posting' as const,
          run,
          leaseUntil,
          attempts: posting.attempts + 1,
          unsure: posting.unsure || wasLeft,
        };
        await tx
          .update(postings)
          .set({ ...taken, updatedAt: now })
          .where(eq(postings.id, postingId));
        await enqueue(tx, postPosting, { workspaceId, postingId }, new Date(leaseUntil.getTime() + 1_000));
        return {
          why: null,
          posting: { ...posting, ...taken },
          piece,
          workspace,
          connection: connection ?? null,
          pictures: await selectPictures(tx, posting.pieceId),
        };
      },
      'worker',
    ),

  /** Asked immediately before the call that publishes: still this run's, the post still out, nothing paused. */
  mayPost: (workspaceId: string, postingId: string, { run, now }: { run: string; now: Date }) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [posting] = await tx
          .select({ pieceId: postings.pieceId })
          .from(postings)
          .where(mine(postingId, run, now));
        if (!posting) return false;
        const { piece, pause, running } = await standing(tx, posting.pieceId, now);
        return piece?.status === 'published' && !pause && running;
      },
      'worker',
    ),

  /** Writes down how an attempt ended, unless another run has taken over; false then. `again` asks for the next one. */
  settle: (workspaceId: string, postingId: string, run: string, { change, activity, again }: Settlement) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const settled = await tx
          .update(postings)
          .set({ ...change, run: null, leaseUntil: null })
          .where(and(eq(postings.id, postingId), eq(postings.state, 'posting'), eq(postings.run, run)))
          .returning({ id: postings.id });
        if (settled.length === 0) return false;
        if (activity) await logActivity(tx, activity);
        if (again) await enqueue(tx, postPosting, { workspaceId, postingId }, again);
        return true;
      },
      'worker',
    ),

  /** The same for what was never taken. */
  close: (workspaceId: string, posting: PostingRow, change: Change, activity: NewActivity | null) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const closed = await tx
          .update(postings)
          .set({ ...change, run: null, leaseUntil: null })
          .where(
            and(
              eq(postings.id, posting.id),
              eq(postings.state, posting.state),
              eq(postings.updatedAt, posting.updatedAt),
            ),
          )
          .returning({ id: postings.id });
        if (closed.length > 0 && activity) await logActivity(tx, activity);
        return closed.length > 0;
      },
      'worker',
    ),

  /** Looks at it again at a later time, without a change. */
  lookAgain: (workspaceId: string, postingId: string, at: Date) =>
    inWorkspace(workspaceId, (tx) => enqueue(tx, postPosting, { workspaceId, postingId }, at), 'worker'),

  findOpen: (workspaceId: string, postingId: string) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [row] = await tx
          .select({ posting: postings, title: pieces.title })
          .from(postings)
          .innerJoin(pieces, and(eq(pieces.workspaceId, postings.workspaceId), eq(pieces.id, postings.pieceId)))
          .where(and(eq(postings.id, postingId), sql`${postings.state} in ('due', 'posting')`));
        return row ?? null;
      },
      'worker',
    ),
};

const mine = (postingId: string, run: string, now: Date) =>
  and(eq(postings.id, postingId), eq(postings.state, 'posting'), eq(postings.run, run), gt(postings.leaseUntil, now));

/** What decides whether anything may leave. A row of the engine that is read is held until the commit. */
async function standing(tx: Transaction, pieceId: string, now: Date) {
  const [piece] = await tx.select().from(pieces).where(eq(pieces.id, pieceId));
  const [workspace] = await tx.select().from(workspaces);
  const [engine] = await tx.select({ running: engines.running }).from(engines).for('share');
  return {
    piece,
    workspace,
    pause: workspace ? pauseOf(workspace, now) : null,
    running: engine?.running ?? true,
  };
}

export type Change = Partial<typeof postings.$inferInsert> & { state: PostingState; updatedAt: Date };

export interface Settlement {
  change: Change;
  activity: NewActivity | null;
  again: Date | null;
}

export interface Claimed {
  why: null;
  posting: PostingRow;
  piece: typeof pieces.$inferSelect;
  workspace: typeof workspaces.$inferSelect;
  /** null for the newsletter, which needs none. */
  connection: typeof connections.$inferSelect | null;
  pictures: Awaited<ReturnType<typeof selectPictures>>;
}

export interface NotClaimed {
  why: Pause | 'taken-down' | 'paused' | 'not-connected' | 'disconnected' | 'busy';
  posting: PostingRow;
  piece: typeof pieces.$inferSelect;
}

interface Claim {
  run: string;
  now: Date;
  leaseMs: number;
  /** How many postings of one workspace may be under way. */
  atOnce: number;
}
