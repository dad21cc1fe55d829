import { sql } from 'drizzle-orm';
import {
  boolean,
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
import type { Autopilot } from '../../../src/domain/autopilot';
import type { BusinessDetails } from '../../../src/domain/business-details';
import type { BrandFont, Tone } from '../../../src/domain/business-profile';
import type { PostingSlot } from '../../../src/domain/cycle';
import type { CallFrequency } from '../../../src/domain/engine-settings';
import type { Difficulty, Dismissal, Evidence, IdeaKind, IdeaStatus } from '../../../src/domain/idea';
import type { Network } from '../../../src/domain/network';
import type { NetworkWords } from '../../../src/domain/network-writing';
import type { PieceStatus, PieceType } from '../../../src/domain/piece';
import type { Pillar } from '../../../src/domain/pillar';
import type { PostingFrequency } from '../../../src/domain/posting-frequency';
import type { Minutes } from '../../../src/domain/savings';
import { BUILT_IN } from '../../../src/domain/written-by';
import { workspaceId, workspaces } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const profiles = pgTable('profiles', {
  workspaceId: uuid('workspace_id')
    .primaryKey()
    .references(() => workspaces.workspaceId, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  what: text('what').notNull(),
  place: text('place').notNull(),
  audience: text('audience').notNull(),
  offers: jsonb('offers').$type<string[]>().notNull(),
  tone: text('tone').$type<Tone>().notNull(),
  website: text('website').notNull().default(''),
  /** The brand colours as #rrggbb, most important first. */
  colours: jsonb('colours').$type<string[]>().notNull().default([]),
  logoFileId: uuid('logo_file_id'),
  /** The brand's typeface, by the designer's name. */
  font: text('font').$type<BrandFont>().notNull().default('grotesk'),
  /** Words to avoid in everything written for this business. */
  avoidWords: jsonb('avoid_words').$type<string[]>().notNull().default([]),
  /** The trade its owner chose, as the taxonomy's id; '' leaves it to what the profile says. */
  trade: text('trade').notNull().default(''),
  /** What its public page shows beside its posts; {} while nothing was entered. */
  details: jsonb('details').$type<Partial<BusinessDetails>>().notNull().default({}),
  updatedAt: instant('updated_at').notNull(),
});

export const engines = pgTable('engines', {
  workspaceId: uuid('workspace_id')
    .primaryKey()
    .references(() => workspaces.workspaceId, { onDelete: 'cascade' }),
  running: boolean('running').notNull(),
  /** When posts come out unless somebody says otherwise; null is the usual Thursday. */
  slot: jsonb('slot').$type<PostingSlot>(),
  frequency: text('frequency').$type<PostingFrequency>().notNull().default('weekly'),
  /** The times of the week where the frequency is custom. */
  slots: jsonb('slots').$type<PostingSlot[]>().notNull().default([]),
  platforms: jsonb('platforms').$type<Network[]>().notNull().default(['blog']),
  /** New posts go out as a newsletter too, at most one a week. */
  newsletter: boolean('newsletter').notNull().default(false),
  /** null until its owner changes the usual ones. */
  pillars: jsonb('pillars').$type<Pillar[]>(),
  voiceCalls: boolean('voice_calls').notNull().default(true),
  proactiveSuggestions: boolean('proactive_suggestions').notNull().default(true),
  performanceAlerts: boolean('performance_alerts').notNull().default(true),
  callFrequency: text('call_frequency').$type<CallFrequency>().notNull().default('weekly'),
  callTime: text('call_time').notNull().default('10:00'),
  /** What its owner changed of the usual guard rails. */
  autopilot: jsonb('autopilot').$type<Partial<Autopilot>>().notNull().default({}),
  /** Of actions that its owner has another opinion about. */
  minutes: jsonb('minutes').$type<Partial<Minutes>>().notNull().default({}),
  /** null is the usual one. */
  hourlyRate: integer('hourly_rate'),
  updatedAt: instant('updated_at').notNull(),
});

export const ideas = pgTable(
  'ideas',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    year: integer('year').notNull(),
    week: integer('week').notNull(),
    /** 0 for the week's first three; goes up with each "Generate New Ideas". */
    round: integer('round').notNull(),
    rank: integer('rank').notNull(),
    kind: text('kind').$type<IdeaKind>().notNull(),
    topic: text('topic').notNull(),
    title: text('title').notNull(),
    hook: text('hook').notNull(),
    reason: text('reason').notNull(),
    evidence: jsonb('evidence').$type<Evidence[]>().notNull(),
    keywords: jsonb('keywords').$type<string[]>().notNull(),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    effort: text('effort').notNull(),
    confidence: integer('confidence').notNull(),
    frames: jsonb('frames').$type<[string, string, string]>().notNull(),
    /** The day that it is about, if any. */
    aboutOn: date('about_on'),
    /** Whose words title and first line are: 'builtin', or a model's name. */
    writtenBy: text('written_by').notNull().default(BUILT_IN),
    /** Why a model's words were not used; '' for none. */
    writerNote: text('writer_note').notNull().default(''),
    /** Its set was made because the owner had just told us something new: it is none of those that a week may ask for. */
    told: boolean('told').notNull().default(false),
    status: text('status').$type<IdeaStatus>().notNull(),
    /** Why its owner did not want it; null for every other. */
    dismissal: text('dismissal').$type<Dismissal>(),
    dismissedAt: instant('dismissed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('ideas_place').on(table.workspaceId, table.year, table.week, table.round, table.rank),
    unique('ideas_tenant').on(table.workspaceId, table.id),
  ],
);

export const pieces = pgTable(
  'pieces',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    ideaId: uuid('idea_id'),
    year: integer('year').notNull(),
    week: integer('week').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    altText: text('alt_text').notNull(),
    keywords: jsonb('keywords').$type<string[]>().notNull(),
    type: text('type').$type<PieceType>().notNull().default('post'),
    /** Where it is meant to go. */
    platforms: jsonb('platforms').$type<Network[]>().notNull().default(['blog']),
    /** Id of a pillar of the workspace; '' for none. */
    pillar: text('pillar').notNull().default(''),
    /** Its first words were written by the product. */
    aiGenerated: boolean('ai_generated').notNull().default(true),
    /** Who wrote those first words: 'builtin', or a model's name. */
    writtenBy: text('written_by').notNull().default(BUILT_IN),
    /** Why a model's words were not used; '' for none. */
    writerNote: text('writer_note').notNull().default(''),
    /** What the model wrote for networks; it goes when title or text changes. */
    networkWords: jsonb('network_words').$type<NetworkWords[]>().notNull().default([]),
    status: text('status').$type<PieceStatus>().notNull(),
    /** Goes up with every change. The versions of each part's last change tell what an edit conflicts with. */
    version: integer('version').notNull(),
    /** Version of the last change of the text, or of who can read it. */
    wordsVersion: integer('words_version').notNull().default(1),
    pictureVersion: integer('picture_version').notNull().default(1),
    /** Why it was made without a clip; '' where nothing kept one from being made. */
    clipNote: text('clip_note').notNull().default(''),
    /** The campaign that was drafted about it when it was made; it may be gone. */
    mailDraftId: uuid('mail_draft_id'),
    /** The day that it is about, if any. */
    aboutOn: date('about_on'),
    /** The published post that it says again, in other words. */
    againOf: uuid('again_of'),
    /** The post of an idea that this article was written with. */
    articleOf: uuid('article_of'),
    /** Last part of the public path; fixed at the first publication. */
    slug: text('slug'),
    scheduledFor: instant('scheduled_for'),
    publishedAt: instant('published_at'),
    /** Last correction after publication. */
    revisedAt: instant('revised_at'),
    failure: text('failure'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('pieces_tenant').on(table.workspaceId, table.id),
    // An idea becomes one post, however often the button is pressed.
    uniqueIndex('pieces_idea').on(table.workspaceId, table.ideaId),
    uniqueIndex('pieces_slug').on(table.workspaceId, table.slug),
    // Ascending: read backwards they serve "newest first"; drizzle's desc() adds NULLS LAST, which our ORDER BY
    // clauses do not have.
    index('pieces_newest').on(table.workspaceId, table.createdAt, table.id),
    index('pieces_status').on(table.workspaceId, table.status, table.createdAt, table.id),
    index('pieces_week').on(table.workspaceId, table.year, table.week),
    index('pieces_touched').on(table.workspaceId, table.updatedAt, table.id),
    index('pieces_published').on(table.workspaceId, table.publishedAt, table.id),
    // For the overview: counted without a look at the rows, and the times that are taken without a sort.
    index('pieces_out')
      .on(table.workspaceId, table.publishedAt)
      .where(sql`status = 'published'`),
    index('pieces_scheduled')
      .on(table.workspaceId, table.scheduledFor)
      .where(sql`status = 'scheduled'`),
    // The queue's second and third part; its first is what is scheduled.
    index('pieces_waiting')
      .on(table.workspaceId, table.createdAt, table.id)
      .where(sql`status in ('draft', 'generating', 'review', 'failed')`),
    index('pieces_past')
      .on(table.workspaceId, sql`coalesce(published_at, created_at)`, table.id)
      .where(sql`status in ('published', 'taken-down')`),
    foreignKey({
      name: 'pieces_idea_fk',
      columns: [table.workspaceId, table.ideaId],
      foreignColumns: [ideas.workspaceId, ideas.id],
    }),
  ],
);

/** What was published, once per post and channel. */
export const publications = pgTable(
  'publications',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    pieceId: uuid('piece_id').notNull(),
    channel: text('channel').$type<'site'>().notNull(),
    state: text('state').$type<'published' | 'taken-down'>().notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [
    unique('publications_once').on(table.workspaceId, table.pieceId, table.channel),
    foreignKey({
      name: 'publications_piece_fk',
      columns: [table.workspaceId, table.pieceId],
      foreignColumns: [pieces.workspaceId, pieces.id],
    }).onDelete('cascade'),
  ],
);
