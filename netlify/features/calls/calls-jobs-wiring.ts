import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './calls-jobs';

export const callsJobHandlers = withHandlers(jobs, {
  ringBrowsers: async ({ workspaceId }) => (await import('./calls-due-wiring')).callJobs().ringBrowsers(workspaceId),
  lookAfterCalls: async () => (await import('./calls-due-wiring')).callJobs().lookAfterCalls(),
});
