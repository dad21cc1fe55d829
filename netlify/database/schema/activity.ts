import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ActivityType } from '../../../src/domain/activity';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The activity log, written by the service that did something, in the same transaction. */
export const activities = pgTable(
  'activities',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    type: text('type').$type<ActivityType>().notNull(),
    /** A sentence: "Published “Why sourdough takes two days”". */
    title: text('title').notNull(),
    status: text('status').$type<'completed' | 'pending' | 'failed'>().notNull(),
    /** Path of the page that shows it. */
    link: text('link'),
    /** Who did it; null when the product did it automatically. */
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull().default(''),
    /** Whether people are notified: it is shown in the bell of everybody but the actor. */
    tells: boolean('tells').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('activities_type').on(table.workspaceId, table.type, table.createdAt, table.id),
    index('activities_newest').on(table.workspaceId, table.createdAt, table.id),
    index('activities_tells').on(table.workspaceId, table.tells, table.createdAt, table.id),
    index('activities_actor').on(table.actorId),
    index('activities_age').on(table.createdAt),
  ],
);

/** How far a person has read a workspace's bell. */
export const activityViews = pgTable(
  'activity_views',
  { workspaceId: workspaceId(), userId: uuid('user_id').notNull(), seenAt: instant('seen_at').notNull() },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] })],
);
