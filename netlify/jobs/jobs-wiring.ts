import { accountJobHandlers } from '../features/account/account-jobs-wiring';
import { analyticsJobHandlers } from '../features/analytics/analytics-jobs-wiring';
import { authJobHandlers } from '../features/auth/auth-jobs-wiring';
import { automationsJobHandlers } from '../features/automations/automations-jobs-wiring';
import { callsJobHandlers } from '../features/calls/calls-jobs-wiring';
import { chatJobHandlers } from '../features/chat/chat-jobs-wiring';
import { contactsJobHandlers } from '../features/contacts/contacts-jobs-wiring';
import { conversationsJobHandlers } from '../features/conversations/conversations-jobs-wiring';
import { creativeJobHandlers } from '../features/creative/creative-jobs-wiring';
import { decisionsJobHandlers } from '../features/decisions/decisions-jobs-wiring';
import { engineJobHandlers } from '../features/engine/engine-jobs-wiring';
import { fileJobHandlers } from '../features/file/file-jobs-wiring';
import { importsJobHandlers } from '../features/imports/imports-jobs-wiring';
import { inboundJobHandlers } from '../features/inbound/inbound-jobs-wiring';
import { mailJobHandlers } from '../features/mail/mail-jobs-wiring';
import { planJobHandlers } from '../features/plan/plan-jobs-wiring';
import { privacyJobHandlers } from '../features/privacy/privacy-jobs-wiring';
import { publishingJobHandlers } from '../features/publishing/publishing-jobs-wiring';
import { reportsJobHandlers } from '../features/reports/reports-jobs-wiring';
import { rulesJobHandlers } from '../features/rules/rules-jobs-wiring';
import { sampleJobHandlers } from '../features/sample/sample-jobs-wiring';
import { sendingJobHandlers } from '../features/sending/sending-jobs-wiring';
import { settingsJobHandlers } from '../features/settings/settings-jobs-wiring';
import { siteJobHandlers } from '../features/site/site-jobs-wiring';
import { trackingJobHandlers } from '../features/tracking/tracking-jobs-wiring';
import { visitsJobHandlers } from '../features/visits/visits-jobs-wiring';
import { withHandlers, type HandledJob } from '../queue/job-handlers';
import * as housekeepingJobs from './housekeeping-jobs';

/**
 * Every job of the product with its handler: one line per feature. Queues are created from this list when a
 * database is migrated.
 */
export const allJobs: HandledJob[] = [
  ...accountJobHandlers,
  ...analyticsJobHandlers,
  ...authJobHandlers,
  ...automationsJobHandlers,
  ...callsJobHandlers,
  ...chatJobHandlers,
  ...contactsJobHandlers,
  ...conversationsJobHandlers,
  ...creativeJobHandlers,
  ...decisionsJobHandlers,
  ...engineJobHandlers,
  ...fileJobHandlers,
  ...importsJobHandlers,
  ...inboundJobHandlers,
  ...mailJobHandlers,
  ...planJobHandlers,
  ...privacyJobHandlers,
  ...publishingJobHandlers,
  ...reportsJobHandlers,
  ...rulesJobHandlers,
  ...sampleJobHandlers,
  ...sendingJobHandlers,
  ...settingsJobHandlers,
  ...siteJobHandlers,
  ...trackingJobHandlers,
  ...visitsJobHandlers,
  ...withHandlers(housekeepingJobs, {
    forgetOldRows: async () => (await import('./housekeeping-repository')).forgetOld(new Date()),
  }),
];
