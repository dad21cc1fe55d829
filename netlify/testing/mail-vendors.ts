import { createHmac, sign } from 'node:crypto';
import type { CallingPort, WebAnswer } from '../ports/web';
import { makeCertificate } from './certificate';

/** Senders that sign like the mail services, each by its own documentation. */

export const RESEND_SECRET = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`;
export function resendHeaders(
  body: string,
  { ago = 0, id = `msg_${crypto.randomUUID().replaceAll('-', '')}`, secret = RESEND_SECRET } = {},
): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1_000) - ago);
  const signature = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'content-type': 'application/json',
    'svix-id': id,
    'svix-timestamp': timestamp,
    'svix-signature': `v1,${Buffer.alloc(32).toString('base64')} v1,${signature}`,
  };
}

export const MAILGUN_KEY = 'mailgun-signs-with-this-key';
export function mailgunProof({
  ago = 0,
  key = MAILGUN_KEY,
  token = (crypto.randomUUID() + crypto.randomUUID()).replaceAll('-', '').slice(0, 50),
} = {}) {
  const timestamp = String(Math.floor(Date.now() / 1_000) - ago);
  return {
    timestamp,
    token,
    signature: createHmac('sha256', key)
      .update(timestamp + token)
      .digest('hex'),
  };
}

export const SES_TOPIC = 'arn:aws:sns:eu-central-1:123456789012:mail';
export const SNS = 'https://sns.eu-central-1.amazonaws.com';

/** Amazon SNS with one certificate, and the web access through which it is fetched. */
export function snsSender({ certificate = (usual ??= makeCertificate({ type: 'rsa' })) } = {}) {
  const asked: string[] = [];
  const answer = { status: 200, fails: false };
  const web: Pick<CallingPort, 'request'> = {
    request: ({ url }): Promise<WebAnswer> => {
      asked.push(url);
      return Promise.resolve(
        answer.fails
          ? { kind: 'failure', why: 'unreachable' }
          : {
              kind: 'reply',
              status: answer.status,
              bytes: Buffer.from(certificate.cert),
              text: () => certificate.cert,
              header: () => '',
            },
      );
    },
  };
  function message(
    fields: Partial<Record<keyof SnsFields, string>> = {},
    { key = certificate.key }: { key?: string } = {},
  ): SnsFields {
    const plain = {
      Type: 'Notification',
      MessageId: crypto.randomUUID(),
      TopicArn: SES_TOPIC,
      Message: '{}',
      Timestamp: new Date().toISOString(),
      SignatureVersion: '2',
      SigningCertURL: `${SNS}/SimpleNotificationService-f3ecfb7224c7233fe7bb5f59f96de52f.pem`,
      ...fields,
    };
    const names =
      plain.Type === 'Notification'
        ? ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type']
        : ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];
    const text = names
      .flatMap((name) => (name in plain ? [`${name}\n${plain[name as keyof typeof plain]}\n`] : []))
      .join('');
    return {
      ...plain,
      Signature: sign(plain.SignatureVersion === '1' ? 'sha1' : 'sha256', Buffer.from(text), key).toString('base64'),
    };
  }
  const subscription = (more: Partial<Record<keyof SnsFields, string>> = {}) =>
    message({
      Type: 'SubscriptionConfirmation',
      Token: '2336412f37',
      Message: 'You have chosen to subscribe to the topic',
      SubscribeURL: `${SNS}/?Action=ConfirmSubscription&TopicArn=${SES_TOPIC}&Token=2336412f37`,
      ...more,
    });
  return { web, asked, answer, message, subscription };
}

/** Generating an RSA key takes a while. */
let usual: ReturnType<typeof makeCertificate> | undefined;

export interface SnsFields {
  Type: string;
  MessageId: string;
  TopicArn: string;
  Message: string;
  Timestamp: string;
  SignatureVersion: string;
  SigningCertURL: string;
  Signature: string;
  Subject?: string;
  Token?: string;
  SubscribeURL?: string;
}
