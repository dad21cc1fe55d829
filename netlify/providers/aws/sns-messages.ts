import { verify, X509Certificate } from 'node:crypto';
import * as z from 'zod/mini';
import { DAY_MS } from '../../../src/domain/duration';
import type { CallingPort } from '../../ports/web';

/**
 * Messages of Amazon SNS to an HTTPS endpoint: their signature (versions 1 and 2) and subscription:
 * https://docs.aws.amazon.com/sns/latest/dg/sns-message-and-json-formats.html,
 * https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message.html Anybody with an account can
 * have SNS sign a message, so the topic is checked first; and because the message says where its certificate is,
 * certificates are only ever fetched from the SNS host in the topic’s own region.
 */
export function snsMessages({ topics, web }: { topics: readonly string[]; web: Pick<CallingPort, 'request'> }) {
  const certificates = new Map<string, Promise<X509Certificate | null>>();

  async function fetchCertificate(url: string): Promise<X509Certificate | null> {
    const answer = await web.request({
      method: 'GET',
      url,
      headers: {},
      accept: '*/*',
      maxBytes: MOST_CERTIFICATE_BYTES,
    });
    if (answer.kind === 'failure' || answer.status !== 200) return null;
    try {
      return new X509Certificate(Buffer.from(answer.bytes));
    } catch {
      return null;
    }
  }

  /** Fetched once, however many messages wait for it; a failed fetch is tried again. */
  async function certificateAt(url: string, now: Date): Promise<X509Certificate | null> {
    const asked = certificates.get(url) ?? fetchCertificate(url);
    certificates.set(url, asked);
    const certificate = await asked;
    if (!certificate || !isInForce(certificate, now)) certificates.delete(url);
    if (certificates.size > MOST_CERTIFICATES) certificates.delete(certificates.keys().next().value!);
    return certificate;
  }

  return {
    async check(message: SnsMessage, now: Date): Promise<'verified' | 'unverified' | 'unavailable'> {
      const { TopicArn: topic, SigningCertURL: url, SignatureVersion: version, Signature: signature } = message;
      if (
        !topics.includes(topic) ||
        !isOfSns(url, topic) ||
        !CERTIFICATE_PATH.test(new URL(url).pathname) ||
        new URL(url).search !== ''
      )
        return 'unverified';
      const sentAt = Date.parse(message.Timestamp);
      if (Number.isNaN(sentAt) || Math.abs(now.getTime() - sentAt) > MOST_AGE_MS) return 'unverified';
      const certificate = await certificateAt(url, now);
      if (!certificate) return 'unavailable';
      const holds =
        isInForce(certificate, now) &&
        verify(
          version === '2' ? 'sha256' : 'sha1',
          Buffer.from(signedText(message)),
          certificate.publicKey,
          Buffer.from(signature, 'base64'),
        );
      return holds ? 'verified' : 'unverified';
    },

    /** Confirms a subscription at the address in its verified message. */
    async confirm({
      SubscribeURL: url = '',
      TopicArn: topic,
    }: SnsMessage): Promise<'confirmed' | 'unverified' | 'unavailable'> {
      if (
        !isOfSns(url, topic) ||
        new URL(url).pathname !== '/' ||
        new URL(url).searchParams.get('Action') !== 'ConfirmSubscription'
      )
        return 'unverified';
      const answer = await web.request({
        method: 'GET',
        url,
        headers: {},
        accept: '*/*',
        maxBytes: MOST_CERTIFICATE_BYTES,
      });
      return answer.kind === 'reply' && answer.status === 200 ? 'confirmed' : 'unavailable';
    },
  };
}

/** Names and values in alphabetical order, one per line; the subject only if there is one. */
function signedText(message: SnsMessage): string {
  const names =
    message.Type === 'Notification'
      ? (['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'] as const)
      : (['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'] as const);
  return names
    .map((name) => (message[name] === undefined || message[name] === null ? '' : `${name}\n${message[name]}\n`))
    .join('');
}

/** Must be https://sns.<the topic's region>.amazonaws.com (in China with .cn), without port or user. */
function isOfSns(address: string, topic: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const [, partition, , region] = topic.split(':');
  return (
    url.protocol === 'https:' &&
    url.host === `sns.${region}.amazonaws.com${partition === 'aws-cn' ? '.cn' : ''}` &&
    url.username === '' &&
    url.password === ''
  );
}

const isInForce = (certificate: X509Certificate, now: Date): boolean =>
  Date.parse(certificate.validFrom) <= now.getTime() && now.getTime() <= Date.parse(certificate.validTo);

const CERTIFICATE_PATH = /^\/SimpleNotificationService-[0-9A-Za-z]{1,100}\.pem$/;
const MOST_CERTIFICATES = 20;
const MOST_CERTIFICATE_BYTES = 64 * 1024;
/** SNS stops retrying much earlier. */
const MOST_AGE_MS = DAY_MS;

const short = z.string().check(z.maxLength(2_000));
export const snsMessageSchema = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string().check(z.minLength(1), z.maxLength(200)),
  TopicArn: short,
  Message: z.string().check(z.maxLength(400_000)),
  Timestamp: z.string().check(z.maxLength(60)),
  Subject: z.optional(z.nullable(short)),
  Token: z.optional(short),
  SubscribeURL: z.optional(short),
  SigningCertURL: short,
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string().check(z.regex(/^[\w+/=]{1,2000}$/)),
});
export type SnsMessage = z.infer<typeof snsMessageSchema>;
