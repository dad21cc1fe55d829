import { beginWeeks } from './begin-weeks';
import { expireDemos } from './expire-demos';
import { failPiece } from './fail-piece';
import { forgetOldRows } from './forget-old';
import type { Job } from './job';
import { proposeIdeas } from './propose-ideas';
import { publishPiece } from './publish-piece';
import { removeOrphans } from './remove-orphans';
import { sendMail } from './send-mail';
import { sendPasswordReset } from './send-password-reset';
import { tidyAccounts } from './tidy-accounts';
import { tidyMails } from './tidy-mails';
import { tidySite } from './tidy-site';
import { tidySamples } from './tidy-samples';

/** Every job of the product; queues are made from this list when a database is migrated. */
export const allJobs: Job[] = [failPiece, publishPiece, proposeIdeas, beginWeeks, expireDemos, forgetOldRows, sendPasswordReset, tidyAccounts, removeOrphans, sendMail, tidyMails, tidySamples, tidySite];
