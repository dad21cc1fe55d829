import * as z from 'zod/mini';
import { job } from './job';

/** Every quarter of an hour: asks for ideas wherever Monday 07:00 has come. Quarters, because some zones are 45 minutes off. */
export const beginWeeks = job({
  name: 'begin-weeks',
  payload: z.object({}),
  retries: 0,
  retryDelay: 1,
  atOnce: 1,
  cron: '*/15 * * * *',
});
