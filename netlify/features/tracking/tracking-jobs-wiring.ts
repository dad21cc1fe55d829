import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './tracking-jobs';

export const trackingJobHandlers = withHandlers(jobs, {
  tidyCampaigns: async () => (await import('./tracking-wiring')).trackingJobs().tidyCampaigns(),
});
