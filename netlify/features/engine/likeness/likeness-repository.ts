import { and, desc, eq, gte, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { inWorkspace, type Transaction } from '../../../database/client';
import { pieces } from '../../../database/schema/engine';
import { pieceMarks } from '../../../database/schema/repeats';

export type LikenessRepository = typeof likenessRepository;

/** What the words of recent posts are recognised by. */
export const likenessRepository = {
  /** Posts of the time whose words were never looked at, or have changed since; the newest first. */
  listUnmarked: (workspaceId: string, since: Date, limit: number) =>
    inWorkspace(workspaceId, (tx) =>
      tx
        .select({ id: pieces.id, title: pieces.title, body: pieces.body, wordsVersion: pieces.wordsVersion })
        .from(pieces)
        .leftJoin(
          pieceMarks,
          and(
            eq(pieceMarks.workspaceId, pieces.workspaceId),
            eq(pieceMarks.pieceId, pieces.id),
            eq(pieceMarks.wordsVersion, pieces.wordsVersion),
          ),
        )
        .where(and(eq(pieces.workspaceId, workspaceId), isRecent(since), isNull(pieceMarks.pieceId)))
        .orderBy(desc(pieces.createdAt))
        .limit(limit),
    ),

  keepMarks: (workspaceId: string, rows: (typeof pieceMarks.$inferInsert)[]) =>
    inWorkspace(workspaceId, async (tx) => {
      if (rows.length === 0) return;
      // One that was deleted meanwhile has no marks.
      const there = await tx
        .select({ id: pieces.id })
        .from(pieces)
        .where(
          inArray(
            pieces.id,
            rows.map(({ pieceId }) => pieceId),
          ),
        )
        .for('key share');
      const kept = rows.filter(({ pieceId }) => there.some(({ id }) => id === pieceId));
      if (kept.length === 0) return;
      await tx
        .insert(pieceMarks)
        .values(kept)
        .onConflictDoUpdate({
          target: [pieceMarks.workspaceId, pieceMarks.pieceId],
          set: { wordsVersion: sql`excluded.words_version`, marks: sql`excluded.marks` },
        });
    }),

  /**
   * The posts that share most marks with these words, a mark counting the less the more posts have it; and how many of
   * all `count` posts have each mark of theirs. Without the post itself, the one that it says again or that its article is about, and others that do.
   */
  findNear: (workspaceId: string, { pieceId, marks, since }: Asked) =>
    inWorkspace(workspaceId, async (tx): Promise<Near> => {
      const family = await familyOf(tx, pieceId);
      const others = and(
        eq(pieces.workspaceId, workspaceId),
        isRecent(since),
        pieceId === undefined ? undefined : ne(pieces.id, pieceId),
        family === null ? undefined : sql`coalesce(${pieces.againOf}, ${pieces.articleOf}, ${pieces.id}) <> ${family}`,
      );
      const recent = sql`select ${pieces.id} as id, ${pieceMarks.marks} as marks from ${pieces}
        join ${pieceMarks} on ${pieceMarks.workspaceId} = ${pieces.workspaceId} and ${pieceMarks.pieceId} = ${pieces.id}
        where ${others}`;
      const { rows } = await tx.execute<{ id: string }>(sql`
        with recent as materialized (${recent}),
          hits as (select id, mark from recent, unnest(marks) mark where mark = any(${array(marks)})),
          counts as (select mark, count(*) as posts from hits group by mark)
        select id from hits join counts using (mark) group by id order by sum(1.0 / posts) desc, id limit ${NEAREST}`);
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return { candidates: [], posts: new Map(), count: 0 };
      const candidates = await tx
        .select({
          id: pieces.id,
          title: pieces.title,
          body: pieces.body,
          status: pieces.status,
          publishedAt: pieces.publishedAt,
          scheduledFor: pieces.scheduledFor,
        })
        .from(pieces)
        .where(inArray(pieces.id, ids));
      const counted = await tx.execute<{ mark: number; posts: number }>(sql`
        with recent as materialized (${recent}),
          asked as (select unnest(${array(marks)}) as mark union select unnest(marks) from recent where id in ${ids})
        select mark, count(*)::int as posts from recent, unnest(marks) mark where mark in (select mark from asked)
        group by mark`);
      const count = await tx.$count(pieces, others);
      return { candidates, posts: new Map(counted.rows.map(({ mark, posts }) => [mark, posts])), count };
    }),
};

/** What people have read or will read: published since a day, or approved. */
const isRecent = (since: Date): SQL =>
  or(and(eq(pieces.status, 'published'), gte(pieces.publishedAt, since)), eq(pieces.status, 'scheduled'))!;

/** The post that all of a family say again. */
async function familyOf(tx: Transaction, pieceId: string | undefined): Promise<string | null> {
  if (pieceId === undefined) return null;
  const [own] = await tx
    .select({ id: pieces.id, againOf: pieces.againOf, articleOf: pieces.articleOf })
    .from(pieces)
    .where(eq(pieces.id, pieceId));
  return own ? (own.againOf ?? own.articleOf ?? own.id) : null;
}

const array = (marks: readonly number[]): SQL => sql`${`{${marks.join(',')}}`}::int[]`;

/** Posts that are compared word by word. */
const NEAREST = 5;

interface Asked {
  pieceId: string | undefined;
  marks: readonly number[];
  since: Date;
}

interface Near {
  candidates: {
    id: string;
    title: string;
    body: string;
    status: string;
    publishedAt: Date | null;
    scheduledFor: Date | null;
  }[];
  /** How many posts have each mark. */
  posts: ReadonlyMap<number, number>;
  count: number;
}
