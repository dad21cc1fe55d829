import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './mail-jobs';

export const mailJobHandlers = withHandlers(jobs, {
  sendMail: async (payload) => (await import('./mail-wiring')).mailService().sendMail(payload),
  tidyMails: async () => (await import('./mail-wiring')).mailService().tidyMails(),
});
