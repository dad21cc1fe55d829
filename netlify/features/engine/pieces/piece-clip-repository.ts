import { and, eq } from 'drizzle-orm';
import { allowanceUsedSentence, type AllowanceRefusal } from '../../../../src/domain/allowance';
import type { PieceStatus } from '../../../../src/domain/piece';
import { inWorkspace, type Transaction } from '../../../database/client';
import { creations } from '../../../database/schema/creative';
import { pieces } from '../../../database/schema/engine';
import { enqueue } from '../../../queue/enqueue';
import { logActivity } from '../../../records/activity/activity-log';
import { AllowanceRefused, explainRefusal, refund, reserve, type Unit } from '../../../records/plan/usage';
import { makeCreation } from '../../creative/creative-jobs';
import { changePiece, type NewPicture, type PiecePlace, type Tell } from './piece-row-repository';

/** A piece's clip: a creation of its own that a job makes, with a unit of the month's clips. */
export const pieceClipRepository = {
  /** Makes a piece another clip, or its first. Nothing changes where the month's clips are used up, or where the piece stands otherwise than the caller saw it. */
  replaceClip: (
    workspaceId: string,
    at: PiecePlace,
    { row, unit, status }: { row: NewPicture; unit: LeasedUnit; status: PieceStatus },
    now: Date,
  ) =>
    inWorkspace(workspaceId, async (tx): Promise<'changed' | 'stale' | AllowanceRefusal> => {
      const change = { status, clipNote: '', ...(status === 'review' && { scheduledFor: null }) };
      if (!(await changePiece(tx, { ...at, guards: 'picture' }, change, now))) return 'stale';
      await dropClip(tx, at.pieceId);
      await beginClip(tx, row, unit);
      return 'changed';
    }).catch(asRefusal),

  /** Which email was drafted with a piece; no change of the piece itself. */
  noteMailDraft: (workspaceId: string, pieceId: string, mailDraftId: string) =>
    inWorkspace(workspaceId, (tx) => tx.update(pieces).set({ mailDraftId }).where(eq(pieces.id, pieceId))),

  /** Takes a piece's clip away; false when the piece stands otherwise than the caller saw it. */
  removeClip: (
    workspaceId: string,
    at: PiecePlace,
    { status, revisedAt }: { status: PieceStatus; revisedAt: Date | null },
    now: Date,
    tell?: Tell,
  ) =>
    inWorkspace(workspaceId, async (tx) => {
      const changed = await changePiece(
        tx,
        { ...at, guards: 'picture' },
        { status, clipNote: '', ...(status === 'review' && { scheduledFor: null }), ...(revisedAt && { revisedAt }) },
        now,
      );
      if (!changed) return false;
      await dropClip(tx, at.pieceId);
      if (tell) await logActivity(tx, tell(changed));
      return true;
    }),
};

/** Keeps what a new piece gets as its clip. Throws AllowanceRefused where the month's clips are used up. */
export async function keepClip(tx: Transaction, pieceId: string, clip: PlannedClip): Promise<void> {
  if ('row' in clip) await beginClip(tx, clip.row, clip.unit);
  else await tx.update(pieces).set({ clipNote: clip.note }).where(eq(pieces.id, pieceId));
}

/** Keeps a piece with its clip; where the month's clips are used up, without one, and the piece says why. */
export async function withoutClipIfUsedUp<T>(
  clip: PlannedClip | null,
  keep: (clip: PlannedClip | null) => Promise<T>,
): Promise<T> {
  try {
    return await keep(clip);
  } catch (error) {
    if (!(error instanceof AllowanceRefused) || error.refused.kind !== 'videos') throw error;
    return keep({ note: allowanceUsedSentence(await explainRefusal(error.refused)) });
  }
}

async function beginClip(tx: Transaction, row: NewPicture, unit: LeasedUnit): Promise<void> {
  await reserve(tx, unit);
  await tx.insert(creations).values({ ...row, unitId: unit.id });
  await enqueue(tx, makeCreation, { workspaceId: row.workspaceId, creationId: row.id });
}

/** One that is still being made gives its unit back; its job finds nothing to do. */
async function dropClip(tx: Transaction, pieceId: string): Promise<void> {
  const gone = await tx
    .delete(creations)
    .where(and(eq(creations.pieceId, pieceId), eq(creations.type, 'video')))
    .returning({ unitId: creations.unitId, status: creations.status });
  for (const { unitId, status } of gone) if (unitId && status === 'generating') await refund(tx, unitId);
}

function asRefusal(error: unknown): Promise<AllowanceRefusal> {
  if (error instanceof AllowanceRefused) return explainRefusal(error.refused);
  throw error;
}

type LeasedUnit = Unit & { leaseUntil: Date };

/** What a new piece gets: a clip that a job makes, or the reason why there is none. */
export type PlannedClip = { row: NewPicture; unit: LeasedUnit } | { note: string };
