import * as z from 'zod/mini';
import { activityStatuses, activityTypes } from '../domain/activity';
import { endpoint } from './endpoint';
import { id, instant, storedText } from './text';

export const overviewContract = {
  getOverview: endpoint({
    method: 'GET',
    path: '/api/overview',
    access: 'session',
    summary: 'Counts, recent activity and tasks of the workspace.',
    input: z.object({}),
    output: z.object({
      /** Waiting items are counted up to 100; 100 means more than 99. */
      metrics: z.array(
        z.object({
          name: z.enum(['published', 'review', 'scheduled', 'images']),
          value: z.number(),
          lastWeek: z.nullable(z.number()),
          series: z.array(z.number()),
        }),
      ),
      activity: z.array(
        z.object({
          id,
          type: z.enum(activityTypes),
          title: storedText(300),
          at: instant,
          status: z.enum(activityStatuses),
          link: z.nullable(storedText(300)),
          pictureUrl: z.nullable(storedText(300)),
        }),
      ),
      tasks: z.array(
        z.object({
          title: storedText(300),
          dueAt: z.nullable(instant),
          priority: z.enum(['high', 'medium', 'low']),
          type: z.enum(['content', 'call', 'analytics']),
          pieceId: z.nullable(id),
          campaignId: z.nullable(id),
        }),
      ),
    }),
  }),
};
