import { sql } from 'drizzle-orm';
import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AutopilotHold } from '../../../src/domain/autopilot';
import type { Analysis } from '../../../src/domain/cycle-analysis';
import type { CycleEventKind, CyclePlan, CycleState, Measured, WeekSkip } from '../../../src/domain/cycle-run';
import type { RuleMode } from '../../../src/domain/rule';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The content engine's run of one week, once per workspace and week. */
export const cycleRuns = pgTable(
  'cycle_runs',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    year: integer('year').notNull(),
    week: integer('week').notNull(),
    startsOn: date('starts_on').notNull(),
    state: text('state').$type<CycleState>().notNull(),
    /** Goes up with each step: whoever acts on an earlier one has come too late. */
    step: integer('step').notNull(),
    reason: text('reason').$type<WeekSkip>(),
    /** As the settings were when it began. */
    mode: text('mode').$type<RuleMode>().notNull(),
    /** Which person it was, the activity log tells. */
    begunBy: text('begun_by').$type<'engine' | 'person'>().notNull(),
    analysis: jsonb('analysis').$type<Analysis>(),
    /** The idea that the engine chose; null where people choose. */
    ideaId: uuid('idea_id'),
    /** Of the post that the engine makes, chosen beforehand, so that a job that begins again makes the same one. */
    pieceId: uuid('piece_id').notNull(),
    plan: jsonb('plan').$type<CyclePlan>(),
    /** Why it waits for a person although it may post by itself. */
    held: text('held').$type<AutopilotHold>(),
    measured: jsonb('measured').$type<Measured>(),
    /** What happened up to here is known. */
    seenAt: instant('seen_at').notNull(),
    /** When it is to be looked at again, whatever happens; null for never. */
    nextAt: instant('next_at'),
    /** Until then a worker has it in hand. */
    heldUntil: instant('held_until'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('cycle_runs_once').on(table.workspaceId, table.year, table.week),
    unique('cycle_runs_tenant').on(table.workspaceId, table.id),
    // Those that may still move: a week without a yes until a month later, for a yes that comes late.
    index('cycle_runs_open')
      .on(table.workspaceId, table.startsOn)
      .where(sql`state <> 'done' and (state <> 'skipped' or reason in ('nobody-said-yes', 'taken-down'))`),
  ],
);

/** What happened in a run, each thing once. */
export const cycleEvents = pgTable(
  'cycle_events',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    runId: uuid('run_id').notNull(),
    /** "step 4", "activity <id>": the same thing is told once. */
    key: text('key').notNull(),
    what: text('what').$type<CycleEventKind>().notNull(),
    sentence: text('sentence').notNull(),
    /** Of the run: the order of what happened at the same moment. */
    step: integer('step').notNull(),
    /** The entry of the activity log that it repeats, which knows who did it. */
    activityId: uuid('activity_id'),
    ideaId: uuid('idea_id'),
    pieceId: uuid('piece_id'),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('cycle_events_once').on(table.workspaceId, table.runId, table.key),
    index('cycle_events_order').on(table.workspaceId, table.runId, table.at, table.step),
    foreignKey({
      name: 'cycle_events_run_fk',
      columns: [table.workspaceId, table.runId],
      foreignColumns: [cycleRuns.workspaceId, cycleRuns.id],
    }).onDelete('cascade'),
  ],
);
