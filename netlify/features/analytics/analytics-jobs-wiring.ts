import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './analytics-jobs';

export const analyticsJobHandlers = withHandlers(jobs, {
  foldEvents: async () => (await import('./store/fold-wiring')).foldService().foldEvents(),
  beginInsights: async () => (await import('./insights/insight-wiring')).insightJobs().beginInsights(),
  findInsights: async (payload) => (await import('./insights/insight-wiring')).insightJobs().findInsights(payload),
  dropOldEvents: async () => (await import('./store/fold-wiring')).foldService().dropOldEvents(),
  // A demo's insights are found as any other's, as soon as its year is there.
  fillDemoYear: async (payload) => {
    await (await import('./demo/analytics-demo-wiring')).fillDemoYear(payload);
    await (await import('./insights/insight-wiring')).insightJobs().findInsights(payload);
  },
});
