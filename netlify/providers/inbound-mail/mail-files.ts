import type { Attachment, Email } from 'postal-mime';
import { mailBounds } from '../../ports/mail-reader';
import type { InboundFile } from '../../ports/inbox';
import { cidKey } from './sanitise-mail';

/**
 * A mail's files, each under a name of its own, and its pictures by Content-ID. An appointment also says in a line what
 * it is about. Outlook's winmail.dat, a forwarded mail and everything else stay files.
 */
export function filesOf({ attachments }: Email): MailFiles {
  const names = new Set<string>();
  const files: InboundFile[] = [];
  const pictures = new Map<string, string>();
  const lines: string[] = [];
  for (const part of attachments.slice(0, mailBounds.files)) {
    const bytes = bytesOf(part);
    if (bytes.byteLength === 0 && part.filename === null) continue;
    const name = uniqueName(nameOf(part), names);
    files.push({ name, contentType: part.mimeType.slice(0, 100), bytes });
    if (part.contentId && /^image\//i.test(part.mimeType)) pictures.set(cidKey(part.contentId), name);
    if (/^text\/calendar$/i.test(part.mimeType) && lines.length < 3) lines.push(...appointment(bytes, part.method));
  }
  const left = attachments.length - mailBounds.files;
  if (left > 0)
    lines.push(`[${left} more ${left === 1 ? 'file' : 'files'} did not fit. Ask for them again in another email.]`);
  return { files, pictures, lines };
}

function nameOf({ filename, mimeType, content, encoding }: Attachment): string {
  const given = (filename ?? '')
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff<>:"|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '');
  if (given !== '') return shortened(given);
  if (/^message\//i.test(mimeType)) {
    const head =
      typeof content === 'string' || encoding
        ? ''
        : new TextDecoder('latin1').decode(new Uint8Array(content).subarray(0, 20_000));
    const subject = /^subject:[ \t]*([^\r\n]{1,100})/im
      .exec(head)?.[1]
      ?.replace(/=\?[^?]*\?[BQ]\?[^?]*\?=/gi, '')
      .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
      .trim();
    return `${subject || 'Forwarded email'}.eml`;
  }
  return UNNAMED.get(mimeType.toLowerCase()) ?? 'file';
}

/** Pictures are looked up by file name, so no two files may share one. */
function uniqueName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let unique = name;
  for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = `${stem} (${count})${ending}`;
  taken.add(unique.toLowerCase());
  return unique;
}

function shortened(name: string): string {
  if (name.length <= MOST_NAME) return name.toWellFormed();
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= 12 ? name.slice(dot) : '';
  return `${name.slice(0, MOST_NAME - ending.length)}${ending}`.toWellFormed();
}

/** What an iCalendar file (RFC 5545) is about, in a line. */
function appointment(bytes: Uint8Array, method: string | undefined): string[] {
  const text = new TextDecoder().decode(bytes.subarray(0, 200_000)).replace(/\r?\n[ \t]/g, '');
  const event = text.slice(Math.max(0, text.search(/^BEGIN:VEVENT/im)));
  const field = (name: string) => new RegExp(`^${name}([^:\\r\\n]{0,300}):([^\\r\\n]{0,500})`, 'im').exec(event);
  const summary = (field('SUMMARY')?.[2] ?? '')
    .replace(/\\[nN]/g, ' ')
    .replace(/\\(.)/g, '$1')
    .trim();
  const start = field('DTSTART');
  const [, year, month, day, hour, minute, utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z)?)?/.exec(start?.[2] ?? '') ?? [];
  const zone = utc ? ' UTC' : (/TZID="?([^";:]{1,60})/i.exec(start?.[1] ?? '')?.[1] ?? '').replace(/^(.+)$/, ' ($1)');
  const when = year
    ? `${Number(day)} ${MONTHS[Number(month) - 1] ?? month} ${year}${hour ? `, ${hour}:${minute}${zone}` : ''}`
    : '';
  const kind = METHODS.get((method ?? /^METHOD:(\w{1,20})/im.exec(text)?.[1] ?? '').toUpperCase()) ?? 'Calendar entry';
  const about = [summary, when].filter((part) => part !== '').join(', ');
  return about === '' ? [] : [`[${kind}: ${about}]`];
}

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

const METHODS = new Map([
  ['REQUEST', 'Invitation'],
  ['CANCEL', 'Cancelled appointment'],
  ['REPLY', 'Answer to an invitation'],
  ['COUNTER', 'Another time suggested'],
]);
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const UNNAMED = new Map([
  ['text/calendar', 'invite.ics'],
  ['text/html', 'message.html'],
  ['text/plain', 'text.txt'],
  ['text/vcard', 'contact.vcf'],
  ['image/jpeg', 'picture.jpg'],
  ['image/png', 'picture.png'],
  ['image/gif', 'picture.gif'],
  ['image/webp', 'picture.webp'],
  ['application/pdf', 'document.pdf'],
  ['application/ms-tnef', 'winmail.dat'],
  ['application/pgp-signature', 'signature.asc'],
  ['application/pkcs7-signature', 'smime.p7s'],
  ['application/pkcs7-mime', 'smime.p7m'],
]);
const MOST_NAME = 90;

interface MailFiles {
  files: InboundFile[];
  /** File names by Content-ID. */
  pictures: ReadonlyMap<string, string>;
  /** What a reader is told of them. */
  lines: string[];
}
