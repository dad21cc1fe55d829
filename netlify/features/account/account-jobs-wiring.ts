import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './account-jobs';

export const accountJobHandlers = withHandlers(jobs, {
  sendPasswordReset: async (payload) => (await import('./account-wiring')).accountJobs().sendPasswordReset(payload),
  tidyAccounts: async () => (await import('./account-wiring')).accountJobs().tidy(),
});
