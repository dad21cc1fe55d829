import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../../src/domain/activity';
import { isMended, type CycleEventKind } from '../../../../src/domain/cycle-run';
import { pauseOf } from '../../../../src/domain/plan-pause';
import type { RunNow } from '../../../../src/domain/cycle-step';
import type { Week } from '../../../../src/domain/week';
import { inWorkspace, type Transaction } from '../../../database/client';
import { cycleEvents, cycleRuns } from '../../../database/schema/cycle';
import { engines, ideas, pieces, profiles } from '../../../database/schema/engine';
import { workspaces } from '../../../database/schema/workspace';
import { enqueue } from '../../../queue/enqueue';
import { logActivity } from '../../../records/activity/activity-log';
import { advanceCycle } from '../engine-jobs';
import { readSettings } from '../settings/engine-settings-repository';
import { copyActivities } from './cycle-event-repository';

export type CycleRunRepository = typeof cycleRunRepository;
export type CycleRunRow = typeof cycleRuns.$inferSelect;

/** The runs of weeks. Each step is one transaction, so that whoever is killed between two is continued. */
export const cycleRunRepository = {
  /**
   * Begins a week: once, however often and by whomever it is asked. A week that was skipped for a cause that is gone begins
   * after all. Answers with its run, and whether it was this call that began it.
   */
  begin: (workspaceId: string, { id, pieceId, week, begunBy, now, told }: Beginning): Promise<Begun> =>
    inWorkspace(workspaceId, async (tx) => {
      const { autopilot } = await readSettings(tx);
      const started = { state: 'analyzing' as const, reason: null, mode: autopilot.mode, begunBy, updatedAt: now };
      const added = await tx
        .insert(cycleRuns)
        .values({
          ...started,
          ...{ id, workspaceId, year: week.year, week: week.week, startsOn: week.startsOn, pieceId, step: 0 },
          ...{ seenAt: now, nextAt: now, createdAt: now },
        })
        .onConflictDoNothing()
        .returning();
      const [run] = added.length > 0 ? added : await tx.select().from(cycleRuns).where(ofWeek(week)).for('update');
      if (!run) throw new Error('A run that is in the way is there.');
      const again = added.length === 0 && run.state === 'skipped' && isMended(run.reason);
      if (added.length === 0 && !again) return { run, isNew: false };
      const step = run.step + 1;
      await tx
        .update(cycleRuns)
        .set({ ...started, step, seenAt: now, nextAt: now, heldUntil: null })
        .where(eq(cycleRuns.id, run.id));
      await tell(tx, run, { ...told, step, now });
      await enqueue(tx, advanceCycle, { workspaceId, runId: run.id });
      return { run: { ...run, ...started, step }, isNew: true };
    }),

  /** The run of a week; null where it has none. */
  findOfWeek: (workspaceId: string, week: Pick<Week, 'year' | 'week'>) =>
    inWorkspace(workspaceId, async (tx) => (await tx.select().from(cycleRuns).where(ofWeek(week)))[0] ?? null),

  /** Takes a run in hand until `until`; false when another worker has it. What people did meanwhile joins its log. */
  hold: (workspaceId: string, runId: string, { now, until }: { now: Date; until: Date }): Promise<boolean> =>
    inWorkspace(workspaceId, async (tx) => {
      const held = await tx
        .update(cycleRuns)
        .set({ heldUntil: until, nextAt: until })
        .where(and(eq(cycleRuns.id, runId), or(isNull(cycleRuns.heldUntil), lte(cycleRuns.heldUntil, now))))
        .returning();
      for (const run of held) await copyActivities(tx, run);
      return held.length > 0;
    }),

  /** A run with all that decides about its next step; null when it is gone. */
  read: (workspaceId: string, runId: string, now: Date): Promise<FoundRun | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [run] = await tx.select().from(cycleRuns).where(eq(cycleRuns.id, runId));
      const [workspace] = await tx.select().from(workspaces);
      if (!run || !workspace) return null;
      const { zone, slug, kind } = workspace;
      return { run, now: await readNow(tx, run, workspace, now), place: { id: workspaceId, zone, slug, kind } };
    }),

  /**
   * One step: the change of a run with all that is told of it, in one transaction. False, and nothing happens, when the run
   * is no longer as the caller saw it.
   */
  step: (run: CycleRunRow, change: RunChange, now: Date, told: Told | null): Promise<boolean> =>
    inWorkspace(run.workspaceId, async (tx) => {
      const step = run.step + 1;
      const changed = await tx
        .update(cycleRuns)
        .set({ ...change, step, updatedAt: now })
        .where(and(eq(cycleRuns.id, run.id), eq(cycleRuns.step, run.step)))
        .returning({ id: cycleRuns.id });
      if (changed.length === 0) return false;
      await copyActivities(tx, run);
      if (told) await tell(tx, run, { ...told, step, now });
      return true;
    }),

  /** Lets a run rest until something happens, or until `nextAt`. */
  rest: (run: CycleRunRow, { seenAt, nextAt }: { seenAt: Date; nextAt: Date | null }): Promise<void> =>
    inWorkspace(run.workspaceId, async (tx) => {
      await copyActivities(tx, run);
      await tx.update(cycleRuns).set({ seenAt, nextAt, heldUntil: null }).where(eq(cycleRuns.id, run.id));
    }),

  /** After a failure: whoever tries again need not wait until the hold ends. */
  release: (workspaceId: string, runId: string): Promise<void> =>
    inWorkspace(workspaceId, async (tx) => {
      await tx.update(cycleRuns).set({ heldUntil: null }).where(eq(cycleRuns.id, runId));
    }),
};

const ofWeek = ({ year, week }: Pick<Week, 'year' | 'week'>) => and(eq(cycleRuns.year, year), eq(cycleRuns.week, week));

async function readNow(
  tx: Transaction,
  run: CycleRunRow,
  workspace: typeof workspaces.$inferSelect,
  now: Date,
): Promise<RunNow> {
  const [profile] = await tx.select({ one: sql`1` }).from(profiles);
  const [engine] = await tx.select({ running: engines.running }).from(engines);
  const { autopilot } = await readSettings(tx);
  const its = await tx
    .select({ id: ideas.id, status: ideas.status, round: ideas.round })
    .from(ideas)
    .where(and(eq(ideas.year, run.year), eq(ideas.week, run.week)))
    .orderBy(ideas.round, ideas.rank);
  const found =
    its.length === 0
      ? []
      : await tx
          .select()
          .from(pieces)
          .where(
            inArray(
              pieces.ideaId,
              its.map(({ id }) => id),
            ),
          )
          .orderBy(pieces.createdAt, pieces.id);
  const posts = found.map(({ id, title, status, version, scheduledFor, publishedAt }) => ({
    ...{ id, title, status, version, scheduledFor, publishedAt },
    isOwn: id === run.pieceId,
  }));
  const newest = Math.max(0, ...its.map(({ round }) => round));
  return {
    ...{ state: run.state, reason: run.reason, mode: run.mode, held: run.held, plan: run.plan, startsOn: run.startsOn },
    zone: workspace.zone,
    hasProfile: profile !== undefined,
    ideas: its.length,
    pickedIdeas: its.filter(({ status }) => status === 'picked').length,
    pieces: posts.map(({ status }) => status),
    running: engine?.running ?? true,
    paused: pauseOf(workspace, now) !== null,
    guards: autopilot,
    firstIdea: its.find(({ round, status }) => round === newest && status === 'suggested')?.id ?? null,
    chosen: its.find(({ id }) => id === run.ideaId)?.status ?? null,
    posts,
  };
}

/** An event, and the entry of the activity log that it repeats, under one key. */
async function tell(
  tx: Transaction,
  run: Pick<CycleRunRow, 'workspaceId' | 'id'>,
  { eventId, what, sentence, ideaId, pieceId, activity, step, now }: Told & { step: number; now: Date },
): Promise<void> {
  if (activity) await logActivity(tx, activity);
  await tx
    .insert(cycleEvents)
    .values({
      ...{ id: eventId, workspaceId: run.workspaceId, runId: run.id, what, sentence, step, ideaId, pieceId, at: now },
      key: activity ? `activity ${activity.id}` : `step ${step}`,
      activityId: activity?.id ?? null,
    })
    .onConflictDoNothing();
}

export interface Told {
  eventId: string;
  what: CycleEventKind;
  sentence: string;
  ideaId?: string;
  pieceId?: string;
  /** Also for the activity log of the workspace. */
  activity?: NewActivity;
}

interface Beginning {
  id: string;
  pieceId: string;
  week: Week;
  begunBy: CycleRunRow['begunBy'];
  now: Date;
  told: Told;
}

interface Begun {
  run: CycleRunRow;
  isNew: boolean;
}

export interface FoundRun {
  run: CycleRunRow;
  now: RunNow;
  place: { id: string; zone: string; slug: string; kind: 'real' | 'demo' };
}

export type RunChange = Partial<
  Pick<CycleRunRow, 'state' | 'reason' | 'analysis' | 'ideaId' | 'plan' | 'held' | 'measured'>
>;
