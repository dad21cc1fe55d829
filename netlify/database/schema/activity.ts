import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ActivityType } from '../../../src/domain/activity';
import { workspaceId } from './workspace';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What happened in a workspace, written by the service that did it, in the transaction that did it. */
export const activities = pgTable(
  'activities',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    type: text('type').$type<ActivityType>().notNull(),
    /** A sentence: "Published “Why sourdough takes two days”". */
    title: text('title').notNull(),
    status: text('status').$type<'completed' | 'pending' | 'failed'>().notNull(),
    /** Page of the application that shows it. */
    link: text('link'),
    /** Who did it; null when the product did it by itself. */
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull().default(''),
    /** Whether it is worth telling people: shown in the bell of everybody but the actor. */
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

/** Up to when a person has seen the bell of a workspace. */
export const activityViews = pgTable(
  'activity_views',
  { workspaceId: workspaceId(), userId: uuid('user_id').notNull(), seenAt: instant('seen_at').notNull() },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] })],
);
