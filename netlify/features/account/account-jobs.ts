import * as z from 'zod/mini';
import { job } from '../../queue/job';

/**
 * Makes a reset link and puts its mail into the outbox. Asked for whether the typed address has an account or not (the
 * id is then nobody's), so that the time an answer takes tells nothing. `origin` is the public address of the links.
 */
export const sendPasswordReset = job({
  name: 'send-password-reset',
  payload: z.object({ userId: z.uuid(), origin: z.url().check(z.maxLength(300)) }),
  retries: 3,
  retryDelay: 30,
  atOnce: 2,
});

/** Deletes links and invitations whose time is over. */
export const tidyAccounts = job({
  name: 'tidy-accounts',
  payload: z.object({}),
  retries: 2,
  retryDelay: 60,
  atOnce: 1,
  cron: '41 * * * *',
});
