import { generateKeyPairSync } from 'node:crypto';
import { mailReportSettings } from './mail-report-settings';

const none = {
  eventsPassword: undefined,
  sendgridKey: undefined,
  postmarkPassword: undefined,
  brevoPassword: undefined,
  resendSecret: undefined,
  mailgunKey: undefined,
  sesTopics: undefined,
};
const keyOf = (namedCurve: string) =>
  generateKeyPairSync('ec', { namedCurve }).publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

it('takes what is right, and nothing at all', () => {
  const sendgridKey = keyOf('P-256');
  expect(mailReportSettings(none)).toEqual({ ...none, sesTopics: [] });
  expect(
    mailReportSettings({ ...none, eventsPassword: 'x'.repeat(16), sendgridKey, postmarkPassword: 'y'.repeat(16) }),
  ).toMatchObject({ sendgridKey });
});

it.each(['nonsense', 'AAAA', keyOf('P-384')])(
  'refuses %.12s as a key of SendGrid, without repeating it',
  (sendgridKey) => {
    expect(() => mailReportSettings({ ...none, sendgridKey })).toThrow(/^SENDGRID_WEBHOOK_KEY is the verification key/);
  },
);

it('refuses passwords that can be guessed', () => {
  expect(() => mailReportSettings({ ...none, eventsPassword: 'short' })).toThrow(
    'MAIL_EVENTS_PASSWORD needs at least 16 characters.',
  );
  expect(() => mailReportSettings({ ...none, postmarkPassword: 'short' })).toThrow(
    'POSTMARK_WEBHOOK_PASSWORD needs at least 16 characters.',
  );
  expect(() => mailReportSettings({ ...none, brevoPassword: 'short' })).toThrow(
    'BREVO_WEBHOOK_PASSWORD needs at least 16 characters.',
  );
  expect(() => mailReportSettings({ ...none, mailgunKey: 'short' })).toThrow(
    'MAILGUN_WEBHOOK_KEY needs at least 16 characters.',
  );
  expect(() => mailReportSettings({ ...none, resendSecret: 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' })).toThrow(
    /^RESEND_WEBHOOK_SECRET is the signing secret/,
  );
});

it('takes topics of Amazon SNS by their ARN, in every partition', () => {
  const topics = [
    'arn:aws:sns:eu-central-1:123456789012:mail',
    'arn:aws-cn:sns:cn-north-1:123456789012:mail',
    'arn:aws-us-gov:sns:us-gov-west-1:123456789012:mail',
  ];
  expect(mailReportSettings({ ...none, sesTopics: topics.join(' , ') }).sesTopics).toEqual(topics);
});

it.each([
  'mail',
  'arn:aws:ses:eu-central-1:123456789012:identity/example.com',
  'arn:aws:sns:eu-central-1.evil.example:123456789012:mail',
  'arn:aws:sns:eu-central-1:123456789012:',
])('refuses %s as a topic', (sesTopics) => {
  expect(() => mailReportSettings({ ...none, sesTopics })).toThrow(/^SES_TOPIC_ARN is the ARN/);
});
