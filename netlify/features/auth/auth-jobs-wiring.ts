import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './auth-jobs';

export const authJobHandlers = withHandlers(jobs, {
  expireDemos: async () => (await import('./demo/demo-expiry-wiring')).expireDemos(),
  fillDemo: async (payload) => (await import('./demo/demo-wiring')).demoFilling().fillDemo(payload),
});
