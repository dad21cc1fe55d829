import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ForecastVerdict, UnscoredReason } from '../../../src/domain/forecast';
import { ideas } from './engine';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What each idea was expected to reach when it was made. No role may update a row: a score has to meet what was said before. */
export const ideaForecasts = pgTable(
  'idea_forecasts',
  {
    workspaceId: workspaceId(),
    ideaId: uuid('idea_id').notNull(),
    madeAt: instant('made_at').notNull(),
    /** Version of the method (src/domain/forecast.ts). */
    method: smallint('method').notNull(),
    /** Per cent of posts that end in the range. */
    level: smallint('level').notNull(),
    /** People; null while too few posts were measured. */
    low: integer('low'),
    middle: integer('middle'),
    high: integer('high'),
    /** The middle of a post of any kind. */
    usual: integer('usual'),
    /** What it rests on: measured posts, and the days since the first of them went out. */
    posts: integer('posts').notNull(),
    days: integer('days').notNull(),
    /** Per cent: what the evidence was worth, and the confidence that was stated after earlier results. */
    evidence: smallint('evidence').notNull(),
    confidence: smallint('confidence').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.ideaId] }),
    foreignKey({
      name: 'idea_forecasts_idea_fk',
      columns: [table.workspaceId, table.ideaId],
      foreignColumns: [ideas.workspaceId, ideas.id],
    }).onDelete('cascade'),
  ],
);

/** What became of them: one row each, written once, seven days after the post went out. */
export const forecastScores = pgTable(
  'forecast_scores',
  {
    workspaceId: workspaceId(),
    ideaId: uuid('idea_id').notNull(),
    /** No reference: what was learned stays when the post is deleted. */
    pieceId: uuid('piece_id').notNull(),
    /** The day on which the post went out, by the workspace's clock: the first of those counted. */
    firstDay: date('first_day').notNull(),
    outcome: text('outcome').$type<ForecastVerdict | UnscoredReason>().notNull(),
    /** People; null where it was not checked. */
    reached: integer('reached'),
    /** When the seven days were over. */
    dueAt: instant('due_at').notNull(),
    scoredAt: instant('scored_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.ideaId] }),
    index('forecast_scores_newest').on(table.workspaceId, table.dueAt, table.ideaId),
    foreignKey({
      name: 'forecast_scores_forecast_fk',
      columns: [table.workspaceId, table.ideaId],
      foreignColumns: [ideaForecasts.workspaceId, ideaForecasts.ideaId],
    }).onDelete('cascade'),
  ],
);
