import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './account-jobs';

export const accountJobHandlers = withHandlers(jobs, {
  sendPasswordReset: async (payload) => (await import('./link-mail-wiring')).linkMail().sendPasswordReset(payload),
  tidyAccounts: async () => (await import('./link-mail-wiring')).linkMail().tidy(),
});
