import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './file-jobs';

export const fileJobHandlers = withHandlers(jobs, {
  removeOrphans: async () => void (await (await import('./file-wiring')).fileJobs().removeOrphans()),
});
