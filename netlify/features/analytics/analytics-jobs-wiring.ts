import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './analytics-jobs';

export const analyticsJobHandlers = withHandlers(jobs, {
  foldEvents: async () => (await import('./store/fold-wiring')).foldService().foldEvents(),
  dropOldEvents: async () => (await import('./store/fold-wiring')).foldService().dropOldEvents(),
});
