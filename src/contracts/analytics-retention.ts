import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { day } from './text';

/** Who comes back: contacts, because nobody else can be recognised from week to week. */
export const analyticsRetentionContract = {
  getRetention: endpoint({
    method: 'GET',
    path: '/api/analytics/retention',
    access: 'session',
    summary:
      'Contacts by the week in which they first opened, clicked or bought, and how many came back in each week since.',
    input: z.object({}),
    output: z.object({
      /** The oldest first; whole weeks only. `back`: how many came back one week later, two weeks later and so on. */
      cohorts: z.array(z.object({ first: day, people: z.number(), back: z.array(z.number()) })),
    }),
  }),
};
