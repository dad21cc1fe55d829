import * as z from 'zod/mini';
import { job } from './job';

/**
 * Makes the invoices of periods that end soon, begins periods that were paid before, reminds once of what is overdue.
 * Every hour, because a day begins at another hour in every zone; it does nothing where it has been done.
 */
export const renewPlans = job({
  name: 'renew-plans',
  payload: z.object({}),
  retries: 3,
  retryDelay: 120,
  atOnce: 1,
  cron: '23 * * * *',
});
