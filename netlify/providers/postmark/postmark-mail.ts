import * as z from 'zod/mini';
import type { MailHook } from '../../ports/mail-hook';
import { jsonOf } from '../system/json-of';
import { sameSecret, shownSecret } from '../system/same-secret';

/**
 * Postmark's inbound webhook with “Include raw email content in JSON payload”: the mail in `RawEmail`, the recipient of
 * the envelope in `OriginalRecipient`, the password in the address that it was given.
 * https://postmarkapp.com/developer/webhooks/inbound-webhook
 */
export const postmarkMail = (password: string): MailHook => ({
  read({ headers, bytes }) {
    const shown = shownSecret(headers);
    if (shown === null || !sameSecret(shown, password)) return { refused: 'unverified' };
    const read = z.safeParse(inboundSchema, jsonOf(bytes));
    if (!read.success) return { unreadable: true };
    const { RawEmail, OriginalRecipient, ToFull = [], CcFull = [], BccFull = [], MessageID } = read.data;
    const named = [OriginalRecipient ?? '', ...[...ToFull, ...CcFull, ...BccFull].map(({ Email }) => Email)];
    return {
      mail: new TextEncoder().encode(RawEmail),
      recipients: [...new Set(named.filter((address) => address !== ''))],
      eventId: MessageID,
    };
  },
});

const people = z.optional(z.array(z.object({ Email: z.string().check(z.maxLength(320)) })).check(z.maxLength(1_000)));
const inboundSchema = z.object({
  RawEmail: z.string().check(z.minLength(1), z.maxLength(40_000_000)),
  OriginalRecipient: z.optional(z.string().check(z.maxLength(320))),
  ToFull: people,
  CcFull: people,
  BccFull: people,
  MessageID: z.string().check(z.minLength(1), z.maxLength(200)),
});
