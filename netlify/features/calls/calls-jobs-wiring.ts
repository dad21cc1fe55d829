import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './calls-jobs';

export const callsJobHandlers = withHandlers(jobs, {
  lookAfterCalls: async () => (await import('./calls-wiring')).callJobs().lookAfterCalls(),
});
