import { createHash } from 'node:crypto';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { bounceKind } from '../../../../src/domain/bounce';
import { readBounceAddress, readMessageId } from '../../../../src/domain/bounce-address';
import { DAY_MS } from '../../../../src/domain/duration';
import type { DeliveryName } from '../../../ports/mail-links';
import type { MailReport, MailReports, ReportReading } from '../../../ports/mail-reports';
import { sameSecret, shownSecret } from '../../system/same-secret';
import { bodyOf, isFromMailServer, plainBounceIn } from './plain-bounce';

/**
 * Whole bounced emails, as a mail server pipes them here: delivery status notifications (RFC 3464), abuse
 * reports (RFC 5965), and notices in neither format. The email they are about is identified by the address that
 * they came to, otherwise by the Message-ID in the returned part. Everything else that reaches such an address,
 * such as out-of-office replies, is ignored.
 */
export const returnedMail = (password: string): MailReports => ({
  read: async ({ headers, bytes, now }): Promise<ReportReading> => {
    const shown = shownSecret(headers);
    if (shown === null || !sameSecret(shown, password)) return { refused: 'unverified' };
    return readReturned(bytes, now);
  },
});

/** The same of a mail that came another way and was verified there, such as into a mailbox that is read. */
export async function readReturned(bytes: Uint8Array, now: Date): Promise<ReportReading> {
  const mail = await parsed(bytes);
  if (!mail) return { refused: 'malformed' };
  const delivery = deliveryOf(mail);
  const outcome =
    delivery &&
    (complaintIn(mail) ??
      (partOf(mail, 'message/delivery-status') === null ? plainBounceIn(mail) : bounceIn(mail)) ??
      wishIn(mail));
  return {
    reports:
      delivery && outcome
        ? [
            {
              ...outcome,
              delivery,
              id: createHash('sha256').update(bytes).digest('base64url'),
              at: outcome.what === 'unsubscribe' ? now : sentAt(mail, now),
            },
          ]
        : [],
  };
}

/**
 * Whether a server wrote a mail about another one: a delivery or abuse report, a receipt (RFC 8098), or a notice of a
 * server that gave up. Nobody can be answered there.
 */
export const isReturned = (mail: Email): boolean =>
  REPORTS.some((type) => partOf(mail, type) !== null) || (isFromMailServer(mail) && plainBounceIn(mail) !== null);

function bounceIn(mail: Email): Pick<MailReport, 'what' | 'cause'> | null {
  const report = partOf(mail, 'message/delivery-status');
  if (report === null) return null;
  // One group of fields for the email, then one per recipient; ours have one recipient.
  const failed = report
    .split(/\r?\n[ \t]*\r?\n/)
    .map(fieldsOf)
    .find((fields) => fields.get('action')?.toLowerCase() === 'failed');
  if (!failed) return null; // delayed: still being tried; delivered, relayed, expanded: fine
  const diagnostic = (failed.get('diagnostic-code') ?? '').replace(/^\s*[\w-]+\s*;\s*/, '');
  const status = /[245]\.\d{1,3}\.\d{1,3}/.exec(failed.get('status') ?? '')?.[0] ?? '';
  // Many servers only report 5.0.0; the quoted answer of the other server is more precise.
  const code = /^[45]\.0\.0$|^$/.test(status)
    ? (/\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(diagnostic)?.[0] ?? status)
    : status;
  return { what: bounceKind(code), cause: (diagnostic || `Status ${code || 'unknown'}`).slice(0, 500) };
}

function complaintIn(mail: Email): Pick<MailReport, 'what' | 'cause'> | null {
  const report = partOf(mail, 'message/feedback-report');
  if (report === null) return null;
  const type = fieldsOf(report).get('feedback-type')?.toLowerCase() ?? '';
  // RFC 5965, 7.3: abuse, fraud, virus, other, not-spam; opt-out in older reports is a request to unsubscribe.
  if (type === 'not-spam') return null;
  return type === 'opt-out'
    ? { what: 'unsubscribe', cause: 'Asked for by the mailbox’s own button' }
    : { what: 'complaint', cause: `Reported as ${type || 'unwanted'}`.slice(0, 500) };
}

/**
 * The email that the `mailto:` of List-Unsubscribe (RFC 2369, 3.2) makes a mail program send: it only counts at
 * the address for that one email.
 */
const wishIn = (mail: Email): Pick<MailReport, 'what' | 'cause'> | null =>
  /^\s*unsubscribe\s*$/i.test(mail.subject ?? '') && recipientOf(mail) !== null
    ? { what: 'unsubscribe', cause: 'Asked for by a mail to the address in List-Unsubscribe' }
    : null;

function deliveryOf(mail: Email): DeliveryName | null {
  const status = partOf(mail, 'message/delivery-status') ?? partOf(mail, 'message/feedback-report') ?? '';
  return (
    recipientOf(mail) ??
    readBounceAddress(fieldsOf(status).get('original-mail-from')?.replace(/^<|>$/g, '') ?? '') ??
    returned(mail)
      .map(readMessageId)
      .find((found) => found !== null) ??
    null
  );
}

function recipientOf(mail: Email): DeliveryName | null {
  for (const name of RECIPIENTS) {
    for (const { key, value } of mail.headers) {
      if (key !== name) continue;
      for (const [address] of value.matchAll(ADDRESS)) {
        const found = readBounceAddress(address);
        if (found) return found;
      }
    }
  }
  return null;
}

/** The returned part: the whole email or its headers (RFC 3464, 2; RFC 6522); some servers use headers of their own. */
const returned = (mail: Email): string[] => [
  ...mail.attachments
    .filter(({ mimeType }) =>
      /^(message\/rfc822|message\/global|text\/rfc822-headers|message\/global-headers)$/i.test(mimeType),
    )
    .map(textOf),
  ...(isFromMailServer(mail) ? [bodyOf(mail)] : []),
  ...mail.headers
    .filter(({ key }) => key === 'in-reply-to' || key === 'references' || key === 'x-failed-message-id')
    .map(({ value }) => value),
];

const partOf = ({ attachments }: Email, type: string): string | null => {
  const part = attachments.find(({ mimeType }) => mimeType.toLowerCase() === type);
  return part ? textOf(part) : null;
};

const textOf = ({ content }: Attachment): string =>
  (typeof content === 'string' ? content : new TextDecoder().decode(content)).slice(0, MOST_TEXT);

/** Names in lower case; folded lines are joined (RFC 5322, 2.2.3). The first field of a name counts. */
function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (name !== '' && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

async function parsed(bytes: Uint8Array): Promise<Email | null> {
  try {
    const mail = await PostalMime.parse(bytes, {
      forceRfc822Attachments: true,
      maxNestingDepth: 20,
      maxHeadersSize: 256 * 1024,
    });
    return mail.headers.some(({ key }) => key === 'from' || key === 'date' || key === 'content-type') ? mail : null;
  } catch {
    return null; // deeper or longer than any report
  }
}

/**
 * The date of the report; an unsubscription is dated by its arrival, because a slow clock would put it before
 * the consent.
 */
const sentAt = ({ date }: Email, now: Date): Date => {
  const at = date ? Date.parse(date) : Number.NaN;
  return Number.isNaN(at) || at > now.getTime() || at < now.getTime() - MOST_AGE_MS ? now : new Date(at);
};

/**
 * Headers that state the recipient. `To`, which the sender can fill in freely, is believed only when no server
 * stated it.
 */
const RECIPIENTS = [
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'original-recipient',
  'to',
] as const;
const REPORTS = [
  'message/delivery-status',
  'message/global-delivery-status',
  'message/feedback-report',
  'message/disposition-notification',
] as const;
const ADDRESS = /[^\s<>;,"]{1,64}@[^\s<>;,"]{1,255}/g;
const MOST_TEXT = 200_000;
/** A report that claims to be older has a wrong clock. */
const MOST_AGE_MS = 30 * DAY_MS;
