import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './sample-jobs';

export const sampleJobHandlers = withHandlers(jobs, {
  tidySamples: async () => void (await (await import('./sample-wiring')).sampleService().removeOld()),
});
