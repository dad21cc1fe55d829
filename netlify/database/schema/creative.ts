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
import type { PhotoOrigin } from '../../../src/domain/free-photo';
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
 * Pictures and clips, made here or uploaded. The built-in designer's output is determined by its brief: the file
 * is rendered from it and stored under the brief's hash, so that a lost file can be restored and equal briefs
 * share one file.
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
    /** Percent, while generating or refining. */
    progress: integer('progress').notNull().default(100),
    /** Why it failed, for the workspace's members. */
    cause: text('cause'),
    /** For pictures made here, also by a service, though those cannot be redrawn from it. */
    brief: jsonb('brief').$type<ImageBrief>(),
    /** For clips made here. */
    motion: jsonb('motion').$type<MotionBrief>(),
    /** The description that was asked for; '' for uploads. */
    prompt: text('prompt').notNull().default(''),
    storageKey: text('storage_key').notNull(),
    /** For clips: the still that represents it. */
    posterKey: text('poster_key'),
    contentType: text('content_type').notNull().default('image/webp'),
    /** The file's size, if it is known without reading the file. */
    bytes: integer('bytes'),
    /** For photographs of an open catalogue: where they come from and what it says of their licence. */
    origin: jsonb('origin').$type<PhotoOrigin>(),
    durationMs: integer('duration_ms'),
    quality: text('quality').$type<VideoQuality>(),
    provider: text('provider').notNull(),
    title: text('title').notNull(),
    altText: text('alt_text').notNull(),
    /** For uploads: the nearest one. */
    aspectRatio: text('aspect_ratio').$type<AspectRatio>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    folderId: uuid('folder_id'),
    /** What it was made from: another version, or another ratio. */
    parentId: uuid('parent_id'),
    likes: integer('likes').notNull().default(0),
    downloads: integer('downloads').notNull().default(0),
    /** The allowance unit that is reserved while it is generating. */
    unitId: uuid('unit_id'),
    /** Until when the process that draws its rough picture claims it; renewed while drawing, null when nobody does. */
    heldUntil: instant('held_until'),
    /** The searchable text; maintained by the database. */
    search: text('search')
      .generatedAlwaysAs(sql`lower(title || ' ' || prompt)`)
      .notNull(),
    /** Removed from every list; the row is deleted some days later. */
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
    // Chosen twice, a photograph of the catalogue is kept once.
    index('creations_origin')
      .on(table.workspaceId, sql`(${table.origin}->>'photoId')`)
      .where(sql`origin is not null`),
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

/** Who likes what; `creations.likes` is counted in the same transaction. */
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

/** A page that shows a creation to anyone with its address, until sharing ends. The token begins with its workspace. */
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

/** A workspace's own description templates, beside the product's four. */
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
