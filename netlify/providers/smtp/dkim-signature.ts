import { createHash, createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * The DKIM-Signature header of an email (RFC 6376: rsa-sha256, relaxed/relaxed), with its line break.
 * nodemailer's signer works on streams and on the thread that answers requests; here the email is complete, and
 * OpenSSL's threads sign. `headers` and `body` end with their line breaks. Throws for an invalid key, and for a
 * domain or selector that a header cannot contain.
 */
export async function dkimSignature(
  { headers, body }: { headers: string; body: string },
  { domain, selector, privateKey }: { domain: string; selector: string; privateKey: string },
): Promise<string> {
  if (![domain, selector].every((name) => /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(name)))
    throw new Error('the domain that signs is none');
  const fields = new Map(
    headers
      .split(/\r\n(?![ \t])/)
      .filter(Boolean)
      .map((field): [string, string] => [field.slice(0, field.indexOf(':')).toLowerCase(), field]),
  );
  const names = SIGNED.filter((name) => fields.has(name));
  const bodyHash = createHash('sha256').update(relaxedBody(body), 'latin1').digest('base64');
  const unsigned = `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=${domain}; s=${selector};\r\n h=${names
    .join(':')
    .replace(/(.{1,60}:)/g, '$1\r\n ')
    .trim()};\r\n bh=${bodyHash};\r\n b=`;
  const signed = await signWith(
    'sha256',
    Buffer.from([...names.map((name) => `${relaxed(fields.get(name)!)}\r\n`), relaxed(unsigned)].join(''), 'latin1'),
    keyOf(privateKey),
  );
  return `${unsigned}${signed
    .toString('base64')
    .replace(/(.{72})/g, '$1\r\n ')
    .trim()}\r\n`;
}

/** RFC 6376, 3.4.2: name in lower case, unfolded, whitespace collapsed, none around the colon and at the end. */
function relaxed(field: string): string {
  const at = field.indexOf(':');
  return `${field.slice(0, at).toLowerCase()}:${field
    .slice(at + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/^ | $/g, '')}`;
}

/** RFC 6376, 3.4.4: whitespace collapsed, none at the end of a line, no empty lines at the end. */
function relaxedBody(body: string): string {
  // Collapses whitespace first: a pattern for trailing spaces would scan a run once for each space.
  const lines = body.replace(/[ \t]+/g, ' ').replace(/ (?=\r\n)/g, '');
  let end = lines.length;
  while (lines.endsWith('\r\n', end)) end -= 2;
  return end === 0 ? '' : `${lines.slice(0, end)}\r\n`;
}

/** Parsing a key takes as long as signing with it. */
function keyOf(pem: string): KeyObject {
  let key = keys.get(pem);
  if (!key) {
    if (keys.size >= MOST_KEYS) keys.clear();
    key = createPrivateKey(pem);
    keys.set(pem, key);
  }
  return key;
}

const keys = new Map<string, KeyObject>();
const MOST_KEYS = 100;
const signWith = promisify<string, Buffer, KeyObject, Buffer>(sign as never);

/**
 * The headers that readers and mail programs rely on. Both headers of one-click unsubscribing must be covered
 * (RFC 8058, section 4).
 */
const SIGNED = [
  'from',
  'to',
  'cc',
  'reply-to',
  'subject',
  'date',
  'message-id',
  'in-reply-to',
  'references',
  'mime-version',
  'content-type',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'list-id',
  'precedence',
  'feedback-id',
];
