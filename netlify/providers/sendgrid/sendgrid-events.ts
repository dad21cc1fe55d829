import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { readMessageId } from '../../../src/domain/bounce-address';
import { bounceKind } from '../../../src/domain/bounce';
import { MINUTE_MS } from '../../../src/domain/duration';
import type { MailReport, MailReports, ReportReading } from '../../ports/mail-reports';
import { readDeliveryMark } from '../system/delivery-mark';
import { jsonOf } from '../system/json-of';

/**
 * Twilio SendGrid's Event Webhook: an array of events, signed with ECDSA (P-256, SHA-256) over timestamp and raw
 * body. https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event,
 * https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/getting-started-event-webhook-security-features
 * `verificationKey`: base64 of the SubjectPublicKeyInfo, as their page shows it.
 */
export function sendgridReports(verificationKey: string): MailReports {
  let key: KeyObject | undefined;
  return {
    read: async ({ headers, bytes, now }): Promise<ReportReading> => {
      key ??= createPublicKey({ key: Buffer.from(verificationKey, 'base64'), format: 'der', type: 'spki' });
      const [signature, timestamp] = [
        headers.get('x-twilio-email-event-webhook-signature') ?? '',
        headers.get('x-twilio-email-event-webhook-timestamp') ?? '',
      ];
      if (!/^\d{1,12}$/.test(timestamp) || !/^[\w+/=]{1,200}$/.test(signature)) return { refused: 'unverified' };
      if (!verify('sha256', Buffer.concat([Buffer.from(timestamp), bytes]), key, Buffer.from(signature, 'base64')))
        return { refused: 'unverified' };
      if (Math.abs(now.getTime() - Number(timestamp) * 1_000) > MOST_AGE_MS) return { refused: 'unverified' };
      const events = z.safeParse(eventsSchema, jsonOf(bytes));
      return events.success
        ? { reports: events.data.flatMap((event) => reportOf(event, now) ?? []) }
        : { refused: 'malformed' };
    },
  };
}

function reportOf(event: Event, now: Date): MailReport | null {
  const delivery = readDeliveryMark(event.delivery) ?? readMessageId(event['smtp-id'] ?? '');
  const what = whatOf(event);
  if (!delivery || !what) return null;
  return {
    id: event.sg_event_id,
    delivery,
    what,
    cause: (event.reason || event.response || event.event).slice(0, 500),
    at: new Date(Math.min(event.timestamp * 1_000, now.getTime())),
  };
}

/**
 * `deferred` is retried for three days and then bounces; `dropped` was never tried, because of what SendGrid
 * knows about the address.
 */
function whatOf({ event, type, status, reason = '' }: Event): MailReport['what'] | null {
  if (event === 'spamreport') return 'complaint';
  if (event === 'unsubscribe' || event === 'group_unsubscribe') return 'unsubscribe';
  if (event === 'dropped')
    return /bounced address/i.test(reason)
      ? 'hard'
      : /unsubscribed address/i.test(reason)
        ? 'unsubscribe'
        : /spam reporting address/i.test(reason)
          ? 'complaint'
          : 'soft';
  if (event !== 'bounce') return null;
  const code = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(`${status ?? ''} ${reason}`)?.[0];
  return type === 'blocked' ? 'soft' : code ? bounceKind(code) : 'hard';
}

/** An older signature may be a replay. */
const MOST_AGE_MS = 10 * MINUTE_MS;

const text = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))));
const eventSchema = z.object({
  event: z.string().check(z.maxLength(60)),
  sg_event_id: z.string().check(z.minLength(1), z.maxLength(200)),
  timestamp: z.number().check(z.gte(0), z.lte(1e11)),
  type: text(60),
  status: text(200),
  reason: z.optional(z.string().check(z.maxLength(20_000))),
  response: z.optional(z.string().check(z.maxLength(20_000))),
  'smtp-id': z.optional(z.string().check(z.maxLength(1_000))),
  delivery: z.optional(z.unknown()),
});
const eventsSchema = z.array(eventSchema).check(z.maxLength(20_000));
type Event = z.infer<typeof eventSchema>;
