import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { CreationSource, CreationStatus, CreationType } from '../../../src/domain/creation';
import type { AspectRatio, ImageStyle, VideoQuality } from '../../../src/domain/image-format';
import type { TemplateCategory } from '../../../src/domain/library';
import type { ImageBrief } from '../../ports/image';
import type { MotionBrief } from '../../ports/motion';
import { pieces } from './engine';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const creationFolders = pgTable(
  'creation_folders',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('creation_folders_tenant').on(table.workspaceId, table.id),
    uniqueIndex('creation_folders_name').on(table.workspaceId, sql`lower(${table.name})`),
  ],
);

/**
 * Pictures and clips, made here or brought here. What the built-in designers make is its brief: the file is rendered
 * from it and kept in storage under the brief's hash, so that a lost file comes back and equal briefs share one file.
 */
export const creations = pgTable(
  'creations',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    pieceId: uuid('piece_id'),
    type: text('type').$type<CreationType>().notNull().default('image'),
    source: text('source').$type<CreationSource>().notNull().default('made'),
    status: text('status').$type<CreationStatus>().notNull().default('completed'),
    /** Percent, while it is generating or refining. */
    progress: integer('progress').notNull().default(100),
    /** Why it failed, for its people. */
    cause: text('cause'),
    /** Of pictures made here; of a service's too, though it cannot be drawn again from it. */
    brief: jsonb('brief').$type<ImageBrief>(),
    /** Of clips made here. */
    motion: jsonb('motion').$type<MotionBrief>(),
    /** What was asked for; '' of what was brought. */
    prompt: text('prompt').notNull().default(''),
    storageKey: text('storage_key').notNull(),
    /** Of clips: the still that stands for it. */
    posterKey: text('poster_key'),
    contentType: text('content_type').notNull().default('image/webp'),
    /** Size of the file, where it is known without reading it. */
    bytes: integer('bytes'),
    durationMs: integer('duration_ms'),
    quality: text('quality').$type<VideoQuality>(),
    provider: text('provider').notNull(),
    title: text('title').notNull(),
    altText: text('alt_text').notNull(),
    /** Of what was brought: the nearest. */
    aspectRatio: text('aspect_ratio').$type<AspectRatio>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    folderId: uuid('folder_id'),
    /** What it was made from: another version of it, or another ratio. */
    parentId: uuid('parent_id'),
    likes: integer('likes').notNull().default(0),
    downloads: integer('downloads').notNull().default(0),
    /** The unit of the allowance that is reserved while it is generating. */
    unitId: uuid('unit_id'),
    /** Until when the process that draws its rough picture holds it; renewed while it draws, null when nobody does. */
    heldUntil: instant('held_until'),
    /** What search looks through; kept by the database. */
    search: text('search')
      .generatedAlwaysAs(sql`lower(title || ' ' || prompt)`)
      .notNull(),
    /** Out of every list; the row goes some days later. */
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('creations_tenant').on(table.workspaceId, table.id),
    index('creations_newest').on(table.workspaceId, table.createdAt, table.id),
    // For the overview: what was drawn, a post's shapes as one, counted without a look at the rows.
    index('creations_drawn')
      .on(table.workspaceId, table.createdAt)
      .where(sql`piece_id is null or aspect_ratio = '1:1'`),
    index('creations_most_liked').on(table.workspaceId, table.likes, table.id),
    index('creations_most_downloaded').on(table.workspaceId, table.downloads, table.id),
    index('creations_title').on(table.workspaceId, sql`lower(${table.title})`, table.id),
    index('creations_storage_key').on(table.storageKey),
    index('creations_poster_key').on(table.posterKey),
    index('creations_piece').on(table.workspaceId, table.pieceId),
    index('creations_folder').on(table.workspaceId, table.folderId, table.createdAt, table.id),
    index('creations_deleted').on(table.deletedAt),
    foreignKey({
      name: 'creations_piece_fk',
      columns: [table.workspaceId, table.pieceId],
      foreignColumns: [pieces.workspaceId, pieces.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'creations_folder_fk',
      columns: [table.workspaceId, table.folderId],
      foreignColumns: [creationFolders.workspaceId, creationFolders.id],
    }),
  ],
);

/** Who likes what; `creations.likes` counts them in the same transaction. */
export const creationLikes = pgTable(
  'creation_likes',
  { workspaceId: workspaceId(), creationId: uuid('creation_id').notNull(), userId: uuid('user_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.creationId, table.userId] }),
    index('creation_likes_user').on(table.userId),
    foreignKey({
      name: 'creation_likes_creation_fk',
      columns: [table.workspaceId, table.creationId],
      foreignColumns: [creations.workspaceId, creations.id],
    }).onDelete('cascade'),
  ],
);

/** A page that shows a creation to whoever has its address, until it is taken back. The token begins with its workspace. */
export const creationShares = pgTable(
  'creation_shares',
  {
    workspaceId: workspaceId(),
    creationId: uuid('creation_id').notNull(),
    token: text('token').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.creationId] }),
    unique('creation_shares_token').on(table.token),
    foreignKey({
      name: 'creation_shares_creation_fk',
      columns: [table.workspaceId, table.creationId],
      foreignColumns: [creations.workspaceId, creations.id],
    }).onDelete('cascade'),
  ],
);

/** A description to begin with, kept by a workspace beside the four that come with the product. */
export const creationTemplates = pgTable(
  'creation_templates',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    prompt: text('prompt').notNull(),
    aspectRatio: text('aspect_ratio').$type<AspectRatio>().notNull(),
    style: text('style').$type<ImageStyle>().notNull(),
    category: text('category').$type<TemplateCategory>().notNull().default('social'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('creation_templates_tenant').on(table.workspaceId, table.id),
    index('creation_templates_newest').on(table.workspaceId, table.createdAt, table.id),
  ],
);
