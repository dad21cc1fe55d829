import { and, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../../src/domain/activity';
import { pauseOf, type Pause } from '../../../../src/domain/plan-pause';
import type { FiringDraft, HoldReason, SkipReason } from '../../../../src/domain/rule';
import { acrossWorkspaces, inWorkspace, type Transaction } from '../../../database/client';
import { engines } from '../../../database/schema/engine';
import { contentRules, ruleFirings } from '../../../database/schema/rules';
import { workspaces } from '../../../database/schema/workspace';
import { enqueue } from '../../../queue/enqueue';
import { logActivity } from '../../../records/activity/activity-log';
import { makeRulePost, readRuleFeed } from '../rules-jobs';
import type { FiringRow, RuleRow } from '../rules-repository';

export type FiringRepository = typeof firingRepository;

/** What rules do by themselves. Each step is one transaction, so that whoever is killed between two is continued. */
export const firingRepository = {
  /** Rules that run and whose next look has come, or whose workspace has moved to another zone. */
  listDue: (now: Date, limit: number) =>
    acrossWorkspaces('find rules that are due', async (tx) =>
      (
        await tx
          .select({ rule: contentRules, zone: workspaces.zone })
          .from(contentRules)
          .innerJoin(workspaces, eq(workspaces.workspaceId, contentRules.workspaceId))
          .where(
            and(
              contentRules.active,
              isNull(contentRules.deletedAt),
              // A demo reaches nobody's server: its rules may follow everything but a feed.
              or(eq(workspaces.kind, 'real'), sql`${contentRules.trigger} ->> 'on' <> 'feed'`),
              isNull(workspaces.deletesAt),
              or(lte(contentRules.nextAt, now), sql`${contentRules.zone} <> ${workspaces.zone}`),
            ),
          )
          .orderBy(contentRules.nextAt)
          .limit(limit)
      ).map(({ rule, zone }) => ({ ...rule, placeZone: zone })),
    ),

  /**
   * Notes firings and when to look again, in one transaction with the jobs that make the posts. Nothing when another
   * worker, or an edit, has looked meanwhile; a firing that is there already stays as it is.
   */
  note: (
    { workspaceId, id, checkedAt, zone: knownZone }: Pick<RuleRow, 'workspaceId' | 'id' | 'checkedAt' | 'zone'>,
    { firings, readFeed, ...next }: Noting,
  ): Promise<void> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [row] = await tx
          .select({ checkedAt: contentRules.checkedAt, zone: contentRules.zone, active: contentRules.active })
          .from(contentRules)
          .where(and(eq(contentRules.id, id), isNull(contentRules.deletedAt)))
          .for('update');
        if (!row?.active || row.checkedAt.getTime() !== checkedAt.getTime() || row.zone !== knownZone) return;
        await addFirings(tx, firings);
        if (readFeed) await enqueue(tx, readRuleFeed, { workspaceId, ruleId: id });
        await tx.update(contentRules).set(next).where(eq(contentRules.id, id));
      },
      'worker',
    ),

  findRule: (workspaceId: string, ruleId: string): Promise<RuleRow | null> =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .select()
            .from(contentRules)
            .where(and(eq(contentRules.id, ruleId), isNull(contentRules.deletedAt)))
        )[0] ?? null,
      'worker',
    ),

  /** What was read of a feed; what it had when the rule began is known and makes nothing. */
  noteFeed: (
    rule: Pick<RuleRow, 'workspaceId' | 'id'>,
    firings: NewFiring[],
    read: Pick<RuleRow, 'trouble'> & Partial<Pick<RuleRow, 'etag' | 'lastModified' | 'feedKnown'>>,
  ): Promise<void> =>
    inWorkspace(
      rule.workspaceId,
      async (tx) => {
        const [row] = await tx
          .select({ active: contentRules.active, trigger: contentRules.trigger })
          .from(contentRules)
          .where(and(eq(contentRules.id, rule.id), isNull(contentRules.deletedAt)))
          .for('update');
        if (!row?.active || row.trigger.on !== 'feed') return;
        await addFirings(tx, firings);
        await tx.update(contentRules).set(read).where(eq(contentRules.id, rule.id));
      },
      'worker',
    ),

  /** A firing with its rule and its workspace; null when one of them is gone. */
  find: (workspaceId: string, firingId: string, now: Date) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [found] = await tx
          .select({ firing: ruleFirings, rule: contentRules })
          .from(ruleFirings)
          .innerJoin(contentRules, eq(contentRules.id, ruleFirings.ruleId))
          .where(eq(ruleFirings.id, firingId));
        const [workspace] = await tx.select().from(workspaces);
        if (!found || !workspace || found.rule.deletedAt !== null) return null;
        const pause: Pause | null = pauseOf(workspace, now);
        const { zone, slug, kind } = workspace;
        return { ...found, pause, place: { id: workspaceId, zone, slug, kind } };
      },
      'worker',
    ),

  /**
   * Decides under a lock on the rule whether a firing may make a post: two at the same moment cannot both take the
   * last place of a week. 'making' also when an earlier attempt decided so.
   */
  claim: (
    { workspaceId, id, ruleId }: FiringRow,
    week: { from: string; to: string },
    decide: (known: { running: boolean; made: number }) => SkipReason | null,
    now: Date,
  ): Promise<Pick<FiringRow, 'state' | 'contentType'>> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [rule] = await tx
          .select({ contentTypes: contentRules.contentTypes })
          .from(contentRules)
          .where(eq(contentRules.id, ruleId))
          .for('update');
        const [firing] = await tx.select().from(ruleFirings).where(eq(ruleFirings.id, id));
        if (!firing) throw new Error('A firing goes with its rule, and the rule is locked.');
        if (firing.state !== 'due') return firing;
        const made = await tx.$count(
          ruleFirings,
          and(
            eq(ruleFirings.ruleId, ruleId),
            inArray(ruleFirings.state, ['making', 'made']),
            gte(ruleFirings.day, week.from),
            lte(ruleFirings.day, week.to),
          ),
        );
        const reason = decide({ running: await isRunning(tx), made });
        const state = reason ? 'skipped' : 'making';
        const all = await tx.$count(
          ruleFirings,
          and(eq(ruleFirings.ruleId, ruleId), inArray(ruleFirings.state, ['making', 'made'])),
        );
        const types = rule?.contentTypes ?? [firing.contentType];
        const contentType = types[all % types.length]!; // they take turns
        await tx.update(ruleFirings).set({ state, reason, contentType, updatedAt: now }).where(eq(ruleFirings.id, id));
        return { state, contentType };
      },
      'worker',
    ),

  /** The words, before a post is made of them: an attempt after this one takes the same. */
  keepDraft: ({ workspaceId, id }: FiringRow, draft: FiringDraft, now: Date) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        await tx
          .update(ruleFirings)
          .set({ draft, updatedAt: now })
          .where(and(eq(ruleFirings.id, id), isNull(ruleFirings.draft)));
        const [kept] = await tx.select({ draft: ruleFirings.draft }).from(ruleFirings).where(eq(ruleFirings.id, id));
        return kept?.draft ?? draft;
      },
      'worker',
    ),

  isRunning: (workspaceId: string) => inWorkspace(workspaceId, isRunning, 'worker'),

  /** What became of a firing; false, and nothing is logged, when that is known already. */
  finish: (
    { workspaceId, id }: FiringRow,
    outcome: { state: 'made' | 'skipped' | 'failed'; reason?: SkipReason; held?: HoldReason | null },
    now: Date,
    activity?: NewActivity,
  ): Promise<boolean> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const ended = await tx
          .update(ruleFirings)
          .set({ ...outcome, updatedAt: now })
          .where(and(eq(ruleFirings.id, id), inArray(ruleFirings.state, ['due', 'making'])))
          .returning({ id: ruleFirings.id });
        if (ended.length > 0 && activity) await logActivity(tx, activity);
        return ended.length > 0;
      },
      'worker',
    ),
};

/** Each firing once, by its key; those that are due get their job. */
async function addFirings(tx: Transaction, firings: NewFiring[]): Promise<void> {
  if (firings.length === 0) return;
  const added = await tx
    .insert(ruleFirings)
    .values(firings)
    .onConflictDoNothing()
    .returning({ id: ruleFirings.id, workspaceId: ruleFirings.workspaceId, state: ruleFirings.state });
  for (const { id, workspaceId, state } of added)
    if (state === 'due') await enqueue(tx, makeRulePost, { workspaceId, firingId: id });
}

/** An engine that nobody has touched runs. */
const isRunning = async (tx: Transaction): Promise<boolean> =>
  (await tx.select({ running: engines.running }).from(engines))[0]?.running ?? true;

export type NewFiring = typeof ruleFirings.$inferInsert;

interface Noting {
  firings: NewFiring[];
  readFeed: boolean;
  checkedAt: Date;
  nextAt: Date | null;
  zone: string;
}
