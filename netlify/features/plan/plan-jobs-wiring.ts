import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './plan-jobs';

export const planJobHandlers = withHandlers(jobs, {
  sendPlanMail: async (payload) => (await import('./plan-wiring')).planJobs().sendPlanMail(payload),
  settleUsage: async () => (await import('./plan-wiring')).planJobs().settleUsage(),
  renewPlans: async () => (await import('./plan-wiring')).planJobs().renewPlans(),
});
