import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './imports-jobs';

export const importsJobHandlers = withHandlers(jobs, {
  failImport: async (payload) => (await import('./imports-wiring')).importsJobs().giveUp(payload),
  importContacts: async (payload) => (await import('./imports-wiring')).importsJobs().run(payload),
});
