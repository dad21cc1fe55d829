import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../../src/domain/activity';
import { logActivity } from '../../../records/activity/activity-log';
import { inWorkspace, type Transaction } from '../../../database/client';
import { creations } from '../../../database/schema/creative';
import { noteMade } from '../../../records/events/product-events';
import { refund, spend } from '../../../records/plan/usage';
import { enqueue } from '../../../queue/enqueue';
import { makeCreation, rescueCreation } from '../creative-jobs';
import { LOOK_MS } from './making-lease';
import { AGAIN, ATTEMPT, type CreationRow } from '../creations/present-creation';

export type MakingJobRepository = typeof makingJobRepository;

/**
 * What is being made. While a job is at it, `cause` holds the attempt that has it in hand: whoever finds another one
 * there has been replaced (its worker was taken for dead) or the making was cancelled, and changes nothing. A cause that
 * begins with AGAIN is of a making that was cut off and started again.
 */
export const makingJobRepository = {
  /** Takes it in hand; null when it was cancelled or has ended. */
  take: (workspaceId: string, creationId: string, attempt: string) =>
    inWorkspace(
      workspaceId,
      async (tx): Promise<CreationRow | null> =>
        (
          await tx
            .update(creations)
            .set({
              progress: 0,
              heldUntil: null,
              cause: sql`case when ${creations.cause} is null then ${`${ATTEMPT}${attempt}`} else ${`${AGAIN}${attempt}`} end`,
            })
            .where(and(eq(creations.id, creationId), unended()))
            .returning()
        )[0] ?? null,
      'worker',
    ),

  /** Writes down how far it is, in percent, if that is new; false when the attempt does not have it any more. */
  isStillHeld: (attempt: Attempt, progress: number | null) =>
    inWorkspace(
      attempt.workspaceId,
      async (tx) => {
        const found =
          progress === null
            ? await tx.select({ id: creations.id }).from(creations).where(inHand(attempt))
            : await tx.update(creations).set({ progress }).where(inHand(attempt)).returning({ id: creations.id });
        return found.length > 0;
      },
      'worker',
    ),

  /** Stores what was made and spends its unit; false when the attempt does not have it any more. What comes after its unit was given back has failed. */
  finish: (attempt: Attempt, made: MadeFile, { activity, late }: { activity: NewActivity | null; late: Ending }) =>
    inWorkspace(
      attempt.workspaceId,
      async (tx) => {
        const [row] = await tx
          .select({ unitId: creations.unitId, id: creations.id, type: creations.type, createdAt: creations.createdAt })
          .from(creations)
          .where(inHand(attempt))
          .for('update');
        if (!row) return false;
        if (row.unitId && !(await spend(tx, row.unitId))) {
          await end(tx, attempt.creationId, late, true);
          return true;
        }
        await tx
          .update(creations)
          .set({ ...made, status: 'completed', progress: 100, cause: null })
          .where(eq(creations.id, attempt.creationId));
        if (row.unitId) await noteMade(tx, attempt.workspaceId, row);
        if (activity) await logActivity(tx, activity);
        return true;
      },
      'worker',
    ),

  /** Puts an attempt that failed back, with its cause, for the next one. */
  release: (attempt: Attempt, cause: string | null) =>
    inWorkspace(
      attempt.workspaceId,
      (tx) =>
        tx
          .update(creations)
          .set({ progress: 0, cause: cause ?? AGAIN })
          .where(inHand(attempt)),
      'worker',
    ),

  /**
   * Asks for a creation whose process ended while it drew the rough picture; looks again later while that process lives.
   * Nothing happens once the rough picture is there.
   */
  rescue: (workspaceId: string, creationId: string, now: Date) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [row] = await tx
          .select({ heldUntil: creations.heldUntil })
          .from(creations)
          .where(and(eq(creations.id, creationId), eq(creations.status, 'generating'), isNotNull(creations.heldUntil)))
          .for('update');
        if (!row) return;
        const payload = { workspaceId, creationId };
        if (row.heldUntil! > now)
          return enqueue(tx, rescueCreation, payload, new Date(row.heldUntil!.getTime() + LOOK_MS));
        await tx.update(creations).set({ heldUntil: null, cause: AGAIN }).where(eq(creations.id, creationId));
        await enqueue(tx, makeCreation, payload);
      },
      'worker',
    ),

  /**
   * Ends it as failed, with the last attempt's cause where that left one, and gives its unit back. A rough picture stays
   * as it is instead, and its unit is spent. Nothing happens to what has ended.
   */
  fail: (workspaceId: string, creationId: string, ending: Ending) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [row] = await tx
          .select({ unitId: creations.unitId, cause: creations.cause, status: creations.status })
          .from(creations)
          .where(and(eq(creations.id, creationId), unended()))
          .for('update');
        if (!row) return;
        if (row.status === 'refining' && (row.unitId === null || (await spend(tx, row.unitId)))) {
          const [stays] = await tx
            .update(creations)
            .set({ status: 'completed', progress: 100, cause: ending.rough.cause })
            .where(eq(creations.id, creationId))
            .returning({
              title: creations.title,
              id: creations.id,
              type: creations.type,
              createdAt: creations.createdAt,
            });
          if (row.unitId) await noteMade(tx, workspaceId, stays!);
          if (row.unitId) await logActivity(tx, ending.rough.toActivity(stays!));
          return;
        }
        if (row.unitId) await refund(tx, row.unitId);
        await end(
          tx,
          creationId,
          row.cause === null || row.cause.startsWith(ATTEMPT) ? ending : { ...ending, cause: row.cause },
          row.unitId !== null,
        );
      },
      'worker',
    ),
};

/** What nobody's unit was taken for was not asked for by a person, and nobody is told. */
async function end(tx: Transaction, creationId: string, { cause, toActivity }: Ending, tells: boolean): Promise<void> {
  const [ended] = await tx
    .update(creations)
    .set({ status: 'failed', progress: 0, cause })
    .where(eq(creations.id, creationId))
    .returning({ title: creations.title, type: creations.type, pieceId: creations.pieceId });
  if (tells) await logActivity(tx, toActivity(ended!));
}

const unended = () => inArray(creations.status, ['generating', 'refining']);
const inHand = ({ creationId, attempt }: Attempt) =>
  and(
    eq(creations.id, creationId),
    unended(),
    inArray(creations.cause, [`${ATTEMPT}${attempt}`, `${AGAIN}${attempt}`]),
  );

export interface Attempt {
  workspaceId: string;
  creationId: string;
  attempt: string;
}

/** What changes in a row when its file is there. */
export type MadeFile = Partial<
  Pick<CreationRow, 'storageKey' | 'posterKey' | 'contentType' | 'bytes' | 'durationMs' | 'width' | 'height'>
>;

/** How a failed making ends: why, for its people, and what the log says. `rough`: the same where a rough picture stays. */
export interface Ending {
  cause: string;
  toActivity(ended: Pick<CreationRow, 'title' | 'type' | 'pieceId'>): NewActivity;
  rough: { cause: string; toActivity(stays: { title: string }): NewActivity };
}
