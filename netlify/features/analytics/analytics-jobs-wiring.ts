import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './analytics-jobs';

export const analyticsJobHandlers = withHandlers(jobs, {
  foldEvents: async () => (await import('./store/fold-wiring')).foldService().foldEvents(),
  beginInsights: async () => (await import('./insights/insight-wiring')).insightJobs().beginInsights(),
  findInsights: async (payload) => (await import('./insights/insight-wiring')).insightJobs().findInsights(payload),
  dropOldEvents: async () => (await import('./store/fold-wiring')).foldService().dropOldEvents(),
});
