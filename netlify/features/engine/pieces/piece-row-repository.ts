import { and, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { NewActivity } from '../../../../src/domain/activity';
import type { PieceStatus } from '../../../../src/domain/piece';
import { inChannelOrder } from '../../../../src/domain/posting';
import type { Transaction } from '../../../database/client';
import { photosThere } from '../../../records/creations/photos';
import type { BriefPhoto } from '../../../ports/image';
import { campaigns } from '../../../database/schema/campaigns';
import { creations } from '../../../database/schema/creative';
import { pieces } from '../../../database/schema/engine';
import { postings } from '../../../database/schema/publishing';
import { evergreens } from '../../../database/schema/repeats';

export type PieceRow = typeof pieces.$inferSelect & {
  pictures: PictureView[];
  clip: ClipView | null;
  photo: ShownPhoto | null;
  evergreen: typeof evergreens.$inferSelect | null;
  original: { id: string; title: string } | null;
  /** The article that was written with it. */
  article: { id: string; title: string } | null;
  /** Of an article: the post that it was written with. */
  articleFor: { id: string; title: string } | null;
  /** What becomes of it on networks. */
  postings: Pick<typeof postings.$inferSelect, 'channel' | 'state'>[];
};
export type PictureView = Pick<
  typeof creations.$inferSelect,
  'id' | 'storageKey' | 'aspectRatio' | 'width' | 'height' | 'altText'
>;
/** The clip of a piece, made or still in hand. */
export type ClipView = Pick<
  typeof creations.$inferSelect,
  | 'id'
  | 'storageKey'
  | 'posterKey'
  | 'aspectRatio'
  | 'width'
  | 'height'
  | 'altText'
  | 'status'
  | 'progress'
  | 'cause'
  | 'durationMs'
  | 'bytes'
>;
/** The photograph that a piece's pictures show. */
export type ShownPhoto = BriefPhoto & { id: string; isGone: boolean };
export type NewPiece = typeof pieces.$inferInsert;
export type NewPicture = typeof creations.$inferInsert;
/** What the log is told of a piece, once it is certain which one it was. */
export type Tell = (piece: { id: string; title: string }) => NewActivity;

export async function selectPiece(tx: Transaction, where: SQL): Promise<PieceRow | null> {
  const rows = await tx.select().from(pieces).where(where).limit(1);
  return (await withPictures(tx, rows))[0] ?? null;
}

export async function withPictures(tx: Transaction, rows: (typeof pieces.$inferSelect)[]): Promise<PieceRow[]> {
  if (rows.length === 0) return [];
  const found = await tx
    .select({
      pieceId: creations.pieceId,
      id: creations.id,
      storageKey: creations.storageKey,
      photo: sql<BriefPhoto | null>`${creations.brief} -> 'photo'`,
      aspectRatio: creations.aspectRatio,
      width: creations.width,
      height: creations.height,
      altText: creations.altText,
      type: creations.type,
      posterKey: creations.posterKey,
      status: creations.status,
      progress: creations.progress,
      cause: creations.cause,
      durationMs: creations.durationMs,
      bytes: creations.bytes,
    })
    .from(creations)
    .where(
      inArray(
        creations.pieceId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(creations.createdAt, creations.id);
  const planned = await tx
    .select({ pieceId: postings.pieceId, channel: postings.channel, state: postings.state })
    .from(postings)
    .where(
      inArray(
        postings.pieceId,
        rows.map((row) => row.id),
      ),
    );
  const drafts = await mailDraftsOf(tx, rows);
  const again = await repeatsOf(tx, rows);
  const articles = await articlesOf(tx, rows);
  const there = await photosThere(tx, [...new Set(found.flatMap(({ photo }) => photo?.id ?? []))]);
  return rows.map((row) => {
    const own = found.filter(({ pieceId }) => pieceId === row.id);
    const pictures = own.filter(({ type }) => type === 'image');
    const photo = pictures.find((picture) => picture.photo?.id)?.photo;
    return {
      ...row,
      ...again(row),
      ...articles(row),
      postings: inChannelOrder(planned.filter(({ pieceId }) => pieceId === row.id)).map(({ channel, state }) => ({
        channel,
        state,
      })),
      pictures: pictures.map(({ id, storageKey, aspectRatio, width, height, altText }) => ({
        id,
        storageKey,
        aspectRatio,
        width,
        height,
        altText,
      })),
      mailDraftId: drafts.find((id) => id === row.mailDraftId) ?? null,
      clip: own.find(({ type }) => type === 'video') ?? null,
      photo: photo?.id ? { ...photo, id: photo.id, isGone: !there.has(photo.id) } : null,
    };
  });
}

/** Of the emails that were drafted with these, those that nobody has deleted. */
async function mailDraftsOf(tx: Transaction, rows: (typeof pieces.$inferSelect)[]): Promise<string[]> {
  const ids = rows.flatMap(({ mailDraftId }) => mailDraftId ?? []);
  if (ids.length === 0) return [];
  return (await tx.select({ id: campaigns.id }).from(campaigns).where(inArray(campaigns.id, ids))).map(({ id }) => id);
}

/** The articles that were written with these, and the posts with which these were. */
async function articlesOf(tx: Transaction, rows: (typeof pieces.$inferSelect)[]) {
  const posts = rows.filter(({ ideaId }) => ideaId !== null).map(({ id }) => id);
  const parents = rows.flatMap(({ articleOf }) => articleOf ?? []);
  const named = { id: pieces.id, title: pieces.title, articleOf: pieces.articleOf };
  const written = posts.length === 0 ? [] : await tx.select(named).from(pieces).where(inArray(pieces.articleOf, posts));
  const said = parents.length === 0 ? [] : await tx.select(named).from(pieces).where(inArray(pieces.id, parents));
  const brief = (found: { id: string; title: string } | undefined) =>
    found ? { id: found.id, title: found.title } : null;
  return ({ id, articleOf }: typeof pieces.$inferSelect) => ({
    article: brief(written.find((one) => one.articleOf === id)),
    articleFor: brief(said.find((one) => one.id === articleOf)),
  });
}

/** Which of these come again, and what others say again; mostly nothing does. */
async function repeatsOf(tx: Transaction, rows: (typeof pieces.$inferSelect)[]) {
  const published = rows.filter(({ status }) => status === 'published' || status === 'taken-down').map(({ id }) => id);
  const originals = rows.flatMap(({ againOf }) => againOf ?? []);
  const green =
    published.length === 0 ? [] : await tx.select().from(evergreens).where(inArray(evergreens.pieceId, published));
  const said =
    originals.length === 0
      ? []
      : await tx.select({ id: pieces.id, title: pieces.title }).from(pieces).where(inArray(pieces.id, originals));
  return ({ id, againOf }: typeof pieces.$inferSelect) => ({
    evergreen: green.find(({ pieceId }) => pieceId === id) ?? null,
    original: said.find((one) => one.id === againOf) ?? null,
  });
}

export async function changePiece(
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
      // They say what the post said before.
      ...((change.title !== undefined || change.body !== undefined) && { networkWords: [] }),
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

/** A piece as the caller last saw it, and the statuses from which the change is allowed. */
export interface PiecePlace {
  pieceId: string;
  version: number;
  from: readonly PieceStatus[];
  /** What must not have changed since `version`: words and picture are changed side by side. */
  guards?: 'all' | 'words' | 'picture';
}

export type PieceChange = { [Column in keyof NewPiece]?: NewPiece[Column] | SQL };
