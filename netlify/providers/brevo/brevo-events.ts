import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { bounceKindOf } from '../../../src/domain/bounce';
import { readMessageId } from '../../../src/domain/bounce-address';
import type { MailReport, MailReports, ReportReading } from '../../ports/mail-reports';
import { readDeliveryMark } from '../system/delivery-mark';
import { jsonOf } from '../system/json-of';
import { pastMoment } from '../system/past-moment';
import { sameSecret, shownSecret } from '../system/same-secret';

/**
 * Brevo’s transactional webhooks: one event per request, or a list when batched. Brevo signs nothing; a password
 * in the address, or a token, authenticates it. https://developers.brevo.com/docs/transactional-webhooks,
 * https://developers.brevo.com/docs/secured-webhooks. X-Mailin-custom comes back with each event.
 */
export const brevoReports = (password: string): MailReports => ({
  read: async ({ headers, bytes, now }): Promise<ReportReading> => {
    const shown = shownSecret(headers);
    if (shown === null || !sameSecret(shown, password)) return { refused: 'unverified' };
    const given = jsonOf(bytes);
    const events = z.safeParse(eventsSchema, Array.isArray(given) ? given : [given]);
    return events.success
      ? { reports: events.data.flatMap((event) => reportOf(event, now) ?? []) }
      : { refused: 'malformed' };
  },
});

function reportOf(event: Event, now: Date): MailReport | null {
  const messageId = event['message-id'] ?? '';
  const delivery =
    readDeliveryMark(event['X-Mailin-custom']) ?? readMessageId(messageId) ?? readMessageId(`<${messageId}>`);
  const outcome = whatOf(event);
  if (!delivery || !outcome) return null;
  const { event: name, ts_event: second, ts_epoch: epoch, email } = event;
  // Their `id` is the webhook’s; an event has none and is identified by its email, kind and second.
  const id = createHash('sha256')
    .update(JSON.stringify([messageId, delivery.deliveryId, name, second ?? epoch ?? null, email ?? '']))
    .digest('base64url');
  return { ...outcome, cause: outcome.cause.slice(0, 500), delivery, id, at: pastMoment(momentOf(event), now) };
}

/** deferred: still being tried. Opens, clicks and deliveries change nothing. */
function whatOf({ event, reason }: Event): Pick<MailReport, 'what' | 'cause'> | null {
  const said = reason ?? '';
  if (event === 'hard_bounce') return { what: bounceKindOf(said, 'hard'), cause: said || 'Hard bounce' };
  if (event === 'soft_bounce') return { what: 'soft', cause: said || 'Soft bounce' };
  if (event === 'invalid_email') return { what: 'hard', cause: said || 'Invalid address' };
  // Not attempted, because of the account or of what Brevo knows about the address: no mail server has judged the
  // address.
  if (event === 'blocked' || event === 'error')
    return { what: 'soft', cause: `Blocked by Brevo${said && `: ${said}`}` };
  if (event === 'spam' || event === 'complaint') return { what: 'complaint', cause: said || 'Reported as spam' };
  return event === 'unsubscribed' || event === 'unsubscribe'
    ? { what: 'unsubscribe', cause: said || 'Brevo’s own link' }
    : null;
}

/** `ts_epoch` is in milliseconds, in Brevo's examples in seconds; other times are in the account’s zone. */
const momentOf = ({ ts_epoch: epoch, ts_event: second }: Event): number | undefined =>
  epoch ? (epoch > 1e11 ? epoch : epoch * 1_000) : second && second * 1_000;

const time = z.optional(z.number().check(z.gte(0), z.lte(1e14)));
const text = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))));
const eventSchema = z.object({
  event: z.string().check(z.maxLength(60)),
  email: text(400),
  'message-id': text(1_000),
  ts_event: time,
  ts_epoch: time,
  reason: text(20_000),
  'X-Mailin-custom': z.optional(z.unknown()),
});
const eventsSchema = z.array(eventSchema).check(z.maxLength(5_000));
type Event = z.infer<typeof eventSchema>;
