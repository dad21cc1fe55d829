import { and, desc, eq, inArray, isNull, like, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { NewActivity } from '../../../src/domain/activity';
import type { AllowanceRefusal } from '../../../src/domain/allowance';
import type { PieceStatus } from '../../../src/domain/piece';
import { pauseOf, type Pause } from '../../../src/domain/plan';
import { logActivity } from '../../records/activity/activity-log';
import { inWorkspace, type Transaction } from '../../database/client';
import { cutPage, readCursor } from '../../database/cursor';
import { creations } from '../../database/schema/creative';
import { ideas, pieces, publications } from '../../database/schema/engine';
import { workspaces } from '../../database/schema/workspace';
import { AllowanceRefused, explainRefusal, take, type Unit } from '../../records/plan/usage';
import { enqueue } from '../../queue/enqueue';
import { publishPiece } from './engine-jobs';

export type PieceRepository = typeof pieceRepository;
export type PieceRow = typeof pieces.$inferSelect & { pictures: PictureView[] };
export type PictureView = Pick<typeof creations.$inferSelect, 'id' | 'aspectRatio' | 'width' | 'height' | 'altText'>;
export type NewPiece = typeof pieces.$inferInsert;
export type NewPicture = typeof creations.$inferInsert;
/** What the log is told of a piece, once it is certain which one it was. */
export type Tell = (piece: { id: string; title: string }) => NewActivity;

export const pieceRepository = {
  find: (workspaceId: string, pieceId: string) =>
    inWorkspace(workspaceId, (tx) => selectPiece(tx, eq(pieces.id, pieceId))),

  findByIdea: (workspaceId: string, ideaId: string) =>
    inWorkspace(workspaceId, (tx) => selectPiece(tx, eq(pieces.ideaId, ideaId))),

  list: (workspaceId: string, { status, cursor, limit }: { status?: PieceStatus; cursor?: string; limit: number }) =>
    inWorkspace(workspaceId, async (tx) => {
      const from = readCursor(cursor);
      const rows = await tx
        .select()
        .from(pieces)
        .where(
          and(
            status && eq(pieces.status, status),
            from
              ? or(lt(pieces.createdAt, from.at), and(eq(pieces.createdAt, from.at), lt(pieces.id, from.id)))
              : undefined,
          ),
        )
        .orderBy(desc(pieces.createdAt), desc(pieces.id))
        .limit(limit + 1);
      const page = cutPage(rows, limit, (row) => ({ at: row.createdAt, id: row.id }));
      return { rows: await withPictures(tx, page.rows), nextCursor: page.nextCursor };
    }),

  /** A piece with its pictures; what was drawn counts against the month's allowance. All or nothing. */
  insert: (
    workspaceId: string,
    { piece, pictureRows, unit }: { piece: NewPiece; pictureRows: NewPicture[]; unit: Unit | null },
    tell: Tell,
  ) =>
    inWorkspace(workspaceId, async (tx): Promise<'inserted' | 'exists' | AllowanceRefusal> => {
      const inserted = await tx.insert(pieces).values(piece).onConflictDoNothing().returning({ id: pieces.id });
      if (inserted.length === 0) return 'exists';
      if (unit) await take(tx, unit);
      if (pictureRows.length > 0) await tx.insert(creations).values(pictureRows);
      if (piece.ideaId) await tx.update(ideas).set({ status: 'picked' }).where(eq(ideas.id, piece.ideaId));
      await logActivity(tx, tell(piece));
      return 'inserted';
    }).catch(asRefusal),

  /** Changes a piece that stands as the caller saw it; false when it does not. */
  change: (workspaceId: string, at: PiecePlace, change: PieceChange, now: Date, tell?: Tell) =>
    inWorkspace(workspaceId, async (tx) => {
      const piece = await changePiece(tx, at, change, now);
      if (piece && tell) await logActivity(tx, tell(piece));
      return piece !== null;
    }),

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
      await tx.delete(creations).where(eq(creations.pieceId, at.pieceId));
      if (pictureRows.length > 0) await tx.insert(creations).values(pictureRows);
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
      await logActivity(tx, tell(piece));
      return true;
    }),

  /** The brief the piece's pictures were drawn from. */
  findBrief: (workspaceId: string, pieceId: string) =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (await tx.select({ brief: creations.brief }).from(creations).where(eq(creations.pieceId, pieceId)).limit(1))[0]
          ?.brief ?? null,
    ),

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

  /** Publishes a piece whose time has come, exactly once; false when there is nothing to do, or why its workspace may not. Runs as a job. */
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

async function selectPiece(tx: Transaction, where: SQL): Promise<PieceRow | null> {
  const rows = await tx.select().from(pieces).where(where).limit(1);
  return (await withPictures(tx, rows))[0] ?? null;
}

async function withPictures(tx: Transaction, rows: (typeof pieces.$inferSelect)[]): Promise<PieceRow[]> {
  if (rows.length === 0) return [];
  const found = await tx
    .select({
      pieceId: creations.pieceId,
      id: creations.id,
      aspectRatio: creations.aspectRatio,
      width: creations.width,
      height: creations.height,
      altText: creations.altText,
    })
    .from(creations)
    .where(
      inArray(
        creations.pieceId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(creations.createdAt, creations.id);
  return rows.map((row) => ({ ...row, pictures: found.filter((picture) => picture.pieceId === row.id) }));
}

async function changePiece(
  tx: Transaction,
  { pieceId, version, from, guards = 'all' }: PiecePlace,
  change: PieceChange,
  now: Date,
): Promise<{ id: string; title: string } | null> {
  const unchanged = {
    all: eq(pieces.version, version),
    words: lte(pieces.wordsVersion, version),
    picture: lte(pieces.pictureVersion, version),
  }[guards];
  const next = sql`${pieces.version} + 1`;
  const [changed] = await tx
    .update(pieces)
    .set({
      ...change,
      version: next,
      ...(guards === 'words' && { wordsVersion: next }),
      ...(guards === 'picture' && { pictureVersion: next }),
      updatedAt: now,
    })
    .where(and(eq(pieces.id, pieceId), unchanged, inArray(pieces.status, [...from])))
    .returning({ id: pieces.id, title: pieces.title });
  return changed ?? null;
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

function asRefusal(error: unknown): Promise<AllowanceRefusal> {
  if (error instanceof AllowanceRefused) return explainRefusal(error.refused);
  throw error;
}

/** A piece as the caller last saw it, and the statuses from which the change is allowed. */
export interface PiecePlace {
  pieceId: string;
  version: number;
  from: readonly PieceStatus[];
  /** What must not have changed since `version`: words and picture are changed side by side. */
  guards?: 'all' | 'words' | 'picture';
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

type PieceChange = { [Column in keyof NewPiece]?: NewPiece[Column] | SQL };
