import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What nobody types and everybody can send. Always the same, so that a fault found once is found again. */
const id = '0b5c2a30-9d3e-4f6a-8c11-7e2d4b9a6f01';
const now = Date.UTC(2026, 10, 24);
const encode = (text: string): string => Buffer.from(text).toString('base64url');

/** Names that every object has. */
const members = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
const numbers = ['-0', '1e20', 'Infinity', 'NaN', '99999999999999999999', 'null', 'undefined'];
/** Text with a meaning in an inner language (SQL, HTML, paths), and text that cannot be encoded. */
const signs = [
  '%\\',
  'a\0b',
  'a\uDFFFb',
  '\\',
  '\0',
  '\uD800',
  '\u202E',
  '\'"`;--',
  '{{',
  '{%',
  '{{ constructor }}',
  '<script>',
  '((((',
  '[',
  '&|!:*<->',
  '../../etc/passwd',
  '\r\nX-Injected: 1',
  ' ',
  '🥖'.repeat(60),
  'x'.repeat(150_000),
];
const moments = [
  '0000-01-01',
  '0000-01-01T00:00:00.000Z',
  '0001-01-01',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '2026-02-30',
  '2026-13-45T99:99:99Z',
  '24:00',
];
const ids = [
  id.toUpperCase(),
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  `${id}\n`,
  `{${id}}`,
];
const addresses = [
  'constructor@example.com',
  '__proto__@example.com',
  'ö@exämple.com',
  `${'x'.repeat(64)}@${'y.'.repeat(90)}com`,
  'https://constructor',
  'https://[',
  'javascript:alert(1)',
  'http://example.com:99999',
  'https://example.com/%00',
];

/** Cursors of other lists, and forged ones. */
const cursors = [
  'x',
  '-1',
  '1.1',
  '99999999999.99999999999',
  'Infinity.Infinity',
  '4294967296',
  id,
  `18446744073709551616.${now}`,
  `18446744073709551615.${now}`,
  ...['2026-11-24T00:00:00.000Z|x', '\0|\0', 'null', '{"length":3}'].map(encode),
  ...namesOfLists().map((name) => encode(name + JSON.stringify(['253402300799999999', id]))),
  ...['-infinity', '-99999999999999999', '99999999999999999999', '\uD800', '\0'].map((value) =>
    encode(`contacts-last-contact${JSON.stringify([value, id])}`),
  ),
  encode('import-errors["2147483648","999999999999"]'),
  encode(`deliveries${JSON.stringify([id])}`),
  encode('email-versions["999999999999"]'),
];

export const hostileTexts: readonly string[] = [...members, ...signs, ...numbers, ...moments, ...ids, ...addresses];
export const hostileCursors: readonly string[] = cursors;

const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

/** Other JSON types. */
export const hostileTypes: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.5,
  1,
  1e20,
  -1e20,
  5e-324,
  2 ** 31,
  2 ** 53,
  [],
  {},
  [null],
  [[[]]],
  { constructor: 1 },
  JSON.parse('{"__proto__":{"a":1}}'),
  deep(2_000),
  Array.from({ length: 3_000 }, () => 'x'),
];

/** Bodies for endpoints that take bytes: forms, truncated forms, vendors' JSON, and garbage. */
export const hostileBytes: readonly Uint8Array<ArrayBuffer>[] = [
  '',
  '\0',
  '{',
  '[]',
  'null',
  '{"__proto__":{"a":1}}',
  '{"Type":"constructor","RecordType":"constructor","MessageID":"\\u0000","signature":{"timestamp":"1e20","token":"constructor","signature":"__proto__"}}',
  '['.repeat(20_000),
  'email=%00&name=%00&agreed=yes',
  'email=a%40example.com&name=%ED%A0%80%00&phone=%00&agreed=yes',
  'email=constructor%40example.com&agreed=yes&name=constructor&phone=constructor',
  '__proto__=1&constructor=2&email=__proto__',
  `email=${'x'.repeat(900)}`,
  'wish=constructor',
  'wish=unsubscribe',
  'wish=renew',
  'List-Unsubscribe=One-Click',
  'wish=%00&wish=%ff%fe',
  '%',
  '%E0%A4%A',
  'From: x\r\n\r\n\0',
  'GIF89a\xff\xff\xff\xff',
  '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xff\xff\xff',
  'RIFF\xff\xff\xff\xffWEBP',
  '\0\0\0\x18ftypmp42',
  'Name,Email\n"',
  'Name\0,\uD800\n1,2',
].map((text) => new Uint8Array(Buffer.from(text, /^[\0-\xff]*$/.test(text) ? 'latin1' : 'utf8')));

/** As the sources name them, so that a crafted cursor gets as far as the place in it. */
function namesOfLists(): string[] {
  const root = join(__dirname, '..');
  return ['features', 'records'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /-(repository|log)\.ts$/.test(file))
      .flatMap((file) => [...readFileSync(join(root, folder, file), 'utf8').matchAll(/\bkeyset\(\s*'([a-z-]+)'/g)])
      .map((match) => match[1]!),
  );
}
