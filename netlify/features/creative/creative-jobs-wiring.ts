import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './creative-jobs';

export const creativeJobHandlers = withHandlers(jobs, {
  failCreation: async (payload) => (await import('./making/making-wiring')).makingJobs().giveUp(payload),
  makeCreation: async (payload) => (await import('./making/making-wiring')).makingJobs().make(payload),
  rescueCreation: async (payload) => (await import('./making/making-wiring')).makingJobs().rescue(payload),
  tidyCreations: async () => void (await (await import('./library/library-wiring')).libraryJobs().tidyCreations()),
});
