import { randomBytes } from 'node:crypto';
import { encode, wrap } from 'nodemailer/lib/qp';
import { isPlainAddress, readEmailAddress } from '../../../src/domain/email-address';
import { dkimSignature } from './dkim-signature';
import { headerLine, mailHeaders, type HeaderField } from './mail-headers';

/**
 * Renders an email with an HTML and a text part, signed if there is a key. `fault` when the reader's address is
 * invalid. Throws when something is wrong with the sender. The parts are assembled here: as nodemailer's streams
 * they took most of the time.
 */
export async function mailMime({
  messageId,
  from,
  recipient,
  replyTo,
  subject,
  html,
  text,
  signature,
  more,
}: MimeInput): Promise<Mime | { fault: string }> {
  const reader = readEmailAddress(recipient);
  if (!reader) return { fault: `“${shown(recipient)}” is not an email address.` };
  const sender = senderAddress(from.address);
  const utf8 = !isPlainAddress(reader.wire);
  const boundary = `fb-${randomBytes(12).toString('base64url')}`;
  const fields: HeaderField[] = [
    ['From', { name: headerLine(from.name), address: sender }],
    ['To', { name: '', address: reader.wire }],
    ...(replyTo ? [['Reply-To', { name: '', address: senderAddress(replyTo) }] satisfies HeaderField] : []),
    ['Subject', { words: subject }],
    ['Message-ID', { token: messageId }],
    ['Date', { token: new Date().toUTCString().replace('GMT', '+0000') }],
    ['MIME-Version', { token: '1.0' }],
    ['Content-Type', { token: `multipart/alternative; boundary="${boundary}"` }],
    ...more,
  ];
  // As Latin-1, one character per byte, like the signature and the body.
  const headers = Buffer.from(mailHeaders(fields, { utf8 })).toString('latin1');
  const body = `${mimePart(boundary, 'text/plain', text)}${mimePart(boundary, 'text/html', html)}--${boundary}--\r\n`;
  const signed = signature ? await dkimSignature({ headers, body }, signature) : '';
  return {
    messageId,
    envelope: { from: sender, to: reader.wire },
    utf8,
    raw: Buffer.from(`${signed}${headers}\r\n${body}`, 'latin1'),
  };
}

/** Must be an address that everybody can reply to. */
export function senderAddress(address: string): string {
  const read = readEmailAddress(address, { hosts: 'any' });
  if (!read || !isPlainAddress(read.wire))
    throw new Error(`“${shown(address)}” is not an email address that everybody can reply to`);
  return read.wire;
}

/**
 * Unencoded if every line is short enough (RFC 5322, 2.1.1), otherwise quoted-printable, which makes three bytes
 * of each `=`.
 */
export function mimePart(boundary: string, type: string, content: string): string {
  const lines = content.replace(/\r\n?|\n/g, '\r\n');
  const isPlain = /^[\t\r\n -~]*$/.test(lines) && !/[^\r\n]{999}| $| \r\n|(?:^|\n)From /.test(lines);
  return `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: ${isPlain ? '7bit' : 'quoted-printable'}\r\n\r\n${isPlain ? lines : wrap(encode(lines))}\r\n`;
}

const shown = (text: string): string => headerLine(text).slice(0, 100);

interface MimeInput {
  messageId: string;
  from: { name: string; address: string };
  recipient: string;
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  /** Signs in the name of the sender's domain (RFC 6376). */
  signature?: { domain: string; selector: string; privateKey: string } | null | undefined;
  more: readonly HeaderField[];
}

export interface Mime {
  messageId: string;
  envelope: { from: string; to: string };
  /** Whether the server must support SMTPUTF8 (RFC 6531). */
  utf8: boolean;
  raw: Buffer;
}

/** For several recipients; the first is the person who is meant. */
export interface MimeForMany extends Omit<Mime, 'envelope'> {
  envelope: { from: string; to: [string, ...string[]] };
}
