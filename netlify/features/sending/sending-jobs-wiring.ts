import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './sending-jobs';

export const sendingJobHandlers = withHandlers(jobs, {
  checkDomains: async () => (await import('./sending-wiring')).sendingJobs().checkDomains(),
  sendCampaign: async (payload, stops) =>
    (await import('./campaigns/campaign-sender-wiring')).campaignSenderJobs().send(payload, stops),
  startCampaigns: async () => (await import('./campaigns/campaign-sender-wiring')).campaignSenderJobs().start(),
});
