import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../src/domain/activity';
import { standardPillars, type Pillar } from '../../../src/domain/pillar';
import { acrossWorkspaces, inWorkspace, type Transaction } from '../../database/client';
import { byId, byMoment, keyset } from '../../database/keyset';
import { engines, pieces } from '../../database/schema/engine';
import { contentRules, ruleFirings } from '../../database/schema/rules';
import { logActivity } from '../../records/activity/activity-log';

export type RulesRepository = typeof rulesRepository;
export type RuleRow = typeof contentRules.$inferSelect;
export type FiringRow = typeof ruleFirings.$inferSelect;

/** Rules as people edit them. What they do is firings/. */
export const rulesRepository = {
  /** By name, with how many posts each made and the newest of these posts. */
  list: (workspaceId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const rows = await tx
        .select()
        .from(contentRules)
        .where(and(eq(contentRules.workspaceId, workspaceId), isNull(contentRules.deletedAt)))
        .orderBy(sql`lower(${contentRules.name})`, asc(contentRules.id));
      const counts = await tx
        .select({ ruleId: ruleFirings.ruleId, posts: sql<number>`count(*)::int` })
        .from(ruleFirings)
        .where(and(eq(ruleFirings.workspaceId, workspaceId), eq(ruleFirings.state, 'made')))
        .groupBy(ruleFirings.ruleId);
      const made = await tx
        .select({ ruleId: ruleFirings.ruleId, pieceId: ruleFirings.pieceId })
        .from(ruleFirings)
        .where(and(eq(ruleFirings.workspaceId, workspaceId), eq(ruleFirings.state, 'made')))
        .orderBy(desc(ruleFirings.at))
        .limit(COUNTED_POSTS);
      return { rows, counts: new Map(counts.map(({ ruleId, posts }) => [ruleId, posts])), made };
    }),

  find: (workspaceId: string, ruleId: string): Promise<RuleRow | null> =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .select()
            .from(contentRules)
            .where(and(oneOf(workspaceId, ruleId), isNull(contentRules.deletedAt)))
        )[0] ?? null,
    ),

  /** 'taken' when a rule already has this name, ignoring case; 'full' when there are `limit`. */
  add: (row: RuleRow, limit: number, activity: NewActivity): Promise<'added' | 'taken' | 'full'> =>
    inWorkspace(row.workspaceId, async (tx) => {
      await hold(tx, row.workspaceId);
      if (await isTaken(tx, row)) return 'taken';
      const there = and(eq(contentRules.workspaceId, row.workspaceId), isNull(contentRules.deletedAt));
      if ((await tx.$count(contentRules, there)) >= limit) return 'full';
      await tx.insert(contentRules).values(row);
      await logActivity(tx, activity);
      return 'added';
    }),

  /** The changed rule; null when it is gone. */
  change: (
    workspaceId: string,
    ruleId: string,
    change: Partial<Omit<RuleRow, 'id' | 'workspaceId'>>,
    activity: NewActivity | null,
  ): Promise<RuleRow | 'taken' | null> =>
    inWorkspace(workspaceId, async (tx) => {
      await hold(tx, workspaceId);
      if (change.name !== undefined && (await isTaken(tx, { workspaceId, id: ruleId, name: change.name })))
        return 'taken';
      const [row] = await tx
        .update(contentRules)
        .set(change)
        .where(and(oneOf(workspaceId, ruleId), isNull(contentRules.deletedAt)))
        .returning();
      if (row && activity) await logActivity(tx, activity);
      return row ?? null;
    }),

  /** Its name; null when it is gone already. */
  remove: (workspaceId: string, ruleId: string, now: Date, toActivity: (name: string) => NewActivity) =>
    inWorkspace(workspaceId, async (tx): Promise<string | null> => {
      const [gone] = await tx
        .update(contentRules)
        .set({ deletedAt: now })
        .where(and(oneOf(workspaceId, ruleId), isNull(contentRules.deletedAt)))
        .returning({ name: contentRules.name });
      if (!gone) return null;
      await logActivity(tx, toActivity(gone.name));
      return gone.name;
    }),

  /** As it was, from `now` on; null when it is gone for good, 'taken' when its name is another rule's by now. */
  restore: (
    workspaceId: string,
    ruleId: string,
    begin: (row: RuleRow) => Partial<RuleRow>,
  ): Promise<RuleRow | 'taken' | null> =>
    inWorkspace(workspaceId, async (tx) => {
      await hold(tx, workspaceId);
      const [row] = await tx.select().from(contentRules).where(oneOf(workspaceId, ruleId));
      if (!row?.deletedAt) return row ?? null;
      if (await isTaken(tx, row)) return 'taken';
      const [back] = await tx
        .update(contentRules)
        .set({ ...begin(row), deletedAt: null })
        .where(oneOf(workspaceId, ruleId))
        .returning();
      return back ?? null;
    }),

  /** Newest first, without what a feed had when the rule began; with the post while it exists. */
  listFirings: (workspaceId: string, ruleId: string, { cursor, limit }: { cursor?: string; limit: number }) =>
    inWorkspace(workspaceId, async (tx) => {
      const rows = await tx
        .select({ ...getTableColumns(ruleFirings), title: pieces.title, listPlace: NEWEST.listPlace })
        .from(ruleFirings)
        .leftJoin(pieces, and(eq(pieces.workspaceId, ruleFirings.workspaceId), eq(pieces.id, ruleFirings.pieceId)))
        .where(
          and(
            eq(ruleFirings.workspaceId, workspaceId),
            eq(ruleFirings.ruleId, ruleId),
            ne(ruleFirings.state, 'known'),
            NEWEST.beyond(cursor),
          ),
        )
        .orderBy(...NEWEST.order)
        .limit(limit + 1);
      return NEWEST.cut(rows, limit);
    }),

  /** How many posts a rule has made, or is making, on these days. */
  countMade: (workspaceId: string, ruleId: string, { from, to }: { from: string; to: string }): Promise<number> =>
    inWorkspace(workspaceId, (tx) =>
      tx.$count(
        ruleFirings,
        and(
          eq(ruleFirings.workspaceId, workspaceId),
          eq(ruleFirings.ruleId, ruleId),
          inArray(ruleFirings.state, ['making', 'made']),
          sql`${ruleFirings.day} between ${from} and ${to}`,
        ),
      ),
    ),

  /** The workspace's own pillars, or the usual ones. */
  readPillars: (workspaceId: string): Promise<readonly Pillar[]> =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (await tx.select({ pillars: engines.pillars }).from(engines).where(eq(engines.workspaceId, workspaceId)))[0]
          ?.pillars ?? standardPillars,
    ),

  /** For good, with its firings. */
  forgetDeleted: (before: Date) =>
    acrossWorkspaces('forget rules that were deleted', (tx) =>
      tx.delete(contentRules).where(and(isNotNull(contentRules.deletedAt), lt(contentRules.deletedAt, before))),
    ),
};

const oneOf = (workspaceId: string, ruleId: string) =>
  and(eq(contentRules.workspaceId, workspaceId), eq(contentRules.id, ruleId))!;

/** Serialised per workspace: names are compared and counted before one is written. */
const hold = (tx: Transaction, workspaceId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`rules ${workspaceId}`}))`);

const isTaken = async (tx: Transaction, { id, workspaceId, name }: Pick<RuleRow, 'id' | 'workspaceId' | 'name'>) =>
  (
    await tx
      .select({ id: contentRules.id })
      .from(contentRules)
      .where(
        and(
          eq(contentRules.workspaceId, workspaceId),
          ne(contentRules.id, id),
          isNull(contentRules.deletedAt),
          sql`lower(${contentRules.name}) = lower(${name})`,
        ),
      )
  ).length > 0;

/** Of all rules together, newest first: the people whom these reached are counted. */
const COUNTED_POSTS = 200;
const NEWEST = keyset('rule firings', 'down', byMoment(ruleFirings.at), byId(ruleFirings.id));
