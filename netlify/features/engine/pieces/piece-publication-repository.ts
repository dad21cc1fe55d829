import { and, eq, like, lte, sql } from 'drizzle-orm';
import { type Pause, pauseOf } from '../../../../src/domain/plan-pause';
import { logActivity } from '../../../records/activity/activity-log';
import { notePublished } from '../../../records/events/product-events';
import { inWorkspace, type Transaction } from '../../../database/client';
import { engines, pieces, publications } from '../../../database/schema/engine';
import { workspaces } from '../../../database/schema/workspace';
import { enqueue } from '../../../queue/enqueue';
import {
  cancelPostings,
  listDuePostings,
  listPlannedPostings,
  releasePostings,
} from '../../../records/publishing/posting-release';
import { postPosting } from '../../publishing/publishing-jobs';
import { publishPiece } from '../engine-jobs';
import { shareEngine } from '../engine-lock-repository';
import { changePiece, type PiecePlace, type Tell } from './piece-row-repository';

/** How a piece goes out and comes off the public page again. */
export const piecePublicationRepository = {
  /** Sets the time and asks for the job that publishes then, in one transaction. */
  schedule: (workspaceId: string, at: PiecePlace, scheduledFor: Date, now: Date, tell: Tell) =>
    inWorkspace(workspaceId, async (tx) => {
      const piece = await changePiece(tx, at, { status: 'scheduled', scheduledFor, failure: null }, now);
      if (!piece) return false;
      await logActivity(tx, tell(piece));
      await enqueue(
        tx,
        publishPiece,
        { workspaceId, pieceId: at.pieceId },
        scheduledFor > now ? scheduledFor : undefined,
      );
      return true;
    }),

  /** Off the public page, whatever version the caller saw; false when it is not on it. */
  takeDown: (workspaceId: string, pieceId: string, now: Date, tell: Tell) =>
    inWorkspace(workspaceId, async (tx) => {
      const [piece] = await tx
        .update(pieces)
        .set({ status: 'taken-down', version: sql`${pieces.version} + 1`, updatedAt: now })
        .where(and(eq(pieces.id, pieceId), eq(pieces.status, 'published')))
        .returning({ id: pieces.id, title: pieces.title });
      if (!piece) return false;
      await tx.update(publications).set({ state: 'taken-down' }).where(eq(publications.pieceId, pieceId));
      await cancelPostings(tx, pieceId, now);
      await logActivity(tx, tell(piece));
      return true;
    }),

  /** The other channels that a piece will go to. */
  listPlanned: (workspaceId: string, pieceId: string) =>
    inWorkspace(workspaceId, (tx) => listPlannedPostings(tx, pieceId)),

  /**
   * Publishes a piece whose time has come, exactly once; false when there is nothing to do or the engine is paused,
   * or why its workspace may not. Runs as a job.
   */
  publish: (
    workspaceId: string,
    pieceId: string,
    now: Date,
    publicationId: string,
    makeSlug: (title: string) => string,
    tell: Tell,
  ) =>
    inWorkspace(
      workspaceId,
      async (tx): Promise<boolean | Pause> => {
        await shareEngine(tx, workspaceId);
        const [engine] = await tx.select({ running: engines.running }).from(engines);
        // What is due waits as it is: starting the engine again asks what becomes of it.
        if (engine?.running === false) return false;
        const [piece] = await tx.select().from(pieces).where(eq(pieces.id, pieceId)).for('update');
        if (!piece || piece.status !== 'scheduled' || !piece.scheduledFor || piece.scheduledFor > now) return false;
        const [workspace] = await tx.select().from(workspaces);
        const pause = workspace ? pauseOf(workspace, now) : null;
        if (pause) return pause;
        const slug = piece.slug ?? (await freeSlug(tx, makeSlug(piece.title)));
        // Published again after it was taken down, it has its row already.
        await tx
          .insert(publications)
          .values({ id: publicationId, workspaceId, pieceId, channel: 'site', state: 'published', publishedAt: now })
          .onConflictDoUpdate({
            target: [publications.workspaceId, publications.pieceId, publications.channel],
            set: { state: 'published', publishedAt: now },
          });
        const version = piece.version + 1;
        // An edit that was begun before it went out must not become a correction that nobody asked for.
        await tx
          .update(pieces)
          .set({
            status: 'published',
            slug,
            publishedAt: now,
            revisedAt: null,
            failure: null,
            version,
            wordsVersion: version,
            updatedAt: now,
          })
          .where(eq(pieces.id, pieceId));
        await notePublished(tx, workspaceId, { id: pieceId, at: now });
        for (const postingId of await releasePostings(tx, { ...piece, slug }, workspace?.kind === 'demo', now))
          await enqueue(tx, postPosting, { workspaceId, postingId });
        await logActivity(tx, tell(piece));
        return true;
      },
      'worker',
    ),

  /** Says of a piece whose time has come, and that never went out, why; false when there is nothing to say. Runs as a job. */
  fail: (workspaceId: string, pieceId: string, failure: string, now: Date, tell: Tell) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [piece] = await tx
          .update(pieces)
          .set({ status: 'failed', failure, version: sql`${pieces.version} + 1`, updatedAt: now })
          .where(and(eq(pieces.id, pieceId), eq(pieces.status, 'scheduled'), lte(pieces.scheduledFor, now)))
          .returning({ id: pieces.id, title: pieces.title });
        if (piece) await logActivity(tx, tell(piece));
        return piece !== undefined;
      },
      'worker',
    ),
};

/** What became due while the engine was paused, for when it runs again. */
export async function enqueueDuePieces(tx: Transaction, workspaceId: string, now: Date): Promise<void> {
  const due = await tx
    .select({ id: pieces.id })
    .from(pieces)
    .where(and(eq(pieces.status, 'scheduled'), lte(pieces.scheduledFor, now)));
  for (const { id } of due) await enqueue(tx, publishPiece, { workspaceId, pieceId: id });
}

/** Postings of posts that were out before the pause. */
export async function enqueueDuePostings(tx: Transaction, workspaceId: string): Promise<void> {
  for (const { id } of await listDuePostings(tx)) await enqueue(tx, postPosting, { workspaceId, postingId: id });
}

async function freeSlug(tx: Transaction, base: string): Promise<string> {
  const taken = new Set(
    (
      await tx
        .select({ slug: pieces.slug })
        .from(pieces)
        .where(like(pieces.slug, `${base}%`))
    ).map((row) => row.slug),
  );
  taken.add('logo'); // under /p/<workspace>/ this address is the logo's
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}
