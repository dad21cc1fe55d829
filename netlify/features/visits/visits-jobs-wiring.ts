import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './visits-jobs';

export const visitsJobHandlers = withHandlers(jobs, {
  tidyVisits: async () => (await import('./visits-wiring')).visitsJobs().tidyVisits(),
});
