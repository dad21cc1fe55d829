import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './calls-jobs';

export const callsJobHandlers = withHandlers(jobs, {
  ringBrowsers: async ({ workspaceId }) => (await import('./calls-wiring')).callJobs().ringBrowsers(workspaceId),
  lookAfterCalls: async () => (await import('./calls-wiring')).callJobs().lookAfterCalls(),
});
