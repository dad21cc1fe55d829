import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './contacts-jobs';

export const contactsJobHandlers = withHandlers(jobs, {
  changeContacts: async (payload) => (await import('./contacts-wiring')).contactsJobs().change(payload),
  failContactExport: async (payload) =>
    (await import('./exports/contact-export-wiring')).contactExportJobs().giveUp(payload),
  exportContacts: async (payload) =>
    (await import('./exports/contact-export-wiring')).contactExportJobs().make(payload),
  tidyContacts: async () => {
    await (await import('./contacts-wiring')).contactsJobs().tidy();
    await (await import('./consents/consent-wiring')).consentJobs().tidy();
    await (await import('./exports/contact-export-wiring')).contactExportJobs().tidy();
    await (await import('../imports/imports-wiring')).importsJobs().tidy();
    await (await import('../signup/signup-wiring')).signupJobs().tidy();
  },
});
