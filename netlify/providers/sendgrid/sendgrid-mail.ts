import * as z from 'zod/mini';
import type { MailHook } from '../../ports/mail-hook';
import { sameSecret, shownSecret } from '../system/same-secret';

/**
 * Twilio SendGrid's Inbound Parse with “POST the raw, full MIME message”: a form whose field `email` is the mail and
 * whose `envelope` names the recipients. SendGrid signs nothing by itself; the password is in the address that it was
 * given. https://www.twilio.com/docs/sendgrid/for-developers/parsing-email/setting-up-the-inbound-parse-webhook
 */
export const sendgridMail = (password: string): MailHook => ({
  read({ headers, bytes }) {
    const shown = shownSecret(headers);
    if (shown === null || !sameSecret(shown, password)) return { refused: 'unverified' };
    const fields = formFields(bytes, headers.get('content-type') ?? '');
    const mail = fields?.get('email');
    if (!fields || !mail || mail.byteLength === 0) return { unreadable: true };
    return { mail, recipients: recipientsIn(fields), eventId: null };
  },
});

function recipientsIn(fields: ReadonlyMap<string, Uint8Array>): string[] {
  const read = z.safeParse(envelopeSchema, parsed(fields.get('envelope')));
  return read.success ? read.data.to : [];
}

function parsed(bytes: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/**
 * The fields of a form (RFC 7578) as bytes: a mail is in any encoding, so that nothing may decode it. Null for
 * something else.
 */
export function formFields(bytes: Uint8Array, contentType: string): ReadonlyMap<string, Uint8Array> | null {
  const [, quoted, bare] =
    /^multipart\/form-data\b[^\n]*?\bboundary=(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) return null;
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const mark = Buffer.from(`--${boundary}`);
  const fields = new Map<string, Uint8Array>();
  let at = body.indexOf(mark);
  while (at >= 0 && fields.size < MOST_FIELDS) {
    const start = at + mark.length;
    const next = body.indexOf(Buffer.concat([Buffer.from('\r\n'), mark]), start);
    if (next < 0) break;
    const head = body.indexOf('\r\n\r\n', start);
    if (head >= 0 && head < next) {
      const [, name] =
        /\bname="([^"\r\n]{1,100})"/i.exec(body.toString('latin1', start, Math.min(head, start + 2_000))) ?? [];
      if (name !== undefined && !fields.has(name)) fields.set(name, body.subarray(head + 4, next));
    }
    at = next + 2;
  }
  return fields;
}

const envelopeSchema = z.object({ to: z.array(z.string().check(z.maxLength(320))).check(z.maxLength(200)) });
const MOST_FIELDS = 100;
