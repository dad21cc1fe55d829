import { createPublicKey } from 'node:crypto';

/**
 * Which services may report what became of emails; a service without its secret may not. Throws a sentence for
 * the operator.
 */
export function mailReportSettings({ sesTopics, ...secrets }: GivenReportSettings): MailReportSettings {
  const { eventsPassword, sendgridKey, postmarkPassword, brevoPassword, resendSecret, mailgunKey } = secrets;
  if (sendgridKey && !isVerificationKey(sendgridKey))
    throw new Error(
      'SENDGRID_WEBHOOK_KEY is the verification key that SendGrid shows for its signed event webhook: one line of base64.',
    );
  if (resendSecret && !/^whsec_[\w+/-]{32,200}={0,2}$/.test(resendSecret))
    throw new Error(
      'RESEND_WEBHOOK_SECRET is the signing secret that Resend shows for the webhook; it begins with whsec_.',
    );
  const passwords = {
    MAIL_EVENTS_PASSWORD: eventsPassword,
    POSTMARK_WEBHOOK_PASSWORD: postmarkPassword,
    BREVO_WEBHOOK_PASSWORD: brevoPassword,
    MAILGUN_WEBHOOK_KEY: mailgunKey,
  };
  for (const [name, password] of Object.entries(passwords))
    if (password && password.length < 16) throw new Error(`${name} needs at least 16 characters.`);
  const topics = (sesTopics ?? '')
    .split(',')
    .map((arn) => arn.trim())
    .filter((arn) => arn !== '');
  if (topics.length > 10 || !topics.every((arn) => TOPIC.test(arn)))
    throw new Error(
      'SES_TOPIC_ARN is the ARN of the SNS topic that Amazon SES reports to, such as arn:aws:sns:eu-central-1:123456789012:mail; up to ten, separated by commas.',
    );
  return { ...secrets, sesTopics: topics };
}

function isVerificationKey(text: string): boolean {
  try {
    return (
      createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' }).asymmetricKeyDetails
        ?.namedCurve === 'prime256v1'
    );
  } catch {
    return false;
  }
}

/** Partition, region, account and name, as in the Amazon SNS API. */
const TOPIC = /^arn:aws(-cn|-us-gov)?:sns:[a-z]{2}(-[a-z]+){1,3}-\d:\d{12}:[\w-]{1,256}$/;

interface ReportSecrets {
  /** For whole emails that bounced. */
  eventsPassword: string | undefined;
  /** base64 of a SubjectPublicKeyInfo on P-256. */
  sendgridKey: string | undefined;
  postmarkPassword: string | undefined;
  brevoPassword: string | undefined;
  /** `whsec_` and base64. */
  resendSecret: string | undefined;
  mailgunKey: string | undefined;
}

interface GivenReportSettings extends ReportSecrets {
  sesTopics: string | undefined;
}

export interface MailReportSettings extends ReportSecrets {
  /**
   * ARNs of the topics that may report: a signature of Amazon SNS alone only proves that the report comes from one
   * of its customers.
   */
  sesTopics: readonly string[];
}
