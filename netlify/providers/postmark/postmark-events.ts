import * as z from 'zod/mini';
import type { MailReport, MailReports, ReportReading } from '../../ports/mail-reports';
import { readDeliveryMark } from '../system/delivery-mark';
import { jsonOf } from '../system/json-of';
import { sameSecret, shownSecret } from '../system/same-secret';

/**
 * Postmark's webhooks for bounces, complaints and subscription changes: one record per request, with the
 * password in the address. https://postmarkapp.com/developer/webhooks/bounce-webhook, …/spam-complaint-webhook,
 * …/subscription-change-webhook; types of bounces: https://postmarkapp.com/developer/api/bounce-api#bounce-types
 */
export const postmarkReports = (password: string): MailReports => ({
  read: async ({ headers, bytes, now }): Promise<ReportReading> => {
    const shown = shownSecret(headers);
    if (shown === null || !sameSecret(shown, password)) return { refused: 'unverified' };
    const record = z.safeParse(recordSchema, jsonOf(bytes));
    if (!record.success) return { refused: 'malformed' };
    const delivery = readDeliveryMark(record.data.Metadata?.delivery);
    const outcome = whatOf(record.data);
    return { reports: delivery && outcome ? [{ ...outcome, delivery, at: past(outcome.at, now) }] : [] };
  },
});

function whatOf(record: Record): { id: string; what: MailReport['what']; cause: string; at: string } | null {
  const cause = (record.Details || record.Description || record.Name || record.RecordType).slice(0, 500);
  if (record.RecordType === 'SpamComplaint')
    return { id: `complaint ${record.ID}`, what: 'complaint', cause, at: record.BouncedAt ?? '' };
  if (record.RecordType === 'Bounce') {
    const what = BOUNCES.get(record.Type ?? '');
    return what ? { id: `bounce ${record.ID}`, what, cause, at: record.BouncedAt ?? '' } : null;
  }
  const what = record.RecordType === 'SubscriptionChange' && record.SuppressSending ? suppressed(record) : null;
  return what
    ? {
        id: `subscription ${record.MessageID} ${record.ChangedAt}`,
        what,
        cause: record.SuppressionReason!,
        at: record.ChangedAt ?? '',
      }
    : null;
}

/** A suppression by the account's owner or Postmark's staff is not the reader's wish. */
function suppressed({ SuppressionReason: reason, Origin: origin }: Record): MailReport['what'] | null {
  if (reason === 'HardBounce') return 'hard';
  if (reason === 'SpamComplaint') return 'complaint';
  return reason === 'ManualSuppression' && origin === 'Recipient' ? 'unsubscribe' : null;
}

const past = (at: string, now: Date): Date =>
  Number.isNaN(Date.parse(at)) ? now : new Date(Math.min(Date.parse(at), now.getTime()));

/**
 * Ignored: Transient (still being tried), AutoResponder, Subscribe, AddressChange, ChallengeVerification,
 * OpenRelayTest.
 */
const BOUNCES: ReadonlyMap<string, MailReport['what']> = new Map(
  Object.entries({
    HardBounce: 'hard',
    BadEmailAddress: 'hard',
    Unsubscribe: 'unsubscribe',
    SpamComplaint: 'complaint',
    SoftBounce: 'soft',
    DnsError: 'soft',
    SpamNotification: 'soft',
    Blocked: 'soft',
    VirusNotification: 'soft',
    DMARCPolicy: 'soft',
    SMTPApiError: 'soft',
    InboundError: 'soft',
    ManuallyDeactivated: 'soft',
    TemplateRenderingFailed: 'soft',
    Unknown: 'soft',
  }),
);

const text = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))));
const recordSchema = z.object({
  RecordType: z.string().check(z.maxLength(60)),
  ID: z.optional(z.union([z.number(), z.string().check(z.maxLength(60))])),
  MessageID: text(100),
  Type: text(60),
  Name: text(200),
  Description: text(2_000),
  Details: text(20_000),
  BouncedAt: text(60),
  ChangedAt: text(60),
  Origin: text(60),
  SuppressSending: z.optional(z.boolean()),
  SuppressionReason: text(60),
  Metadata: z.optional(z.nullable(z.object({ delivery: z.optional(z.unknown()) }))),
});
type Record = z.infer<typeof recordSchema>;
