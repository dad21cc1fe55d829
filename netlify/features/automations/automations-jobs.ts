import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Every minute: lets people into automations that run, takes those out who are through, and does the steps that are due. */
export const advanceAutomations = job({
  name: 'advance-automations',
  payload: z.object({}),
  retries: 1,
  retryDelay: 20,
  atOnce: 1,
  cron: '* * * * *',
});
