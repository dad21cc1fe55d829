import { createHash, createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { bounceKindOf } from '../../../src/domain/bounce';
import { readMessageId } from '../../../src/domain/bounce-address';
import { HOUR_MS } from '../../../src/domain/duration';
import type { MailReport, MailReports, ReportReading } from '../../ports/mail-reports';
import { readDeliveryMark } from '../system/delivery-mark';
import { jsonOf } from '../system/json-of';
import { pastMoment } from '../system/past-moment';
import { sameSecret } from '../system/same-secret';

/**
 * Mailgun’s webhooks: one event per request, with an HMAC-SHA256 over timestamp and token in the body.
 * https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/webhook-payloads,
 * https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks. The signature does not
 * cover the event, so a token is accepted once.
 */
export const mailgunReports = (signingKey: string): MailReports => ({
  read: async ({ bytes, now }): Promise<ReportReading> => {
    const request = z.safeParse(requestSchema, jsonOf(bytes));
    if (!request.success) return { refused: 'malformed' };
    const { signature: proof, 'event-data': event } = request.data;
    const expected = createHmac('sha256', signingKey).update(`${proof.timestamp}${proof.token}`).digest('hex');
    if (!sameSecret(proof.signature.toLowerCase(), expected)) return { refused: 'unverified' };
    if (Math.abs(now.getTime() - Number(proof.timestamp) * 1_000) > MOST_AGE_MS) return { refused: 'unverified' };
    const report = reportOf(event, now);
    return {
      reports: report ? [report] : [],
      seal: { token: proof.token, body: createHash('sha256').update(bytes).digest('base64url') },
    };
  },
});

function reportOf(event: Event, now: Date): MailReport | null {
  const delivery =
    readDeliveryMark((event['user-variables'] as { delivery?: unknown } | null | undefined)?.delivery) ??
    readMessageId(`<${event.message?.headers?.['message-id']?.replace(/^<|>$/g, '') ?? ''}>`);
  const outcome = whatOf(event);
  // Its ids are unique within a day.
  return delivery && outcome
    ? {
        ...outcome,
        cause: outcome.cause.slice(0, 500),
        delivery,
        id: `${event.id} ${Math.trunc(event.timestamp)}`,
        at: pastMoment(event.timestamp * 1_000, now),
      }
    : null;
}

/** A temporary failure is still being tried. `rejected`: Mailgun itself refused the email. */
function whatOf(event: Event): Pick<MailReport, 'what' | 'cause'> | null {
  const { event: name, reason, severity, reject } = event;
  if (name === 'complained') return { what: 'complaint', cause: 'Reported as spam' };
  if (name === 'unsubscribed') return { what: 'unsubscribe', cause: 'Mailgun’s own link' };
  if (name === 'rejected')
    return { what: 'soft', cause: `Mailgun refused the content: ${reject?.reason || 'no reason given'}` };
  if (name !== 'failed' || severity !== 'permanent') return null;
  const status = event['delivery-status'];
  const cause = status?.message || status?.description || reason || 'Failed';
  if (reason === 'suppress-bounce') return { what: 'hard', cause };
  if (reason === 'suppress-complaint') return { what: 'complaint', cause };
  if (reason === 'suppress-unsubscribe') return { what: 'unsubscribe', cause };
  const isHard = status?.['bounce-type'] ? status['bounce-type'] === 'hard' : reason === 'bounce';
  return { what: bounceKindOf(`${status?.['enhanced-code'] ?? ''} ${cause}`, isHard ? 'hard' : 'soft'), cause };
}

/** Mailgun retries for eight hours, with the first attempt's signature. */
const MOST_AGE_MS = 12 * HOUR_MS;

const text = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))));
const eventSchema = z.object({
  event: z.string().check(z.maxLength(60)),
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  timestamp: z.number().check(z.gte(0), z.lte(1e11)),
  severity: text(60),
  reason: text(200),
  reject: z.optional(z.nullable(z.object({ reason: text(2_000) }))),
  'user-variables': z.optional(z.unknown()),
  message: z.optional(
    z.nullable(z.object({ headers: z.optional(z.nullable(z.object({ 'message-id': text(1_000) }))) })),
  ),
  'delivery-status': z.optional(
    z.nullable(
      z.object({
        message: text(20_000),
        description: text(20_000),
        'enhanced-code': text(60),
        'bounce-type': text(60),
      }),
    ),
  ),
});
const requestSchema = z.object({
  signature: z.object({
    timestamp: z.string().check(z.regex(/^\d{1,12}$/)),
    token: z.string().check(z.regex(/^\w{16,100}$/)),
    signature: z.string().check(z.regex(/^[0-9a-f]{64}$/i)),
  }),
  'event-data': eventSchema,
});
type Event = z.infer<typeof eventSchema>;
