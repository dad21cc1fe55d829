import packageJson from '../../../../package.json';
import { env } from '../../../config/env';
import { sesReports } from '../../../providers/aws/ses-events';
import { brevoReports } from '../../../providers/brevo/brevo-events';
import { readReturned, returnedMail } from '../../../providers/builtin/returned-mail/returned-mail';
import { makeGuardedWeb } from '../../../providers/guarded-web/guarded-web';
import { mailgunReports } from '../../../providers/mailgun/mailgun-events';
import { postmarkReports } from '../../../providers/postmark/postmark-events';
import { resendReports } from '../../../providers/resend/resend-events';
import { sendgridReports } from '../../../providers/sendgrid/sendgrid-events';
import { log } from '../../../http/log';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { mailReportHandlers } from './mail-report-handlers';
import { mailReportRepository } from './mail-report-repository';
import { makeMailReportService, type MailReportDependencies } from './mail-report-service';

export const mailReportWiring = () => mailReportHandlers(mailReportService());

/** A report that came into a mailbox of the inbox. */
export const takeReturnedMail = async (bytes: Uint8Array, now: Date): Promise<void> =>
  mailReportService().takeRead(await readReturned(bytes, now));

const mailReportService = () =>
  makeMailReportService({
    repository: mailReportRepository,
    sources: mailReportSources(),
    clock: systemClock,
    ids: systemIds,
    log: (sentence) => log().warn(sentence),
  });

/** Those whose secret is set. */
function mailReportSources(): MailReportDependencies['sources'] {
  const { eventsPassword, sendgridKey, postmarkPassword, brevoPassword, resendSecret, mailgunKey, sesTopics } =
    env().mailReports;
  return {
    ...(sendgridKey && { sendgrid: sendgridReports(sendgridKey) }),
    ...(postmarkPassword && { postmark: postmarkReports(postmarkPassword) }),
    ...(brevoPassword && { brevo: brevoReports(brevoPassword) }),
    ...(resendSecret && { resend: resendReports(resendSecret) }),
    ...(mailgunKey && { mailgun: mailgunReports(mailgunKey) }),
    ...(sesTopics.length > 0 && {
      ses: sesReports({
        topics: sesTopics,
        web: makeGuardedWeb({ version: packageJson.version, home: env().publicUrl }),
      }),
    }),
    ...(eventsPassword && { bounce: returnedMail(eventsPassword) }),
  };
}
