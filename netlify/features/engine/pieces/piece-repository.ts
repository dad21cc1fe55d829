import { and, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { AllowanceRefusal } from '../../../../src/domain/allowance';
import { isInHand } from '../../../../src/domain/creation';
import type { PieceStatus } from '../../../../src/domain/piece';
import { planPostings } from '../../../records/publishing/posting-plan';
import { rewordPostings } from '../../../records/publishing/posting-rewording';
import { inWorkspace, type Transaction } from '../../../database/client';
import { creations } from '../../../database/schema/creative';
import { ideas, pieces } from '../../../database/schema/engine';
import { enqueue } from '../../../queue/enqueue';
import { logActivity } from '../../../records/activity/activity-log';
import { findPhoto, listPhotos } from '../../../records/creations/photos';
import { AllowanceRefused, explainRefusal, take, type Unit } from '../../../records/plan/usage';
import { keepClip, pieceClipRepository, withoutClipIfUsedUp, type PlannedClip } from './piece-clip-repository';
import { makeCreation } from '../../creative/creative-jobs';
import type { IdeaChoice, Settled } from '../../../../src/domain/idea-choice';
import { chooseIdea } from '../../../records/decisions/idea-choosing';
import { isModelWriting } from '../../../records/credential/text-writing';
import { rewordPiece } from '../writing/writing-jobs';
import { piecePublicationRepository } from './piece-publication-repository';
import { pieceQueueRepository } from './piece-queue-repository';
import {
  changePiece,
  type NewPicture,
  type NewPiece,
  type PieceChange,
  type PiecePlace,
  selectPiece,
  type Tell,
} from './piece-row-repository';

export type PieceRepository = typeof pieceRepository;

export const pieceRepository = {
  find: (workspaceId: string, pieceId: string) =>
    inWorkspace(workspaceId, (tx) => selectPiece(tx, eq(pieces.id, pieceId))),

  findByIdea: (workspaceId: string, ideaId: string) =>
    inWorkspace(workspaceId, (tx) => selectPiece(tx, eq(pieces.ideaId, ideaId))),

  /** A piece with its pictures; what was drawn counts against the month's allowance. All or nothing. */
  insert: (
    workspaceId: string,
    { piece, pictureRows, unit, clip: planned = null, newsletter, choice }: NewRows,
    tell: Tell,
  ): Promise<'inserted' | 'exists' | Settled | AllowanceRefusal> =>
    withoutClipIfUsedUp(planned, (clip) =>
      inWorkspace(workspaceId, async (tx): Promise<'inserted' | 'exists' | Settled> => {
        const settled = piece.ideaId && choice && (await chooseIdea(tx, piece.ideaId, choice));
        if (settled) return settled;
        // Its words wait for the workspace's model; the built-in ones stand until then.
        const isOfIdea = piece.ideaId != null || piece.articleOf != null;
        const waits = isOfIdea && piece.status === 'review' && (await isModelWriting(tx));
        const row = waits ? { ...piece, status: 'generating' as const } : piece;
        const inserted = await tx.insert(pieces).values(row).onConflictDoNothing().returning({ id: pieces.id });
        if (inserted.length === 0) return 'exists';
        if (unit) await take(tx, unit);
        await keepPictures(tx, pictureRows);
        if (clip) await keepClip(tx, piece.id, clip);
        await planPostings(tx, piece, { hasClip: clip !== null && 'row' in clip, newsletter });
        if (piece.ideaId) await tx.update(ideas).set({ status: 'picked' }).where(eq(ideas.id, piece.ideaId));
        await logActivity(tx, tell(piece));
        if (waits) await enqueue(tx, rewordPiece, { workspaceId, pieceId: piece.id });
        return 'inserted';
      }),
    ).catch(asRefusal),

  /** Changes a piece that stands as the caller saw it; false when it does not. */
  change: (workspaceId: string, at: PiecePlace, change: PieceChange, now: Date, tell?: Tell) =>
    inWorkspace(workspaceId, async (tx) => {
      const piece = await changePiece(tx, at, change, now);
      if (piece && (change.title !== undefined || change.body !== undefined)) await rewordPostings(tx, piece.id, now);
      if (piece && tell) await logActivity(tx, tell(piece));
      return piece !== null;
    }),

  /** Replaces a piece's pictures; what was drawn counts against the allowance. The alt text follows unless somebody has changed it while the picture was drawn. */
  replacePictures: (
    workspaceId: string,
    at: PiecePlace,
    { pictureRows, unit, status, altText, isOut }: NewPictures,
    now: Date,
    tell?: Tell,
  ) =>
    inWorkspace(workspaceId, async (tx): Promise<'changed' | 'stale' | AllowanceRefusal> => {
      const reworded = altText && {
        altText: sql`case when ${pieces.altText} = ${altText.from} then ${altText.to} else ${pieces.altText} end`,
      };
      const changed = await changePiece(
        tx,
        { ...at, guards: 'picture' },
        { status, ...(status === 'review' && { scheduledFor: null }), ...(isOut && { revisedAt: now }), ...reworded },
        now,
      );
      if (!changed) return 'stale';
      if (tell) await logActivity(tx, tell(changed));
      if (unit) await take(tx, unit);
      await tx.delete(creations).where(and(eq(creations.pieceId, at.pieceId), eq(creations.type, 'image')));
      await keepPictures(tx, pictureRows);
      return 'changed';
    }).catch(asRefusal),

  /** A picture of the library that has its file. */
  findLibraryPicture: (workspaceId: string, creationId: string) =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .select()
            .from(creations)
            .where(
              and(
                eq(creations.id, creationId),
                eq(creations.type, 'image'),
                eq(creations.status, 'completed'),
                isNull(creations.deletedAt),
              ),
            )
        )[0] ?? null,
    ),

  /** The brief the piece's pictures were drawn from. */
  findBrief: (workspaceId: string, pieceId: string) =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .select({ brief: creations.brief })
            .from(creations)
            .where(and(eq(creations.pieceId, pieceId), eq(creations.type, 'image')))
            .limit(1)
        )[0]?.brief ?? null,
    ),

  /** Briefs of the latest drawn posts except one piece's, newest first: a new picture must not repeat them. */
  listFeed: (workspaceId: string, except?: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const rows = await tx
        .select({ brief: creations.brief })
        .from(creations)
        .innerJoin(pieces, and(eq(pieces.workspaceId, creations.workspaceId), eq(pieces.id, creations.pieceId)))
        .where(
          and(
            eq(creations.aspectRatio, '1:1'),
            isNotNull(creations.brief),
            isNull(creations.deletedAt),
            except === undefined ? undefined : ne(pieces.id, except),
          ),
        )
        .orderBy(desc(pieces.createdAt), desc(pieces.id))
        .limit(FEED);
      return rows.flatMap(({ brief }) => brief ?? []);
    }),

  findPhoto,
  listPhotos,

  /** Deletes what is not public yet; its idea can be picked again. */
  remove: (workspaceId: string, pieceId: string, tell: Tell) =>
    inWorkspace(workspaceId, async (tx) => {
      const [gone] = await tx
        .delete(pieces)
        .where(and(eq(pieces.id, pieceId), sql`${pieces.status} <> 'published'`))
        .returning({ id: pieces.id, title: pieces.title, ideaId: pieces.ideaId });
      if (!gone) return false;
      if (gone.ideaId) await tx.update(ideas).set({ status: 'suggested' }).where(eq(ideas.id, gone.ideaId));
      await logActivity(tx, tell(gone));
      return true;
    }),
  ...pieceClipRepository,
  ...piecePublicationRepository,
  ...pieceQueueRepository,
};

/** Rough ones are finished by a job. */
async function keepPictures(tx: Transaction, rows: NewPicture[]): Promise<void> {
  if (rows.length > 0) await tx.insert(creations).values(rows);
  for (const { id, workspaceId, status } of rows)
    if (status !== undefined && isInHand(status)) await enqueue(tx, makeCreation, { workspaceId, creationId: id });
}

function asRefusal(error: unknown): Promise<AllowanceRefusal> {
  if (error instanceof AllowanceRefused) return explainRefusal(error.refused);
  throw error;
}

export interface NewRows {
  piece: NewPiece;
  pictureRows: NewPicture[];
  /** null when none was drawn. */
  unit: Unit | null;
  /** Left out or null: it gets none, and nobody wonders. */
  clip?: PlannedClip | null;
  /** It goes out as a newsletter too, unless another post of the week does. */
  newsletter?: boolean | undefined;
  /** Whose answer to the week's decision it is; absent where nobody's. */
  choice?: IdeaChoice;
}

export interface NewPictures {
  pictureRows: NewPicture[];
  /** null when none was drawn. */
  unit: Unit | null;
  status: PieceStatus;
  /** null when the alt text is its owner's and stays. */
  altText: { from: string; to: string } | null;
  /** It corrects what is published. */
  isOut: boolean;
}

/** How many posts people see together. */
const FEED = 12;
