import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './engine-jobs';

export const engineJobHandlers = withHandlers(jobs, {
  advanceCycle: async (payload) => (await import('./engine-wiring')).engineJobs().advanceCycle(payload),
  lookAfterCycles: async (_payload, signal) => (await import('./engine-wiring')).engineJobs().lookAfterCycles(signal),
  failPiece: async (payload) => (await import('./engine-wiring')).engineJobs().failPiece(payload),
  publishPiece: async (payload) => (await import('./engine-wiring')).engineJobs().publishPiece(payload),
});
