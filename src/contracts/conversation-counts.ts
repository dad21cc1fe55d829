import * as z from 'zod/mini';
import { endpoint } from './endpoint';

export const conversationsPath = '/api/conversations';

/** Apart from the list, because every page's navigation asks for it. */
export const conversationCountsContract = {
  getConversationCounts: endpoint({
    method: 'GET',
    path: `${conversationsPath}/counts`,
    access: 'session',
    summary: 'How many conversations each tab holds.',
    input: z.object({}),
    output: z.object({
      all: z.number(),
      unread: z.number(),
      open: z.number(),
      closed: z.number(),
      snoozed: z.number(),
      mine: z.number(),
    }),
  }),
};
