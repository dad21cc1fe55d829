import fc from 'fast-check';
import { simpleParser } from 'mailparser';
import PostalMime from 'postal-mime';
import { isPlainAddress, readEmailAddress } from '../../../src/domain/email-address';
import { readSignature, signingKeys } from '../../testing/dkim';
import { headerLine, mailHeaders } from './mail-headers';
import { mailMime } from './mail-mime';

const keys = signingKeys();
const make = async (given: { name: string; subject: string; recipient: string; replyTo?: string }, signed = false) => {
  const mime = await mailMime({
    messageId: '<1.2@bakery.example>',
    from: { name: given.name, address: 'hello@bakery.example' },
    recipient: given.recipient,
    replyTo: given.replyTo,
    subject: given.subject,
    html: '<p>Hi</p>',
    text: 'Hi',
    signature: signed ? { domain: 'bakery.example', selector: 'fb1', privateKey: keys.privateKey } : null,
    more: [['Precedence', { token: 'bulk' }]],
  });
  if ('fault' in mime) throw new Error(mime.fault);
  return { ...mime, block: mime.raw.subarray(0, mime.raw.indexOf('\r\n\r\n')) };
};
const fieldsIn = (block: Buffer): string[] =>
  block
    .toString('latin1')
    .split('\r\n')
    .filter((line) => !/^[ \t]/.test(line))
    .map((line) => line.slice(0, line.indexOf(':')));

/** Includes characters whose low byte is a line break, a colon or an angle bracket. */
const sign = fc.constantFrom(
  ...'aZ09 _-=?.,;:<>()[]"\\@\'%\r\n\t',
  '=?UTF-8?Q?x?=',
  '\u010a',
  '\u010d',
  '\u090a',
  '\u0a0d',
  '\u013a',
  '\u013c',
  'é',
  'ß',
  'ø',
  '用',
  '🍞',
  '👩‍🍳',
  '\u0301',
  '\u2028',
  '\u00a0',
  '\u0000',
  '\ud800',
  '\r\nBcc: victim@example.com',
);
const text = fc.oneof(
  fc.string({ unit: sign, maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const address = fc
  .oneof(
    fc.emailAddress(),
    fc
      .tuple(
        fc.string({
          unit: fc.constantFrom('a', '+', '=', '!', 'é', 'č', 'ऊ', 'ठ', '用', '\u010a', '\u013a', 'Σ', '.'),
          minLength: 1,
          maxLength: 20,
        }),
        fc.constantFrom('example.com', 'büro.example', '例え.テスト'),
      )
      .map((parts) => parts.join('@')),
  )
  .filter((one) => readEmailAddress(one) !== null);

describe('the header block', () => {
  it('has exactly the fields asked for and reads back as what was given, whatever is in names, subjects and addresses', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, address, async (name, subject, recipient) => {
        const { block, raw, utf8, envelope } = await make({ name, subject, recipient });
        expect(fieldsIn(block)).toEqual([
          'From',
          'To',
          'Subject',
          'Message-ID',
          'Date',
          'MIME-Version',
          'Content-Type',
          'Precedence',
        ]);
        const words = block.toString('utf8');
        expect(Buffer.from(words)).toEqual(block);
        // eslint-disable-next-line no-control-regex -- bytes that no header may hold
        expect(words.replaceAll('\r\n', '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
        expect(utf8).toBe(!isPlainAddress(recipient));
        if (!utf8) expect(words).toMatch(/^[\r\n -~]*$/);
        expect(words.split('\r\n').every((line) => line.trim() !== '' && Buffer.byteLength(line) <= 998)).toBe(true);
        const wire = readEmailAddress(recipient)!.wire;
        expect(envelope).toEqual({ from: 'hello@bakery.example', to: wire });
        const [one, other] = [await simpleParser(raw), await PostalMime.parse(raw)];
        expect([one.subject ?? '', other.subject ?? '']).toEqual([headerLine(subject), headerLine(subject)]);
        expect([one.from!.value, other.from]).toEqual([
          [{ name: headerLine(name), address: 'hello@bakery.example' }],
          { name: headerLine(name), address: 'hello@bakery.example' },
        ]);
        expect(other.to).toEqual([{ name: '', address: wire }]);
        expect([one.headers.has('bcc'), other.bcc, one.text!.trim()]).toEqual([false, undefined, 'Hi']);
      }),
      { numRuns: 400 },
    );
  });

  it.each(['用户@example.com', 'čeněk@example.com', 'ऊठ@example.com', '\u010a\u010a\u013a@example.com'])(
    'to %s is valid UTF-8, and its signature holds',
    async (recipient) => {
      const { raw, block, utf8 } = await make({ name: 'Zoë', subject: 'Rye', recipient }, true);
      expect([utf8, block.toString('utf8').includes(`\r\nTo: ${recipient}\r\n`)]).toEqual([true, true]);
      expect(readSignature(raw.toString('latin1'), keys.publicKey).holds).toBe(true);
    },
  );

  it('says plain words plainly and folds what is long', () => {
    expect(
      mailHeaders([
        ['Subject', { words: 'Rye, fresh today' }],
        ['From', { name: 'Ada Bakery', address: 'a@b.example' }],
        ['Reply-To', { name: 'Ada, "the" baker', address: 'a@b.example' }],
        ['To', { name: '', address: 'a@b.example' }],
      ]),
    ).toBe(
      'Subject: Rye, fresh today\r\nFrom: Ada Bakery <a@b.example>\r\nReply-To: "Ada, \\"the\\" baker" <a@b.example>\r\nTo: a@b.example\r\n',
    );
    expect(
      mailHeaders([['Subject', { words: 'bread '.repeat(30) }]])
        .split('\r\n')
        .every((line) => line.length <= 78),
    ).toBe(true);
  });

  it.each<[string, Parameters<typeof mailHeaders>[0]]>([
    ['a line break in a token', [['X-A', { token: 'a\r\nBcc: b@c.example' }]]],
    ['a line break in an address', [['To', { name: '', address: 'a@b.example\r\n Bcc: c' }]]],
    ['another script in a token', [['X-A', { token: 'č' }]]],
    ['another script in an address', [['To', { name: '', address: 'č@b.example' }]]],
    ['a name that is none', [['X A: b', { token: 'c' }]]],
    ['a line that is too long', [['X-A', { token: 'a'.repeat(1_000) }]]],
    [
      'nothing at all',
      [
        ['X-A', { token: '' }],
        ['X-B', { token: ' ' }],
      ],
    ],
  ])('with %s is not made', (_what, fields) => expect(() => mailHeaders(fields)).toThrow('cannot be written'));

  it.each(['čeněk@example.cz', 'a@b', 'a@b.example\r\nBcc: c@d.example'])(
    'refuses replies to %j, where not everybody can write',
    async (replyTo) => {
      await expect(
        make({ name: '', subject: '', recipient: 'a@b.example', replyTo: replyTo === 'a@b' ? 'a b@c' : replyTo }),
      ).rejects.toThrow('not an email address');
    },
  );

  it('has a domain of another script in ASCII', async () => {
    const { block, utf8 } = await make({
      name: 'Büro',
      subject: 'Rye',
      recipient: 'Grace@Büro.example',
      replyTo: 'Ada@bäckerei.example',
    });
    expect([utf8, block.toString()]).toEqual([
      false,
      expect.stringContaining('\r\nTo: Grace@xn--bro-hoa.example\r\nReply-To: Ada@xn--bckerei-5wa.example\r\n'),
    ]);
  });
});
