import { createHash } from 'node:crypto';
import type { Email } from 'postal-mime';
import { conversationLimits } from '../../../src/domain/conversation';
import { foldQuote } from '../../../src/domain/mail-quote';
import { isForwarded } from '../../../src/domain/mail-subject';
import type { HeavyTask } from '../../ports/heavy-work';
import type { InboundFile } from '../../ports/inbox';
import { mailBounds, type ReadLetter, type ReadMail } from '../../ports/mail-reader';
import { isReturned } from '../builtin/returned-mail/returned-mail';
import { wordsOfHtml } from './html-words';
import { unmangled } from './mail-charset';
import { filesOf } from './mail-files';
import { isAutomatic, isBulk } from './mail-manners';
import { peopleOf } from './mail-people';
import { joinFlowed, parseHeaders, parseMime, type ParsedMail } from './parse-mime';
import { sanitiseMail } from './sanitise-mail';

/** Reads a raw mail (RFC 5322, MIME). It never throws for what is in it: what cannot be taken apart stays a file. */
export const readMail: HeavyTask<{ bytes: Uint8Array }, ReadMail> = {
  name: 'read-mail',
  run: async ({ bytes }) => {
    const parsed = await parseMime(bytes);
    if (parsed && isReturned(parsed.mail)) return { kind: 'returned' };
    const read = parsed ? letter(parsed, bytes) : null;
    return read && (read.text !== '' || read.files.length > 0 || read.html !== null)
      ? read
      : unread(bytes, parsed?.mail ?? null);
  },
};

function letter({ mail, flows }: ParsedMail, bytes: Uint8Array): ReadLetter {
  const { files, pictures, lines } = filesOf(mail);
  const said = mail.html?.trim()
    ? sanitiseMail((unmangled(mail.html) ?? mail.html).slice(0, mailBounds.html), pictures)
    : null;
  const words = wordsOf(mail.text ?? '', flows, said?.html ?? '');
  const { text, quoted } = foldQuote(words, { isForward: isForwarded(mail.subject ?? '') });
  const own = [text, ...lines].filter((part) => part !== '').join('\n\n');
  const all = [...files, ...wholeText(own, quoted)];
  return {
    ...headersOf(mail, bytes),
    text: cut(own),
    quoted: cut(quoted),
    html: said && said.html.trim() !== '' ? said.html : null,
    hasRemotePictures: said?.hasRemotePictures ?? false,
    files: all,
  };
}

/** The plain part, unless it says much less than the designed one. */
function wordsOf(text: string, flows: ParsedMail['flows'], html: string): string {
  const given = text.slice(0, mailBounds.text).replace(/\r\n?/g, '\n');
  const plain = readable(flows ? joinFlowed(given, flows) : given);
  if (html === '') return plain;
  const designed = readable(wordsOfHtml(html));
  const [short, long] = [plain.replace(/\s/g, '').length, designed.replace(/\s/g, '').length];
  return short === 0 || (short * 4 < long && long > 200) ? designed : plain;
}

/** Without signs that hide or turn text; the right letters where an encoding was named wrongly. */
const readable = (text: string): string =>
  (unmangled(text) ?? text)
    .normalize('NFC')
    .replace(/\u00a0/g, ' ')
    // eslint-disable-next-line no-control-regex -- control characters are what it removes
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\ufeff]+/g, '')
    .replace(/\r\n?/g, '\n')
    .toWellFormed();

function headersOf(
  mail: Email,
  bytes: Uint8Array,
): Omit<ReadLetter, 'text' | 'quoted' | 'html' | 'hasRemotePictures' | 'files'> {
  const { from, replyTo, to, cc, recipients } = peopleOf(mail);
  const messageId = messageIds(mail.messageId ?? '')[0] ?? '';
  const sent = mail.date === undefined ? Number.NaN : Date.parse(mail.date);
  return {
    kind: 'letter',
    externalId: messageId || `sha256:${createHash('sha256').update(bytes).digest('base64url')}`,
    from,
    replyTo,
    subject: line(mail.subject ?? ''),
    to,
    cc,
    recipients,
    messageId,
    references: [...new Set([...messageIds(mail.references ?? ''), ...messageIds(mail.inReplyTo ?? '')])].slice(
      -mailBounds.references,
    ),
    automatic: isAutomatic(mail),
    bulk: isBulk(mail),
    sentAt: Number.isNaN(sent) ? null : sent,
  };
}

/** What could not be taken apart: its headers as far as they go, and the mail itself as a file. */
async function unread(bytes: Uint8Array, mail: Email | null): Promise<ReadLetter> {
  const head = mail ?? (await parseHeaders(bytes)) ?? NOTHING;
  const isEmpty = mail !== null;
  return {
    ...headersOf(head, bytes),
    text: isEmpty && !hasBody(bytes) ? '(no text)' : 'This email could not be read. The original is attached.',
    quoted: '',
    html: null,
    hasRemotePictures: false,
    files: isEmpty && !hasBody(bytes) ? [] : [{ name: 'Original email.eml', contentType: 'message/rfc822', bytes }],
  };
}

const hasBody = (bytes: Uint8Array): boolean => {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 2_000_000)).toString('latin1');
  const end = /\r?\n\r?\n/.exec(raw);
  return end !== null && /\S/.test(raw.slice(end.index).replace(/^--\S{1,100}$|^content-[^\n]*$/gim, ''));
};

/** More than a message holds is a file, whole. */
const wholeText = (text: string, quoted: string): InboundFile[] =>
  [
    { name: 'Whole message.txt', text },
    { name: 'Whole quoted message.txt', text: quoted },
  ]
    .filter((one) => one.text.length > conversationLimits.text)
    .map((one) => ({ name: one.name, contentType: 'text/plain', bytes: new TextEncoder().encode(one.text) }));

const cut = (text: string): string =>
  text.length > conversationLimits.text ? `${text.slice(0, conversationLimits.text - 1).toWellFormed()}…` : text;

const line = (text: string): string =>
  readable(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, conversationLimits.subject)
    .toWellFormed();

const messageIds = (text: string): string[] => {
  const found = [...text.slice(0, 50_000).matchAll(/<[^<>\s]{1,400}>/g)].map(([id]) => id);
  return found.length > 0
    ? found
    : [...text.slice(0, 1_000).matchAll(/[^\s<>]{1,300}@[^\s<>]{1,99}/g)].map(([id]) => `<${id}>`);
};

const NOTHING: Email = { headers: [], headerLines: [], attachments: [] };
