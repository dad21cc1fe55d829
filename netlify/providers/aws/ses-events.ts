import * as z from 'zod/mini';
import { bounceKindOf } from '../../../src/domain/bounce';
import { readMessageId } from '../../../src/domain/bounce-address';
import type { DeliveryName } from '../../ports/mail-links';
import type { MailReport, MailReports, ReportReading } from '../../ports/mail-reports';
import type { CallingPort } from '../../ports/web';
import { jsonOf } from '../system/json-of';
import { pastMoment } from '../system/past-moment';
import { snsMessages, snsMessageSchema } from './sns-messages';

/**
 * Amazon SES through Amazon SNS: both the notifications of an identity (`notificationType`,
 * https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html) and the events of a configuration set
 * (`eventType`, https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html). SES
 * sets its own Message-ID and returns ours among the original headers.
 */
export function sesReports(given: { topics: readonly string[]; web: Pick<CallingPort, 'request'> }): MailReports {
  const sns = snsMessages(given);
  return {
    read: async ({ bytes, now }): Promise<ReportReading> => {
      const message = z.safeParse(snsMessageSchema, jsonOf(bytes));
      if (!message.success) return { refused: 'malformed' };
      const proof = await sns.check(message.data, now);
      if (proof !== 'verified') return { refused: proof };
      if (message.data.Type === 'SubscriptionConfirmation') {
        const answer = await sns.confirm(message.data);
        return answer === 'confirmed' ? { reports: [] } : { refused: answer };
      }
      // Notices of ended subscriptions, and greetings such as "Successfully validated SNS topic", are not about an
      // email.
      const event = message.data.Type === 'Notification' ? jsonOf(Buffer.from(message.data.Message)) : null;
      if (typeof event !== 'object' || event === null) return { reports: [] };
      const parsed = z.safeParse(eventSchema, event);
      return parsed.success
        ? { reports: reportsOf(parsed.data, message.data.MessageId, now) }
        : { refused: 'malformed' };
    },
  };
}

function reportsOf(event: Event, messageId: string, now: Date): MailReport[] {
  const delivery = deliveryOf(event);
  const outcome = whatOf(event);
  if (!delivery || !outcome) return [];
  // Reporting to one topic in both ways causes two messages per bounce, which share the feedback’s id.
  const { feedbackId, timestamp } = event.bounce ?? event.complaint ?? {};
  return [
    {
      ...outcome,
      cause: outcome.cause.slice(0, 500),
      delivery,
      id: feedbackId ?? messageId,
      at: pastMoment(timestamp ?? event.mail?.timestamp, now),
    },
  ];
}

/** Deliveries, opens, clicks and delays change nothing. */
function whatOf({
  notificationType,
  eventType,
  bounce,
  complaint,
  reject,
}: Event): Pick<MailReport, 'what' | 'cause'> | null {
  const type = notificationType ?? eventType;
  if (type === 'Bounce' && bounce) return bounceOf(bounce);
  if (type === 'Complaint' && complaint) {
    const kind = complaint.complaintFeedbackType ?? '';
    return NO_COMPLAINTS.includes(kind) ? null : { what: 'complaint', cause: `Reported as ${kind || 'unwanted'}` };
  }
  return type === 'Reject'
    ? { what: 'soft', cause: `Amazon SES refused the content: ${reject?.reason || 'no reason given'}` }
    : null;
}

function bounceOf({
  bounceType,
  bounceSubType = '',
  bouncedRecipients = [],
}: Bounce): Pick<MailReport, 'what' | 'cause'> | null {
  const [{ action, status, diagnosticCode } = {}] = bouncedRecipients;
  const said = (diagnosticCode ?? '').replace(/^\s*[\w-]+\s*;\s*/, '');
  const cause = said || spaced(`${bounceType}: ${bounceSubType}`);
  if (bounceSubType === 'UnsubscribedRecipient') return { what: 'unsubscribe', cause };
  if (bounceType === 'Permanent') return { what: bounceKindOf(`${status ?? ''} ${said}`, 'hard'), cause };
  // Out-of-office replies are also reported as Transient and General, but without the details of a mail server's
  // failure.
  if (bounceType === 'Transient' && bounceSubType === 'General' && !action && !status && !said) return null;
  return { what: bounceType === 'Undetermined' ? bounceKindOf(`${status ?? ''} ${said}`, 'soft') : 'soft', cause };
}

function deliveryOf({ mail }: Event): DeliveryName | null {
  const header = mail?.headers?.find(({ name }) => name.toLowerCase() === 'message-id')?.value;
  return readMessageId(header ?? '') ?? readMessageId(mail?.commonHeaders?.messageId ?? '');
}

/** Turns `MailboxFull` into "Mailbox Full", so that a refusal's words are recognised. */
const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2');

/** Feedback types by which the mailbox’s server, not the reader, judges our signature. */
const NO_COMPLAINTS = ['not-spam', 'auth-failure'];

const text = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))));
const id = z.optional(z.string().check(z.minLength(1), z.maxLength(200)));
const bounceSchema = z.object({
  bounceType: z.string().check(z.maxLength(60)),
  bounceSubType: z.optional(z.string().check(z.maxLength(60))),
  feedbackId: id,
  timestamp: text(60),
  bouncedRecipients: z.optional(
    z.array(z.object({ action: text(60), status: text(60), diagnosticCode: text(20_000) })).check(z.maxLength(100)),
  ),
});
const eventSchema = z.object({
  notificationType: z.optional(z.string().check(z.maxLength(60))),
  eventType: z.optional(z.string().check(z.maxLength(60))),
  bounce: z.optional(bounceSchema),
  complaint: z.optional(z.object({ complaintFeedbackType: text(60), feedbackId: id, timestamp: text(60) })),
  reject: z.optional(z.object({ reason: text(2_000) })),
  mail: z.optional(
    z.object({
      timestamp: text(60),
      headers: z.optional(
        z.nullable(
          z
            .array(
              z.object({ name: z.string().check(z.maxLength(1_000)), value: z.string().check(z.maxLength(20_000)) }),
            )
            .check(z.maxLength(1_000)),
        ),
      ),
      commonHeaders: z.optional(z.nullable(z.object({ messageId: text(1_000) }))),
    }),
  ),
});
type Event = z.infer<typeof eventSchema>;
type Bounce = z.infer<typeof bounceSchema>;
