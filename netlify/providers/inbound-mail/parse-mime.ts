import PostalMime, { type Email } from 'postal-mime';
import { mailBounds } from '../../ports/mail-reader';
import { guessCharset, isUtf8 } from './mail-charset';

/**
 * A mail as its parts. What senders get wrong is put right first: bytes of an unnamed encoding, a multipart without its
 * boundary, a line before the headers. Null for what is beyond the bounds or no mail at all.
 */
export async function parseMime(bytes: Uint8Array): Promise<ParsedMail | null> {
  if (bytes.byteLength > mailBounds.bytes) return null;
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (countParts(raw) > mailBounds.parts) return null;
  const mended = mend(raw, bytes);
  try {
    const mail = await PostalMime.parse(mended === raw ? bytes : Buffer.from(mended, 'latin1'), {
      forceRfc822Attachments: true,
      maxNestingDepth: mailBounds.depth,
      maxHeadersSize: mailBounds.headerBytes,
      attachmentEncoding: 'arraybuffer',
    });
    const [flowed = ''] = FLOWED_MARK.exec(mended) ?? [];
    return { mail, flows: flowed === '' ? null : { delSp: /delsp\s*=\s*"?yes/i.test(flowed) } };
  } catch {
    return null;
  }
}

/** The header block alone, for a mail whose body cannot be taken apart. */
export async function parseHeaders(bytes: Uint8Array): Promise<Email | null> {
  const raw = Buffer.from(bytes.subarray(0, mailBounds.headerBytes)).toString('latin1');
  const head = mend(`${headOf(raw)}\r\n\r\n`, bytes).replace(/^content-type:[^\n]*\n(?:[ \t][^\n]*\n)*/gim, '');
  try {
    return await PostalMime.parse(Buffer.from(head, 'latin1'), { maxHeadersSize: mailBounds.headerBytes });
  } catch {
    return null;
  }
}

function mend(raw: string, bytes: Uint8Array): string {
  let mended = raw.replace(/^(?:\s*\r?\n)+/, '').replace(/^>?From [^\n]{0,300}\r?\n/, '');
  if (/[\x80-\xff]/.test(mended.slice(0, PROBE)) && !isUtf8(bytes.subarray(0, PROBE))) mended = nameCharset(mended);
  if (/format\s*=\s*"?flowed/i.test(mended)) mended = mended.replace(FLOWED, unflow);
  return joinWords(nameBoundary(mended));
}

/** Encoded words may cut a letter in two (which RFC 2047, 5(3) forbids): words of one encoding become one. */
function joinWords(raw: string): string {
  const head = headOf(raw);
  if (!/\?b\?[^?]*=\?=/i.test(head)) return raw;
  const joined = head.replace(WORDS, (words, charset: string) => {
    const bytes = [...words.matchAll(/\?b\?([^?]*)\?=/gi)].map(([, base64]) => Buffer.from(base64!, 'base64'));
    return `=?${charset}?B?${Buffer.concat(bytes).toString('base64')}?=`;
  });
  return `${joined}${raw.slice(head.length)}`;
}

/** Headers become UTF-8; text parts that name no encoding name the one that was guessed. */
function nameCharset(raw: string): string {
  // eslint-disable-next-line no-control-regex -- binary parts say nothing about letters
  const charset = guessCharset(Buffer.from(raw.replace(/[\x00-\x08\x0e-\x1f]+/g, '').slice(0, PROBE), 'latin1'));
  const head = headOf(raw);
  const body = raw.slice(head.length);
  const named = (text: string) =>
    text.replace(PLAIN_TYPE, (field) =>
      /charset\s*=/i.test(field) ? field : `${field.trimEnd()}; charset=${charset}`,
    );
  const decoded = Buffer.from(new TextDecoder(charset).decode(Buffer.from(head, 'latin1'))).toString('latin1');
  const withType = /^content-type:/im.test(head)
    ? named(decoded)
    : `${decoded}\r\nContent-Type: text/plain; charset=${charset}`;
  return `${withType}${named(body)}`;
}

/** A multipart whose header lacks the boundary: it is the first line of the body that looks like one. */
function nameBoundary(raw: string): string {
  const head = headOf(raw);
  const [field] = /^content-type:[ \t]*multipart\/[^\n]*(?:\n[ \t][^\n]*)*/im.exec(head) ?? [];
  if (field === undefined || /boundary\s*=/i.test(field)) return raw;
  const [, boundary] = /^--([^\s"]{1,70})\r?$/m.exec(raw.slice(head.length)) ?? [];
  if (boundary === undefined) return raw;
  return raw.replace(field, () => `${field.trimEnd()}; boundary="${boundary}"`);
}

/** Paragraphs are joined here, because a quoted line must not be joined to the next with its mark (RFC 3676, 4.5). */
const unflow = (field: string): string => field.replace(/format\s*=\s*"?flowed"?/gi, 'x-format=flowed');

/** Lines that end with a space go on in the next line of the same depth (RFC 3676). */
export function joinFlowed(text: string, { delSp }: { delSp: boolean }): string {
  const joined: string[] = [];
  let [open, depth] = [false, 0];
  for (const line of text.split('\n')) {
    const marks = /^>*/.exec(line)![0].length;
    const content = line.slice(marks).replace(/^ /, '');
    const flows = content.endsWith(' ') && content !== '-- ';
    const cut = flows && delSp ? content.slice(0, -1) : content;
    if (open && marks === depth && content !== '-- ') joined[joined.length - 1] += cut;
    else joined.push(`${'>'.repeat(marks)}${marks > 0 ? ' ' : ''}${cut}`);
    [open, depth] = [flows, marks];
  }
  return joined.join('\n');
}

const headOf = (raw: string): string => {
  const end = /\r?\n\r?\n/.exec(raw.slice(0, mailBounds.headerBytes));
  return end ? raw.slice(0, end.index) : raw.slice(0, mailBounds.headerBytes);
};

function countParts(raw: string): number {
  let parts = 0;
  for (const _part of raw.matchAll(TYPE)) {
    parts += 1;
    if (parts > mailBounds.parts) break;
  }
  return parts;
}

const TYPE = /^content-type:/gim;
const PLAIN_TYPE = /^content-type:[ \t]*text\/(?:plain|html)[^\n]*(?:\n[ \t][^\n]*)*/gim;
const FLOWED = /^content-type:[ \t]*text\/plain[^\n]*(?:\n[ \t][^\n]*)*/gim;
const FLOWED_MARK = /^content-type:[ \t]*text\/plain[^\n]*(?:\n[ \t][^\n]*)*?x-format=flowed[^\n]*(?:\n[ \t][^\n]*)*/im;
const WORDS = /=\?([^?\s]{1,40})\?b\?[^?\s]*\?=(?:\s+=\?\1\?b\?[^?\s]*\?=)+/gi;
const PROBE = 1_000_000;

export interface ParsedMail {
  mail: Email;
  /** Whether its plain text goes on in the next line after a space (RFC 3676). */
  flows: { delSp: boolean } | null;
}
