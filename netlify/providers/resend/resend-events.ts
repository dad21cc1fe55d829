import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { bounceKindOf } from '../../../src/domain/bounce';
import { readMessageId } from '../../../src/domain/bounce-address';
import { MINUTE_MS } from '../../../src/domain/duration';
import type { DeliveryName } from '../../ports/mail-links';
import type { MailReport, MailReports, ReportReading } from '../../ports/mail-reports';
import { readDeliveryMark } from '../system/delivery-mark';
import { jsonOf } from '../system/json-of';
import { pastMoment } from '../system/past-moment';
import { sameSecret } from '../system/same-secret';

/**
 * Resend’s webhooks, signed by Svix: HMAC-SHA256 over id, timestamp and body.
 * https://resend.com/docs/webhooks/event-types, https://resend.com/docs/webhooks/emails/bounced,
 * https://docs.svix.com/receiving/verifying-payloads/how-manual
 */
export function resendReports(secret: string): MailReports {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return {
    read: async ({ headers, bytes, now }): Promise<ReportReading> => {
      const [id, timestamp, signatures] = [
        headers.get('svix-id') ?? '',
        headers.get('svix-timestamp') ?? '',
        headers.get('svix-signature') ?? '',
      ];
      if (!/^[\w-]{1,200}$/.test(id) || !/^\d{1,12}$/.test(timestamp) || signatures.length > 2_000)
        return { refused: 'unverified' };
      const expected = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(bytes).digest('base64')}`;
      if (!signatures.split(' ').some((signature) => sameSecret(signature, expected))) return { refused: 'unverified' };
      if (Math.abs(now.getTime() - Number(timestamp) * 1_000) > MOST_AGE_MS) return { refused: 'unverified' };
      const event = z.safeParse(eventSchema, jsonOf(bytes));
      if (!event.success) return { refused: 'malformed' };
      const [delivery, outcome] = [deliveryOf(event.data), whatOf(event.data)];
      return {
        reports:
          delivery && outcome
            ? [
                {
                  ...outcome,
                  cause: outcome.cause.slice(0, 500),
                  delivery,
                  id,
                  at: pastMoment(event.data.created_at, now),
                },
              ]
            : [],
      };
    },
  };
}

/** Delayed emails are still being tried; other events change nothing. */
function whatOf({ type, data: { bounce, suppressed, failed } = {} }: Event): Pick<MailReport, 'what' | 'cause'> | null {
  if (type === 'email.complained') return { what: 'complaint', cause: 'Reported as spam' };
  if (type === 'email.suppressed')
    return { what: 'hard', cause: answerIn(suppressed) || 'On Resend’s suppression list' };
  // Never sent: because of the account’s quota, its domain, or the email itself.
  if (type === 'email.failed')
    return { what: 'soft', cause: `Resend refused the sender: ${failed?.reason || 'no reason given'}` };
  if (type !== 'email.bounced') return null;
  const [said, kind] = [answerIn(bounce), bounce?.type];
  if (kind === 'Transient') return { what: 'soft', cause: said || 'Bounced' };
  return {
    what: bounceKindOf(said, kind === 'Permanent' || /\bhard bounce\b/i.test(bounce?.message ?? '') ? 'hard' : 'soft'),
    cause: said || 'Bounced',
  };
}

/**
 * The mail server's answer, otherwise Resend's first sentence: the following ones give advice and mention the
 * sender’s reputation.
 */
const answerIn = (given: Explained | null | undefined): string =>
  [given?.diagnosticCode ?? []]
    .flat()
    .join(' ')
    .replace(/^\s*smtp\s*;\s*/i, '')
    .trim() || (given?.message ?? '').split(/(?<=\.)\s/)[0]!;

/** Identified by our own header; Resend puts its own Message-ID on some emails. */
function deliveryOf({ data }: Event): DeliveryName | null {
  const header = (name: string) => data?.headers?.find((one) => one.name.toLowerCase() === name)?.value ?? '';
  return (
    readDeliveryMark(header('x-fourbeat-delivery')) ??
    readMessageId(header('message-id')) ??
    readMessageId(data?.message_id ?? '') ??
    readDeliveryMark((data?.tags as { delivery?: unknown } | undefined)?.delivery)
  );
}

/** Svix’s own tolerance: each retry is signed again. */
const MOST_AGE_MS = 5 * MINUTE_MS;

const text = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))));
const line = z.string().check(z.maxLength(20_000));
const explained = z.optional(
  z.nullable(
    z.object({
      message: text(20_000),
      type: text(60),
      diagnosticCode: z.optional(z.nullable(z.union([line, z.array(line).check(z.maxLength(100))]))),
    }),
  ),
);
const eventSchema = z.object({
  type: z.string().check(z.maxLength(60)),
  created_at: text(60),
  data: z.optional(
    z.object({
      message_id: text(1_000),
      tags: z.optional(z.unknown()),
      bounce: explained,
      suppressed: explained,
      failed: z.optional(z.nullable(z.object({ reason: text(2_000) }))),
      headers: z.optional(
        z.nullable(
          z.array(z.object({ name: z.string().check(z.maxLength(1_000)), value: line })).check(z.maxLength(1_000)),
        ),
      ),
    }),
  ),
});
type Event = z.infer<typeof eventSchema>;
type Explained = NonNullable<z.infer<typeof explained>>;
