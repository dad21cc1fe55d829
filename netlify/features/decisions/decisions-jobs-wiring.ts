import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './decisions-jobs';

export const decisionsJobHandlers = withHandlers(jobs, {
  createChosen: async (payload) => (await import('./decisions-wiring')).decisionJobs().createChosen(payload),
  lookAfterDecisions: async () => (await import('./decisions-wiring')).decisionJobs().lookAfterDecisions(),
});
