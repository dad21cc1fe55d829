import * as z from 'zod/mini';
import { activityStatuses, activityTypes } from '../domain/activity';
import { endpoint } from './endpoint';
import { cursorInput, id, instant, pageSize, storedText } from './text';

const activitySchema = z.object({
  id,
  type: z.enum(activityTypes),
  title: storedText(300),
  status: z.enum(activityStatuses),
  /** Path of the page that shows it; null when there is none, or when the item is gone. */
  link: z.nullable(storedText(300)),
  /** Who did it; null when the product did it automatically. */
  actorName: z.nullable(storedText(120)),
  at: instant,
});

const bellSchema = z.object({
  /** Unread entries since `seenUntil`, counted up to 100; 100 means more than 99. */
  unseen: z.number(),
  /** Notable entries by other people, newest first. */
  items: z.array(activitySchema),
  seenUntil: instant,
});

export type Activity = z.infer<typeof activitySchema>;
export type Bell = z.infer<typeof bellSchema>;

export const activityContract = {
  listActivities: endpoint({
    method: 'GET',
    path: '/api/activity',
    access: 'session',
    summary: "The workspace's activity, newest first, paged by cursor.",
    input: z.object({ type: z.optional(z.enum(activityTypes)), cursor: cursorInput(), limit: pageSize(30) }),
    output: z.object({ items: z.array(activitySchema), nextCursor: z.nullable(storedText(200)) }),
  }),
  getBell: endpoint({
    method: 'GET',
    path: '/api/activity/bell',
    access: 'session',
    summary: 'New activity for the signed-in person: the unseen count, and the newest 20.',
    input: z.object({}),
    output: bellSchema,
  }),
  updateBell: endpoint({
    method: 'POST',
    path: '/api/activity/bell/seen',
    access: 'session',
    summary: 'Marks everything up to an instant as seen; the mark never moves back.',
    input: z.object({ seenUntil: instant }),
    output: bellSchema,
  }),
};
