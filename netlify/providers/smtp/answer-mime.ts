import { randomBytes } from 'node:crypto';
import { isPlainAddress, readEmailAddress } from '../../../src/domain/email-address';
import type { AnswerMail } from '../../ports/answer-mail';
import { dkimSignature } from './dkim-signature';
import { headerLine, mailHeaders, type HeaderField } from './mail-headers';
import { mimePart, senderAddress, type MimeForMany } from './mail-mime';

/**
 * An answer in somebody's mail thread: to one person, with copies, files and the ids that it answers (RFC 5322, 3.6.4).
 * `fault` when the reader's address is none. Copies to addresses that are none are left out.
 */
export async function answerMime(
  answer: AnswerMail,
  more: readonly HeaderField[] = [],
): Promise<MimeForMany | { fault: string }> {
  const reader = readEmailAddress(answer.to.address);
  if (!reader) return { fault: `“${headerLine(answer.to.address).slice(0, 100)}” is not an email address.` };
  const sender = senderAddress(answer.from.address);
  const copies = answer.cc.flatMap((address) => {
    const read = readEmailAddress(address);
    return read && isPlainAddress(read.wire) && read.value !== reader.value ? [read.wire] : [];
  });
  const references = answer.references.filter((id) => MESSAGE_ID.test(id)).slice(-MOST_REFERENCES);
  const answered = answer.inReplyTo !== null && MESSAGE_ID.test(answer.inReplyTo) ? answer.inReplyTo : null;
  const utf8 = !isPlainAddress(reader.wire);
  const boundary = newBoundary();
  const fields: HeaderField[] = [
    ['From', { name: headerLine(answer.from.name), address: sender }],
    ['To', { name: headerLine(answer.to.name), address: reader.wire }],
    ...field(copies.length > 0, 'Cc', { mailboxes: copies.map((address) => ({ name: '', address })) }),
    ...field(answer.replyTo !== null, 'Reply-To', {
      name: headerLine(answer.from.name),
      address: senderAddress(answer.replyTo ?? sender),
    }),
    ['Subject', { words: answer.subject }],
    ['Message-ID', { token: answer.messageId }],
    ...field(answered !== null, 'In-Reply-To', { token: answered ?? '' }),
    ...field(references.length > 0, 'References', { tokens: references }),
    ['Date', { token: answer.at.toUTCString().replace('GMT', '+0000') }],
    ...field(answer.automatic, 'Auto-Submitted', { token: 'auto-replied' }),
    ['MIME-Version', { token: '1.0' }],
    [
      'Content-Type',
      { token: `multipart/${answer.files.length > 0 ? 'mixed' : 'alternative'}; boundary="${boundary}"` },
    ],
    ...more,
  ];
  const headers = Buffer.from(mailHeaders(fields, { utf8 })).toString('latin1');
  const body = answer.files.length > 0 ? withFiles(boundary, answer) : alternatives(boundary, answer);
  const signed = answer.signature ? await dkimSignature({ headers, body }, answer.signature) : '';
  return {
    messageId: answer.messageId,
    envelope: { from: answer.returnPath ?? sender, to: [reader.wire, ...copies] },
    utf8,
    raw: Buffer.from(`${signed}${headers}\r\n${body}`, 'latin1'),
  };
}

const alternatives = (boundary: string, { text, html }: AnswerMail): string =>
  `${mimePart(boundary, 'text/plain', text)}${mimePart(boundary, 'text/html', html)}--${boundary}--\r\n`;

function withFiles(boundary: string, answer: AnswerMail): string {
  const inner = newBoundary();
  const words = `--${boundary}\r\nContent-Type: multipart/alternative; boundary="${inner}"\r\n\r\n${alternatives(inner, answer)}`;
  return `${words}${answer.files.map((file) => filePart(boundary, file)).join('')}--${boundary}--\r\n`;
}

/** The name twice: as RFC 2231 wants it, and in ASCII for programs that do not know that. */
function filePart(boundary: string, { name, contentType, bytes }: AnswerMail['files'][number]): string {
  const type = /^[a-z]{1,30}\/[a-z0-9.+-]{1,90}$/i.test(contentType) ? contentType : 'application/octet-stream';
  const shown = headerLine(name).slice(0, 120).toWellFormed() || 'file';
  const plain =
    shown
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/["\\%]/g, '')
      .trim() || 'file';
  const encoded = encodeURIComponent(shown).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const names = `filename="${plain}"${plain === shown ? '' : `;\r\n filename*=UTF-8''${encoded}`}`;
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('base64')
    .replace(/.{76}/g, '$&\r\n');
  return `--${boundary}\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment;\r\n ${names}\r\n\r\n${content}\r\n`;
}

const field = (isThere: boolean, ...one: HeaderField): HeaderField[] => (isThere ? [one] : []);
const newBoundary = (): string => `fb-${randomBytes(12).toString('base64url')}`;
/** Short enough for a line of its own. */
const MESSAGE_ID = /^<[!-;=?-~]{1,240}>$/;
const MOST_REFERENCES = 20;
