import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './site-jobs';

export const siteJobHandlers = withHandlers(jobs, {
  handMessagesOver: async () => (await import('./site-wiring')).siteJobs().handMessagesOver(),
  tidySite: async () => (await import('./site-wiring')).siteJobs().tidySite(),
});
