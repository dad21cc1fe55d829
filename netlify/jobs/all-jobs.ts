import { beginWeeks } from './begin-weeks';
import { copyPerson } from './copy-person';
import { deleteEnded } from './delete-ended';
import { expireDemos } from './expire-demos';
import { failExport } from './fail-export';
import { failPiece } from './fail-piece';
import { forgetOldRows } from './forget-old';
import type { Job } from './job';
import { mailNews } from './mail-news';
import { makeExport } from './make-export';
import { proposeIdeas } from './propose-ideas';
import { publishPiece } from './publish-piece';
import { removeOrphans } from './remove-orphans';
import { renewPlans } from './renew-plans';
import { sendMail } from './send-mail';
import { sendPasswordReset } from './send-password-reset';
import { sendPlanMail } from './send-plan-mail';
import { sendWeeklyReports } from './send-weekly-reports';
import { settleUsage } from './settle-usage';
import { tidyAccounts } from './tidy-accounts';
import { tidyExports } from './tidy-exports';
import { tidyMails } from './tidy-mails';
import { tidySite } from './tidy-site';
import { tidySamples } from './tidy-samples';

/** Every job of the product; queues are made from this list when a database is migrated. */
export const allJobs: Job[] = [failPiece, publishPiece, proposeIdeas, beginWeeks, expireDemos, forgetOldRows, sendPasswordReset, tidyAccounts, removeOrphans, sendMail, tidyMails, tidySamples, tidySite, copyPerson, mailNews, sendWeeklyReports, failExport, makeExport, tidyExports, deleteEnded, sendPlanMail, settleUsage, renewPlans];
