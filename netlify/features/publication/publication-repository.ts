import { and, asc, eq, inArray } from 'drizzle-orm';
import { completeDetails, isReachable, type BusinessDetails } from '../../../src/domain/business-details';
import { asAuth, asVisitor, type Transaction } from '../../database/client';
import { byId, byMoment, keyset } from '../../database/keyset';
import { hasKeptPage } from '../../records/publication/kept-page';
import { member } from '../../database/schema/auth';
import { signupPages } from '../../database/schema/signup';
import { creations } from '../../database/schema/creative';
import { pieces, profiles } from '../../database/schema/engine';
import { publicPeople } from '../../database/schema/settings';
import { workspaces } from '../../database/schema/workspace';

export type PublicationRepository = typeof publicationRepository;

/** What anyone may read. Runs as `visitor`: the database itself only shows published rows of real workspaces. */
export const publicationRepository = {
  /**
   * A workspace's posts, newest first; null when the page does not exist or has nothing to show yet: neither a
   * post, nor an open sign-up page, nor contact details.
   */
  list: (slug: string, { cursor, limit }: { cursor?: string; limit: number }) =>
    asVisitor(async (tx) => {
      const publisher = await selectPublisher(tx, slug);
      if (!publisher) return null;
      const rows = await tx
        .select({ ...columns, listPlace: NEWEST.listPlace })
        .from(pieces)
        .where(and(eq(pieces.workspaceId, publisher.workspaceId), NEWEST.beyond(cursor)))
        .orderBy(...NEWEST.order)
        .limit(limit + 1);
      if (rows.length === 0 && cursor === undefined && !introducesItself(publisher)) return null;
      const page = NEWEST.cut(rows, limit);
      return {
        publisher,
        posts: await withPictures(tx, publisher.workspaceId, page.rows),
        nextCursor: page.nextCursor,
      };
    }),

  /** Also before there is anything to show. */
  findPublisher: (slug: string) => asVisitor(async (tx) => (await selectPublisher(tx, slug)) ?? null),

  /** People who chose to be shown, by name; only current members, whatever the copy of their details says. */
  listPeople: async (workspaceId: string, limit: number) => {
    const shown = await asVisitor((tx) =>
      tx
        .select()
        .from(publicPeople)
        .where(eq(publicPeople.workspaceId, workspaceId))
        .orderBy(asc(publicPeople.name), asc(publicPeople.userId))
        .limit(limit),
    );
    if (shown.length === 0) return [];
    const ids = shown.map(({ userId }) => userId);
    const members = await asAuth((tx) =>
      tx
        .select({ id: member.userId })
        .from(member)
        .where(and(eq(member.organizationId, workspaceId), inArray(member.userId, ids))),
    );
    return shown
      .filter(({ userId }) => members.some(({ id }) => id === userId))
      .map(({ name, company, bio }) => ({ name, company, bio }));
  },

  /** Whether there is a public page under this slug. */
  isPublic: (slug: string) =>
    asVisitor(async (tx) => {
      const publisher = await selectPublisher(tx, slug);
      if (!publisher || introducesItself(publisher)) return publisher !== undefined;
      const [row] = await tx
        .select({ id: pieces.id })
        .from(pieces)
        .where(eq(pieces.workspaceId, publisher.workspaceId))
        .limit(1);
      return row !== undefined;
    }),

  find: (slug: string, postSlug: string) =>
    asVisitor(async (tx) => {
      const publisher = await selectPublisher(tx, slug);
      if (!publisher) return null;
      const rows = await tx
        .select(columns)
        .from(pieces)
        .where(and(eq(pieces.workspaceId, publisher.workspaceId), eq(pieces.slug, postSlug)));
      const [post] = await withPictures(tx, publisher.workspaceId, rows);
      return post ? { publisher, post } : null;
    }),
};

async function selectPublisher(tx: Transaction, slug: string) {
  const [row] = await tx
    .select({
      workspaceId: workspaces.workspaceId,
      slug: workspaces.slug,
      zone: workspaces.zone,
      language: workspaces.language,
      workspaceName: workspaces.name,
      name: profiles.name,
      what: profiles.what,
      place: profiles.place,
      colours: profiles.colours,
      logoFileId: profiles.logoFileId,
      website: profiles.website,
      offers: profiles.offers,
      details: profiles.details,
      hasKeptPage,
    })
    .from(workspaces)
    .leftJoin(profiles, eq(profiles.workspaceId, workspaces.workspaceId))
    .where(eq(workspaces.slug, slug));
  if (!row) return row;
  const [signup] = await tx
    .select(signupColumns)
    .from(signupPages)
    .where(and(eq(signupPages.workspaceId, row.workspaceId), eq(signupPages.open, true)));
  return { ...row, name: row.name ?? row.workspaceName, signup: signup ?? null };
}

/** Without posts: it lets people sign up, says how to reach it, or still has what its posts linked to. */
const introducesItself = ({
  signup,
  details,
  hasKeptPage,
}: {
  signup: unknown;
  details: Partial<BusinessDetails> | null;
  hasKeptPage: boolean;
}): boolean => signup !== null || hasKeptPage || isReachable(completeDetails(details ?? {}));

async function withPictures<R extends { id: string }>(tx: Transaction, workspaceId: string, rows: R[]) {
  if (rows.length === 0) return [];
  const found = await tx
    .select({
      id: creations.id,
      pieceId: creations.pieceId,
      aspectRatio: creations.aspectRatio,
      width: creations.width,
      height: creations.height,
      type: creations.type,
      status: creations.status,
      altText: creations.altText,
      durationMs: creations.durationMs,
      bytes: creations.bytes,
    })
    .from(creations)
    .where(
      and(
        eq(creations.workspaceId, workspaceId),
        inArray(
          creations.pieceId,
          rows.map((row) => row.id),
        ),
      ),
    );
  return rows.map((row) => {
    const own = found.filter(({ pieceId }) => pieceId === row.id);
    return {
      ...row,
      pictures: own.filter(({ type }) => type === 'image'),
      clip: own.find(({ type, status }) => type === 'video' && status === 'completed') ?? null,
    };
  });
}

const signupColumns = {
  title: signupPages.title,
  text: signupPages.text,
  button: signupPages.button,
  wording: signupPages.wording,
  asksName: signupPages.asksName,
  asksPhone: signupPages.asksPhone,
};
const columns = {
  id: pieces.id,
  title: pieces.title,
  body: pieces.body,
  altText: pieces.altText,
  keywords: pieces.keywords,
  slug: pieces.slug,
  publishedAt: pieces.publishedAt,
  revisedAt: pieces.revisedAt,
};

/** Newest first. */
const NEWEST = keyset('posts', 'down', byMoment(pieces.publishedAt), byId(pieces.id));
