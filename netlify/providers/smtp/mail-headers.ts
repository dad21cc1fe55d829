/**
 * The header block of an email (RFC 5322), with the line break after its last field: the only place that makes
 * headers. Whatever names, subjects and addresses contain, the block has exactly the requested fields, in ASCII;
 * with `utf8` (RFC 6532, for email sent with SMTPUTF8) addresses may contain other letters. Throws for what
 * cannot be expressed.
 */
export function mailHeaders(fields: readonly HeaderField[], { utf8 = false }: { utf8?: boolean } = {}): string {
  const made = fields.map(([name, value]) => ({ name, parts: pieces(value) }));
  const block = made.map(({ name, parts }) => `${folded(name, parts)}\r\n`).join('');
  const lines = block.split('\r\n').slice(0, -1);
  const starts = lines.filter((line) => !line.startsWith(' '));
  const isWhole =
    starts.length === fields.length &&
    starts.every((line, index) => line.startsWith(`${fields[index]![0]}:`)) &&
    lines.every((line) => (utf8 ? LINE_UTF8 : LINE).test(line) && Buffer.byteLength(line) <= LONGEST_LINE);
  if (
    !isWhole ||
    made.some(({ parts }) => parts.some((part) => /[\r\n]/.test(part))) ||
    !block.isWellFormed() ||
    !fields.every(([name]) => NAME.test(name))
  )
    throw new Error('a header of this mail cannot be written');
  return block;
}

/** Text as a header can hold it: one line, without characters that end or hide one. */
export const headerLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

function pieces(value: HeaderValue): string[] {
  if ('token' in value) return [value.token];
  if ('tokens' in value) return [...value.tokens];
  if ('mailboxes' in value)
    return value.mailboxes.flatMap((one, at) => {
      const parts = pieces(one);
      return at < value.mailboxes.length - 1 ? [...parts.slice(0, -1), `${parts.at(-1)},`] : parts;
    });
  if ('words' in value) return words(headerLine(value.words));
  return [...phrase(headerLine(value.name)), value.name === '' ? value.address : `<${value.address}>`];
}

/** Unchanged if every reader accepts that, otherwise as encoded words (RFC 2047). */
const words = (text: string): string[] =>
  text === '' || (PLAIN.test(text) && isReadAsItStands(text)) ? text.split(' ') : encodedWords(text);

function phrase(name: string): string[] {
  if (name === '') return [];
  if (!isReadAsItStands(name)) return encodedWords(name);
  if (ATOMS.test(name)) return name.split(' ');
  return PLAIN.test(name) && name.length <= LONGEST_QUOTED
    ? [`"${name.replace(/["\\]/g, '\\$&')}"`]
    : encodedWords(name);
}

const isReadAsItStands = (text: string): boolean =>
  !text.includes('=?') && text.split(' ').every((word) => word.length <= LONGEST_WORD);

/** Each at most 75 bytes of whole characters (RFC 2047, 2 and 5); quoted-printable where most of it is ASCII. */
function encodedWords(text: string): string[] {
  const bytes = Buffer.byteLength(text);
  const [kind, most, sizeOf, encode] =
    bytes < text.length * 1.5
      ? (['Q', 60, (sign: string) => quoted(sign).length, quoted] as const)
      : ([
          'B',
          45,
          (sign: string) => Buffer.byteLength(sign),
          (part: string) => Buffer.from(part).toString('base64'),
        ] as const);
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const sign of text) {
    if (size + sizeOf(sign) > most) {
      parts.push(part);
      [part, size] = ['', 0];
    }
    part += sign;
    size += sizeOf(sign);
  }
  return [...parts, part].map((one) => `=?UTF-8?${kind}?${encode(one)}?=`);
}

/** Only characters that RFC 2047, 5(3) allows everywhere. */
const quoted = (text: string): string =>
  text
    .replace(/[^A-Za-z0-9!*+/ -]/gu, (sign) =>
      [...Buffer.from(sign)].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
    )
    .replaceAll(' ', '_');

function folded(name: string, parts: readonly string[]): string {
  let [block, length] = [`${name}:`, name.length + 1];
  parts.forEach((part, index) => {
    const breaks = index > 0 && length + 1 + part.length > GOOD_LINE;
    block += `${breaks ? '\r\n ' : part === '' ? '' : ' '}${part}`;
    length = (breaks ? 0 : length) + 1 + part.length;
  });
  return block;
}

const NAME = /^[A-Za-z][A-Za-z0-9-]{0,60}$/;
const LINE = /^[ -~]*[!-~]$/;
const LINE_UTF8 = /^(?:[ -~]|[^\p{C}\p{Z}])*(?:[!-~]|[^\p{C}\p{Z}])$/u;
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
const ATOMS = /^[A-Za-z0-9!#$%&'*+\-/=?^_`{|}~]+(?: [A-Za-z0-9!#$%&'*+\-/=?^_`{|}~]+)*$/;
/** RFC 5322, 2.1.1: lines of 78 at most are recommended, 998 are allowed. */
const GOOD_LINE = 76;
const LONGEST_LINE = 998;
const LONGEST_WORD = 200;
const LONGEST_QUOTED = 200;

export type HeaderField = readonly [name: string, value: HeaderValue];

/**
 * words: free text. mailbox: a validated address, with a name or ''. token: ASCII that stays unchanged on one line;
 * tokens: several, which may stand on lines of their own.
 */
export type HeaderValue =
  | { words: string }
  | Mailbox
  | { mailboxes: readonly Mailbox[] }
  | { token: string }
  | { tokens: readonly string[] };

interface Mailbox {
  name: string;
  address: string;
}
