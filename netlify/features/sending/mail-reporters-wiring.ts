import type { MailReportSettings } from '../../config/mail-report-settings';
import type { MailReporter } from '../../providers/smtp/campaign-mime';

/** The services whose reports are accepted: a service's header is only added for them. */
export const mailReporters = ({
  sendgridKey,
  postmarkPassword,
  brevoPassword,
  resendSecret,
  mailgunKey,
}: MailReportSettings): MailReporter[] =>
  (
    Object.entries({
      sendgrid: sendgridKey,
      postmark: postmarkPassword,
      brevo: brevoPassword,
      resend: resendSecret,
      mailgun: mailgunKey,
    }) as [MailReporter, string | undefined][]
  ).flatMap(([name, secret]) => (secret ? [name] : []));
