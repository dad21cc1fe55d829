import { and, desc, eq, getTableColumns, gte, inArray, isNotNull, lt, lte, max, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { NewActivity } from '../../../src/domain/activity';
import { completeDetails } from '../../../src/domain/business-details';
import type { BusinessProfile } from '../../../src/domain/business-profile';
import type { PostingSlot } from '../../../src/domain/cycle';
import type { Week } from '../../../src/domain/week';
import { logActivity } from '../../records/activity/activity-log';
import { inWorkspace, type Transaction } from '../../database/client';
import { engines, ideas, pieces, profiles } from '../../database/schema/engine';
import { files } from '../../database/schema/file';
import { ideaForecasts } from '../../database/schema/forecasts';
import { enqueue } from '../../queue/enqueue';
import { openDecision } from '../../records/decisions/decision-ledger';
import { isInterviewHeld } from '../../records/material/interview-hold';
import { noteMaterialUse } from '../../records/material/material-use';
import { isModelWriting } from '../../records/credential/text-writing';
import { selectRuleIdeas } from '../../records/rules/rule-ideas';
import { foreseeIdeas } from './forecasts/forecast-keeping-repository';
import { lockEngine } from './engine-lock-repository';
import { ideaDismissalRepository, listDismissed } from './idea-dismissal-repository';
import { ideaRoundRepository, moveToRound } from './idea-round-repository';
import { enqueueDuePieces, enqueueDuePostings } from './pieces/piece-publication-repository';
import { rewordIdeas } from './writing/writing-jobs';
import { readSettings } from './settings/engine-settings-repository';

export type EngineRepository = typeof engineRepository;
export type IdeaRow = typeof ideas.$inferSelect;

/** Profile, week and ideas. Pieces have their own repository. */
export const engineRepository = {
  findProfile: (workspaceId: string): Promise<StoredProfile | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx.select().from(profiles);
      return row ? toProfile(row) : null;
    }),

  /** Saves it, and the first time is told; what is undefined stays as it is. null, and nothing saved, when the logo is no logo of this workspace. */
  saveProfile: (workspaceId: string, profile: BusinessProfile, now: Date, activity: NewActivity) =>
    inWorkspace(workspaceId, async (tx): Promise<StoredProfile | null> => {
      const { where: place, ...rest } = profile;
      if (profile.logoFileId && !(await keepLogo(tx, profile.logoFileId))) return null;
      const values = { ...rest, place, updatedAt: now };
      // A row that an upsert has inserted was deleted by no transaction: its xmax is 0.
      const [saved] = await tx
        .insert(profiles)
        .values({ workspaceId, ...values })
        .onConflictDoUpdate({ target: profiles.workspaceId, set: values })
        .returning({ ...getTableColumns(profiles), isNew: sql<boolean>`(xmax = 0)` });
      if (saved!.isNew) await logActivity(tx, activity);
      return toProfile(saved!);
    }),

  /** Changes what is given; null when nothing is described yet, 'logo' when the logo is no logo of this workspace. */
  saveBrand: (workspaceId: string, change: Partial<BusinessProfile>, now: Date) =>
    inWorkspace(workspaceId, async (tx): Promise<StoredProfile | 'logo' | null> => {
      if (change.logoFileId && !(await keepLogo(tx, change.logoFileId))) return 'logo';
      const [saved] = await tx
        .update(profiles)
        .set({ ...change, updatedAt: now })
        .where(eq(profiles.workspaceId, workspaceId))
        .returning();
      return saved ? toProfile(saved) : null;
    }),

  /**
   * Pauses or starts. Whatever is being published at this moment is finished first; from the commit on nothing is
   * published. Posts that were due during a pause go out now only when somebody says so; otherwise they need a new yes.
   */
  setRunning: (workspaceId: string, running: boolean, held: 'publish' | 'review', now: Date) =>
    inWorkspace(workspaceId, async (tx) => {
      await lockEngine(tx, workspaceId);
      await tx
        .insert(engines)
        .values({ workspaceId, running, updatedAt: now })
        .onConflictDoUpdate({ target: engines.workspaceId, set: { running, updatedAt: now } });
      if (!running) return;
      await enqueueDuePostings(tx, workspaceId);
      if (held === 'publish') return enqueueDuePieces(tx, workspaceId, now);
      await tx
        .update(pieces)
        .set({ status: 'review', scheduledFor: null, version: sql`${pieces.version} + 1`, updatedAt: now })
        .where(and(eq(pieces.status, 'scheduled'), lte(pieces.scheduledFor, now)));
    }),

  /** All that the cycle of a week is derived from. Of last week counts what went out in it, for whichever week it was made. */
  readCycle: (
    workspaceId: string,
    { week, lastWeek, now }: { week: Week; lastWeek: { since: Date; until: Date }; now: Date },
  ) =>
    inWorkspace(workspaceId, async (tx) => {
      const [profile] = await tx.select({ one: sql`1` }).from(profiles);
      const [engine] = await tx.select({ running: engines.running }).from(engines);
      const running = engine?.running ?? true;
      const { frequency, slot, slots } = await readSettings(tx);
      const weekIdeas = await tx
        .select({ idea: ideas, pieceId: pieces.id, support: ideaForecasts.evidence })
        .from(ideas)
        .leftJoin(pieces, and(eq(pieces.workspaceId, ideas.workspaceId), eq(pieces.ideaId, ideas.id)))
        .leftJoin(ideaForecasts, eq(ideaForecasts.ideaId, ideas.id))
        .where(and(eq(ideas.year, week.year), eq(ideas.week, week.week)))
        .orderBy(ideas.round, ideas.rank);
      const weekPieces = await tx
        .select({
          status: pieces.status,
          ideaId: pieces.ideaId,
          publishedAt: pieces.publishedAt,
          scheduledFor: pieces.scheduledFor,
        })
        .from(pieces)
        .where(and(eq(pieces.year, week.year), eq(pieces.week, week.week)));
      const held = running
        ? 0
        : await tx.$count(pieces, and(eq(pieces.status, 'scheduled'), lte(pieces.scheduledFor, now)));
      const publishedLastWeek = await tx.$count(
        pieces,
        and(gte(pieces.publishedAt, lastWeek.since), lt(pieces.publishedAt, lastWeek.until)),
      );
      return {
        hasProfile: profile !== undefined,
        asksFirst: weekIdeas.length === 0 && (await readInterviewHold(tx, workspaceId, now)),
        running,
        rhythm: { frequency, slot, slots },
        held,
        ideas: weekIdeas,
        pieces: weekPieces,
        publishedLastWeek,
      };
    }),

  /** What the planner must not repeat, newest first, and what went out lately. */
  readHistory: (workspaceId: string, { week, weeks, since }: { week: Week; weeks: Week[]; since: Date }) =>
    inWorkspace(workspaceId, async (tx) => {
      const past = await tx
        .select({ title: ideas.title, hook: ideas.hook, topic: ideas.topic, year: ideas.year, week: ideas.week })
        .from(ideas)
        .where(
          inArray(
            sql`(${ideas.year} * 100 + ${ideas.week})`,
            weeks.map((at) => at.year * 100 + at.week),
          ),
        )
        .orderBy(desc(ideas.createdAt), desc(ideas.id));
      const published = await tx
        .select({ title: pieces.title, publishedAt: pieces.publishedAt })
        .from(pieces)
        .where(and(eq(pieces.status, 'published'), isNotNull(pieces.publishedAt), gte(pieces.publishedAt, since)))
        .orderBy(desc(pieces.publishedAt))
        .limit(20);
      const [sets] = await tx
        .select({
          last: max(ideas.round),
          newestAt: max(ideas.createdAt),
          asked: sql<number>`(count(distinct ${ideas.round}) - count(distinct ${ideas.round}) filter (where ${ideas.told}))::int`,
          isChosen: sql<boolean>`coalesce(bool_or(${ideas.status} = 'picked'), false)`,
        })
        .from(ideas)
        .where(and(eq(ideas.year, week.year), eq(ideas.week, week.week)));
      const dismissed = await listDismissed(tx);
      const byRules = await selectRuleIdeas(tx, weeks.at(-1)!.startsOn);
      return {
        past: [...past, ...byRules],
        published,
        dismissed,
        sets: {
          lastRound: sets?.last ?? null,
          newestAt: sets?.newestAt ?? null,
          asked: sets?.asked ?? 0,
          isChosen: sets?.isChosen ?? false,
        },
      };
    }),

  /**
   * Stores a round of ideas, behind those of an earlier one that are `kept` in it; earlier ones that were not picked are
   * passed. Two at once: the first one stands.
   */
  insertIdeas: (
    workspaceId: string,
    rows: (typeof ideas.$inferInsert)[],
    activity: NewActivity,
    kept: readonly string[] = [],
  ) =>
    inWorkspace(workspaceId, async (tx) => {
      const [first] = rows;
      if (!first) return;
      const foreseen = await foreseeIdeas(tx, rows);
      const inserted = await tx.insert(ideas).values(foreseen.ideas).onConflictDoNothing().returning({ id: ideas.id });
      if (inserted.length === 0) return;
      await foreseen.keep(inserted);
      await noteMaterialUse(tx, rows);
      const { year, week, round, createdAt } = first;
      const moved = await moveToRound(tx, kept, round);
      const ideaIds = [...moved, ...inserted.map(({ id }) => id)];
      await openDecision(tx, { workspaceId, year, week, ideaIds, now: createdAt });
      if (await isModelWriting(tx)) await enqueue(tx, rewordIdeas, { workspaceId, year, week, round });
      await tx
        .update(ideas)
        .set({ status: 'passed' })
        .where(
          and(
            eq(ideas.year, first.year),
            eq(ideas.week, first.week),
            eq(ideas.status, 'suggested'),
            sql`${ideas.round} < ${first.round}`,
          ),
        );
      const { proactiveSuggestions } = await readSettings(tx);
      await logActivity(tx, { ...activity, tells: activity.tells && proactiveSuggestions });
    }),

  /** Adds one more idea after those of its round. */
  addIdea: (row: Omit<typeof ideas.$inferInsert, 'rank'>, activity: NewActivity) =>
    inWorkspace(row.workspaceId, async (tx) => {
      const round = and(eq(ideas.year, row.year), eq(ideas.week, row.week), eq(ideas.round, row.round));
      // Locked, so that two added at the same time get different places.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`ideas ${row.workspaceId}`}))`);
      const [last] = await tx
        .select({ rank: max(ideas.rank) })
        .from(ideas)
        .where(round);
      const foreseen = await foreseeIdeas(tx, [{ ...row, rank: (last?.rank ?? 0) + 1 }]);
      await tx.insert(ideas).values(foreseen.ideas);
      await foreseen.keep([row]);
      await noteMaterialUse(tx, [row]);
      await logActivity(tx, activity);
    }),

  /** Whether the first ideas wait for the owner's answers. */
  isAskingFirst: (workspaceId: string, now: Date): Promise<boolean> =>
    inWorkspace(workspaceId, (tx) => readInterviewHold(tx, workspaceId, now)),

  /** An engine that nobody has touched runs. */
  isRunning: (workspaceId: string) =>
    inWorkspace(
      workspaceId,
      async (tx) => (await tx.select({ running: engines.running }).from(engines))[0]?.running ?? true,
    ),

  /** The workspace's own posting time; null for the default. */
  readSlot: (workspaceId: string) =>
    inWorkspace(workspaceId, async (tx) => (await tx.select({ slot: engines.slot }).from(engines))[0]?.slot ?? null),

  /** False, and nothing changes, when the stored slot is not `from`. */
  changeSlot: (workspaceId: string, from: PostingSlot | null, to: PostingSlot | null, now: Date) =>
    inWorkspace(workspaceId, async (tx) => {
      await tx.insert(engines).values({ workspaceId, running: true, updatedAt: now }).onConflictDoNothing();
      const [engine] = await tx.select({ slot: engines.slot }).from(engines).for('update');
      if (!isDeepStrictEqual(engine?.slot ?? null, from)) return false;
      await tx.update(engines).set({ slot: to, updatedAt: now }).where(eq(engines.workspaceId, workspaceId));
      return true;
    }),

  ...ideaDismissalRepository,
  ...ideaRoundRepository,

  findIdea: (workspaceId: string, ideaId: string) => inWorkspace(workspaceId, (tx) => selectIdea(tx, ideaId)),
};

async function readInterviewHold(tx: Transaction, workspaceId: string, now: Date): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select ${isInterviewHeld(sql`${workspaceId}::uuid`, now)} as held`,
  );
  return rows[0]!.held;
}

/** Locks a logo until the commit, so that it is not deleted in between; false when there is none. */
async function keepLogo(tx: Transaction, fileId: string): Promise<boolean> {
  return (
    (
      await tx
        .select({ id: files.id })
        .from(files)
        .where(and(eq(files.id, fileId), eq(files.purpose, 'logo')))
        .for('key share')
    ).length > 0
  );
}

export async function selectIdea(tx: Transaction, ideaId: string): Promise<IdeaRow | null> {
  const [row] = await tx.select().from(ideas).where(eq(ideas.id, ideaId));
  return row ?? null;
}

const toProfile = ({
  name,
  what,
  place,
  audience,
  offers,
  tone,
  website,
  colours,
  logoFileId,
  font,
  avoidWords,
  trade,
  details,
}: typeof profiles.$inferSelect): StoredProfile => ({
  name,
  what,
  where: place,
  audience,
  offers,
  tone,
  website,
  colours,
  logoFileId,
  font,
  avoidWords,
  trade,
  details: completeDetails(details),
});

export type StoredProfile = Required<BusinessProfile>;
