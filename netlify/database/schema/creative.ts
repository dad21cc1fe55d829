import { foreignKey, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { AspectRatio } from '../../../src/domain/image-format';
import type { ImageBrief } from '../../ports/image';
import { pieces } from './engine';
import { workspaceId } from './workspace';

/**
 * A picture is its brief: the file is rendered from it when it is first asked for and kept in storage under the
 * brief's hash, so that a lost file comes back and equal briefs share one file.
 */
export const pictures = pgTable(
  'pictures',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    pieceId: uuid('piece_id'),
    brief: jsonb('brief').$type<ImageBrief>().notNull(),
    storageKey: text('storage_key').notNull(),
    provider: text('provider').notNull(),
    title: text('title').notNull(),
    altText: text('alt_text').notNull(),
    aspectRatio: text('aspect_ratio').$type<AspectRatio>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('pictures_tenant').on(table.workspaceId, table.id),
    index('pictures_newest').on(table.workspaceId, table.createdAt, table.id),
    index('pictures_storage_key').on(table.storageKey),
    index('pictures_piece').on(table.workspaceId, table.pieceId),
    foreignKey({ name: 'pictures_piece_fk', columns: [table.workspaceId, table.pieceId], foreignColumns: [pieces.workspaceId, pieces.id] }).onDelete('cascade'),
  ],
);
