import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './automations-jobs';

export const automationsJobHandlers = withHandlers(jobs, {
  advanceAutomations: async (_payload, signal) =>
    (await import('./advance/automation-advance-wiring')).automationJobs().advance(signal),
});
