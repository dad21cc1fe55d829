import { deliveryMessageId } from '../../../src/domain/bounce-address';
import { HOUR_MS } from '../../../src/domain/duration';
import { makeCertificate } from '../../testing/certificate';
import { SES_TOPIC, SNS, snsSender, type SnsFields } from '../../testing/mail-vendors';
import { sesReports } from './ses-events';

const mail = { workspaceId: crypto.randomUUID(), deliveryId: crypto.randomUUID() };
const now = new Date();
const at = new Date(now.getTime() - 60_000).toISOString();

type Sender = ReturnType<typeof snsSender>;
const reader = (sender: Sender, topics: readonly string[] = [SES_TOPIC]) => {
  const reports = sesReports({ topics, web: sender.web });
  return (message: object | string) =>
    reports.read({
      headers: new Headers({ 'content-type': 'text/plain; charset=UTF-8' }),
      bytes: new TextEncoder().encode(typeof message === 'string' ? message : JSON.stringify(message)),
      now,
    });
};
const original = {
  timestamp: at,
  messageId: '0100018-ses',
  headersTruncated: false,
  headers: [
    { name: 'From', value: 'Bakery <hello@bakery.example>' },
    { name: 'Message-ID', value: deliveryMessageId(mail, 'bakery.example') },
  ],
  commonHeaders: { subject: 'Rye' },
};
const bounce = (bounceType: string, bounceSubType: string, recipient: object = {}) => ({
  bounceType,
  bounceSubType,
  bouncedRecipients: [{ emailAddress: 'priya@raman.example', ...recipient }],
  timestamp: at,
  feedbackId: 'feedback-1',
});
const gone = { action: 'failed', status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 user unknown' };
const notification = (event: object) => JSON.stringify({ notificationType: 'Bounce', mail: original, ...event });

describe.each(['notificationType', 'eventType'])('an Amazon SES report of "%s"', (form) => {
  it.each([
    ['Bounce', { bounce: bounce('Permanent', 'General', gone) }, { what: 'hard', cause: '550 5.1.1 user unknown' }],
    ['Bounce', { bounce: bounce('Permanent', 'NoEmail') }, { what: 'hard', cause: 'Permanent: No Email' }],
    [
      'Bounce',
      {
        bounce: bounce('Permanent', 'General', {
          action: 'failed',
          status: '5.7.1',
          diagnosticCode: 'smtp; 554 5.7.1 Blocked by a list',
        }),
      },
      { what: 'soft', cause: '554 5.7.1 Blocked by a list' },
    ],
    [
      'Bounce',
      {
        bounce: bounce('Permanent', 'OnAccountSuppressionList', {
          action: 'failed',
          status: '5.1.1',
          diagnosticCode:
            'Amazon SES did not send the message to this address because it is on the suppression list for your account.',
        }),
      },
      { what: 'hard' },
    ],
    ['Bounce', { bounce: bounce('Permanent', 'UnsubscribedRecipient') }, { what: 'unsubscribe' }],
    [
      'Bounce',
      { bounce: bounce('Transient', 'MailboxFull', { status: '5.2.2' }) },
      { what: 'soft', cause: 'Transient: Mailbox Full' },
    ],
    ['Bounce', { bounce: bounce('Undetermined', 'Undetermined') }, { what: 'soft' }],
    [
      'Complaint',
      {
        complaint: {
          complainedRecipients: [],
          timestamp: at,
          feedbackId: 'feedback-1',
          complaintFeedbackType: 'abuse',
        },
      },
      { what: 'complaint', cause: 'Reported as abuse' },
    ],
    [
      'Complaint',
      { complaint: { timestamp: at, feedbackId: 'feedback-1' } },
      { what: 'complaint', cause: 'Reported as unwanted' },
    ],
  ])('%s %j', async (type, event, expected) => {
    const sender = snsSender();
    expect(
      await reader(sender)(sender.message({ Message: JSON.stringify({ [form]: type, mail: original, ...event }) })),
    ).toEqual({
      reports: [expect.objectContaining({ ...expected, id: 'feedback-1', delivery: mail, at: new Date(at) })],
    });
  });

  it.each([
    [
      'a delivery',
      'Delivery',
      { delivery: { timestamp: at, recipients: ['priya@raman.example'], smtpResponse: '250 ok' } },
    ],
    ['an out-of-office reply', 'Bounce', { bounce: bounce('Transient', 'General') }],
    ['a mail taken out of the spam folder', 'Complaint', { complaint: { complaintFeedbackType: 'not-spam' } }],
    ['an event that nobody knows', 'Teleported', {}],
    [
      'somebody else’s mail',
      'Bounce',
      {
        bounce: bounce('Permanent', 'General', gone),
        mail: { timestamp: at, headers: [{ name: 'Message-ID', value: '<x@elsewhere.example>' }] },
      },
    ],
    [
      'a bounce without the original headers',
      'Bounce',
      { bounce: bounce('Permanent', 'General', gone), mail: { timestamp: at } },
    ],
  ])('of %s changes nothing', async (_what, type, event) => {
    const sender = snsSender();
    expect(
      await reader(sender)(sender.message({ Message: JSON.stringify({ [form]: type, mail: original, ...event }) })),
    ).toEqual({ reports: [] });
  });
});

describe('a message of Amazon SNS', () => {
  it.each(['1', '2'])(
    'is verified by its signature of version %s, with a subject or without; the certificate is fetched once',
    async (SignatureVersion) => {
      const sender = snsSender();
      const read = reader(sender);
      for (const more of [{}, { Subject: 'Amazon SES Email Event Notification' }])
        expect(
          await read(
            sender.message({
              SignatureVersion,
              Message: notification({ bounce: bounce('Permanent', 'General', gone) }),
              ...more,
            }),
          ),
        ).toMatchObject({ reports: [{ what: 'hard' }] });
      expect(sender.asked).toEqual([`${SNS}/SimpleNotificationService-f3ecfb7224c7233fe7bb5f59f96de52f.pem`]);
    },
  );

  it('is refused when anything signed was changed, when another key signed it, or when it is old', async () => {
    const sender = snsSender();
    const read = reader(sender);
    const message = sender.message({ Subject: 'Rye' });
    const changed: Partial<SnsFields>[] = [
      { Message: '{"a":1}' },
      { MessageId: 'other' },
      { Subject: 'Other' },
      { Timestamp: new Date(now.getTime() - 1_000).toISOString() },
      { SignatureVersion: '1' },
      { Signature: 'AAAA' },
    ];
    for (const change of changed) expect(await read({ ...message, ...change })).toEqual({ refused: 'unverified' });
    expect(await read(sender.message({}, { key: makeCertificate({ type: 'rsa' }).key }))).toEqual({
      refused: 'unverified',
    });
    expect(await read(sender.message({ Timestamp: new Date(now.getTime() - 25 * HOUR_MS).toISOString() }))).toEqual({
      refused: 'unverified',
    });
    expect(await read(message)).toEqual({ reports: [] });
  });

  it('of an unknown topic is refused, though Amazon signed it, and nothing is fetched', async () => {
    const sender = snsSender();
    for (const TopicArn of [
      'arn:aws:sns:eu-central-1:999999999999:mail',
      'arn:aws:sns:eu-central-1:123456789012:mail2',
      '',
    ]) {
      expect(await reader(sender)(sender.message({ TopicArn }))).toEqual({ refused: 'unverified' });
      expect(await reader(sender)(sender.subscription({ TopicArn }))).toEqual({ refused: 'unverified' });
    }
    expect(sender.asked).toEqual([]);
  });

  it.each([
    'http://sns.eu-central-1.amazonaws.com/SimpleNotificationService-a.pem',
    'https://sns.eu-central-1.amazonaws.com.evil.example/SimpleNotificationService-a.pem',
    'https://evil.example/SimpleNotificationService-a.pem',
    'https://sns.eu-central-1.amazonaws.com@evil.example/SimpleNotificationService-a.pem',
    'https://user:word@sns.eu-central-1.amazonaws.com/SimpleNotificationService-a.pem',
    'https://sns.eu-central-1.amazonaws.com:8443/SimpleNotificationService-a.pem',
    'https://sns.us-east-1.amazonaws.com/SimpleNotificationService-a.pem',
    'https://s3.eu-central-1.amazonaws.com/SimpleNotificationService-a.pem',
    'https://sns.eu-central-1.amazonaws.com/other.pem',
    'https://sns.eu-central-1.amazonaws.com/SimpleNotificationService-a.pem?x=1',
    'https://sns.eu-central-1.amazonaws.com/a/../x/SimpleNotificationService-a.pem',
    'file:///etc/passwd',
    'no address',
    'https://169.254.169.254/SimpleNotificationService-a.pem',
  ])('never makes us fetch a certificate from %s', async (SigningCertURL) => {
    const sender = snsSender();
    expect([await reader(sender)(sender.message({ SigningCertURL })), sender.asked]).toEqual([
      { refused: 'unverified' },
      [],
    ]);
  });

  it('comes from China’s hosts for a topic of China', async () => {
    const [sender, topic] = [snsSender(), 'arn:aws-cn:sns:cn-north-1:123456789012:mail'];
    const read = reader(sender, [topic]);
    expect(
      await read(
        sender.message({
          TopicArn: topic,
          SigningCertURL: 'https://sns.cn-north-1.amazonaws.com.cn/SimpleNotificationService-a.pem',
        }),
      ),
    ).toEqual({ reports: [] });
    expect(
      await read(
        sender.message({
          TopicArn: topic,
          SigningCertURL: 'https://sns.cn-north-1.amazonaws.com/SimpleNotificationService-a.pem',
        }),
      ),
    ).toEqual({ refused: 'unverified' });
  });

  it('is to be sent again while the certificate is unavailable, and is accepted once it is there', async () => {
    const sender = snsSender();
    const read = reader(sender);
    sender.answer.fails = true;
    expect(await read(sender.message())).toEqual({ refused: 'unavailable' });
    Object.assign(sender.answer, { fails: false, status: 302 });
    expect(await read(sender.message())).toEqual({ refused: 'unavailable' });
    sender.answer.status = 200;
    expect(await read(sender.message())).toEqual({ reports: [] });
  });

  it('is not verified by an expired or invalid certificate', async () => {
    const old = snsSender({ certificate: makeCertificate({ type: 'rsa', hasEnded: true }) });
    expect(await reader(old)(old.message())).toEqual({ refused: 'unverified' });
    const none = snsSender({ certificate: { ...makeCertificate({ type: 'rsa' }), cert: 'no certificate' } });
    expect(await reader(none)(none.message())).toEqual({ refused: 'unavailable' });
  });

  it.each([
    ['no JSON', 'x'],
    ['a list', '[]'],
    ['another type', { Type: 'Other' }],
    [
      'no signature',
      {
        Type: 'Notification',
        MessageId: 'x',
        TopicArn: SES_TOPIC,
        Message: '',
        Timestamp: at,
        SignatureVersion: '1',
        SigningCertURL: SNS,
      },
    ],
    ['a third signature version', { ...snsSender().message(), SignatureVersion: '3' }],
  ])('that is %s is malformed', async (_what, message) => {
    const sender = snsSender();
    expect([await reader(sender)(message), sender.asked]).toEqual([{ refused: 'malformed' }, []]);
  });

  it('that is a greeting, or ends a subscription, changes nothing', async () => {
    const sender = snsSender();
    const read = reader(sender);
    expect(
      await read(sender.message({ Message: 'Successfully validated SNS topic for Amazon SES event publishing.' })),
    ).toEqual({ reports: [] });
    expect(await read(sender.subscription({ Type: 'UnsubscribeConfirmation' }))).toEqual({ reports: [] });
    expect(sender.asked).toHaveLength(1);
  });
});

describe('a subscription', () => {
  it('is confirmed once its message is verified', async () => {
    const sender = snsSender();
    const message = sender.subscription();
    expect(await reader(sender)({ ...message, Token: 'changed' })).toEqual({ refused: 'unverified' });
    expect(sender.asked).not.toContain(message.SubscribeURL);
    expect(await reader(sender)(message)).toEqual({ reports: [] });
    expect(sender.asked).toContain(message.SubscribeURL);
  });

  it.each([
    'https://evil.example/?Action=ConfirmSubscription',
    'http://sns.eu-central-1.amazonaws.com/?Action=ConfirmSubscription',
    'https://sns.eu-central-1.amazonaws.com/?Action=DeleteTopic',
    'https://sns.eu-central-1.amazonaws.com/x?Action=ConfirmSubscription',
    'https://sns.us-east-1.amazonaws.com/?Action=ConfirmSubscription',
  ])('is never confirmed at %s', async (SubscribeURL) => {
    const sender = snsSender();
    expect(await reader(sender)(sender.subscription({ SubscribeURL }))).toEqual({ refused: 'unverified' });
    expect(sender.asked).not.toContain(SubscribeURL);
  });
});
