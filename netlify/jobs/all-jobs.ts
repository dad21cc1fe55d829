import { advanceAutomations } from './advance-automations';
import { beginWeeks } from './begin-weeks';
import { changeContacts } from './change-contacts';
import { checkDomains } from './check-domains';
import { copyPerson } from './copy-person';
import { deleteEnded } from './delete-ended';
import { expireDemos } from './expire-demos';
import { exportContacts } from './export-contacts';
import { failContactExport } from './fail-contact-export';
import { failCreation } from './fail-creation';
import { failExport } from './fail-export';
import { failImport } from './fail-import';
import { failPiece } from './fail-piece';
import { forgetOldRows } from './forget-old';
import { handMessagesOver } from './hand-messages-over';
import { importContacts } from './import-contacts';
import type { Job } from './job';
import { mailNews } from './mail-news';
import { makeCreation } from './make-creation';
import { makeExport } from './make-export';
import { proposeIdeas } from './propose-ideas';
import { publishPiece } from './publish-piece';
import { removeOrphans } from './remove-orphans';
import { renewPlans } from './renew-plans';
import { rescueCreation } from './rescue-creation';
import { sendCampaign } from './send-campaign';
import { sendMail } from './send-mail';
import { sendPasswordReset } from './send-password-reset';
import { sendPlanMail } from './send-plan-mail';
import { sendWeeklyReports } from './send-weekly-reports';
import { settleUsage } from './settle-usage';
import { startCampaigns } from './start-campaigns';
import { tidyAccounts } from './tidy-accounts';
import { tidyCampaigns } from './tidy-campaigns';
import { tidyContacts } from './tidy-contacts';
import { tidyCreations } from './tidy-creations';
import { tidyExports } from './tidy-exports';
import { tidyMails } from './tidy-mails';
import { tidySite } from './tidy-site';
import { tidySamples } from './tidy-samples';

/** Every job of the product; queues are made from this list when a database is migrated. */
export const allJobs: Job[] = [
  failPiece,
  publishPiece,
  failCreation,
  makeCreation,
  rescueCreation,
  proposeIdeas,
  beginWeeks,
  expireDemos,
  forgetOldRows,
  sendPasswordReset,
  tidyAccounts,
  removeOrphans,
  sendMail,
  tidyMails,
  tidySamples,
  tidySite,
  handMessagesOver,
  copyPerson,
  mailNews,
  sendWeeklyReports,
  failExport,
  makeExport,
  tidyExports,
  tidyCreations,
  deleteEnded,
  sendPlanMail,
  settleUsage,
  renewPlans,
  changeContacts,
  failContactExport,
  exportContacts,
  failImport,
  importContacts,
  tidyContacts,
  checkDomains,
  sendCampaign,
  startCampaigns,
  advanceAutomations,
  tidyCampaigns,
];
