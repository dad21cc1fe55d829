import * as z from 'zod/mini';
import { job } from '../../queue/job';

/**
 * Makes a reset link and puts its email into the outbox. Enqueued whether or not the typed address has an
 * account (the id is then nobody's), so that response times reveal nothing. `origin` is the public origin of
 * links.
 */
export const sendPasswordReset = job({
  name: 'send-password-reset',
  payload: z.object({ userId: z.uuid(), origin: z.url().check(z.maxLength(300)) }),
  retries: 3,
  retryDelay: 30,
  atOnce: 2,
});

/** Deletes expired links and invitations. */
export const tidyAccounts = job({
  name: 'tidy-accounts',
  payload: z.object({}),
  retries: 2,
  retryDelay: 60,
  atOnce: 1,
  cron: '41 * * * *',
});
