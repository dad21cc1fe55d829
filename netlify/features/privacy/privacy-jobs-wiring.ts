import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './privacy-jobs';

export const privacyJobHandlers = withHandlers(jobs, {
  failExport: async (payload) => (await import('./exports/export-maker-wiring')).exportJobs().giveUp(payload),
  makeExport: async (payload) => (await import('./exports/export-maker-wiring')).exportJobs().make(payload),
  tidyExports: async () => (await import('./exports/export-wiring')).exportService().tidy(),
  deleteEnded: async () => (await import('./erasure/erasure-wiring')).erasureJobs().deleteEnded(),
});
