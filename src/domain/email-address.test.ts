import fc from 'fast-check';
import * as z from 'zod/mini';
import { isEmailAddress, isPlainAddress, readEmailAddress } from './email-address';
import { processorMs } from '../testing/processor-time';

describe('an email address', () => {
  it.each([
    ['  Ada@Example.COM ', 'ada@example.com', 'Ada@example.com', 'Ada@Example.COM'],
    ['ada@büro.example', 'ada@xn--bro-hoa.example', 'ada@xn--bro-hoa.example', 'ada@büro.example'],
    ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah', 'ada@xn--r8jz45g.xn--zckzah', 'ada@例え.テスト'],
    ['jose\u0301@example.com', 'josé@example.com', 'josé@example.com', 'josé@example.com'],
    ['用户@例子.广告', '用户@xn--fsqu00a.xn--4rr70v', '用户@xn--fsqu00a.xn--4rr70v', '用户@例子.广告'],
  ])('%j is stored as %s and sent to %s', (typed, value, wire, shown) =>
    expect(readEmailAddress(typed)).toEqual({ value, wire, shown }),
  );

  // RFC 5321, 4.1.2 and RFC 5322, 3.2.3: every character that an atom may contain.
  it.each([
    'user+tag=x@example.com',
    "!#$%&'*+-/=?^_`{|}~@example.com",
    "o'hara+list@mail.example.co.uk",
    "o'@example.com",
    'a@b.co',
    '1@2.example',
    'x_y-z+1@a-b.example',
    'first.last@sub.domain.example',
    'customer/department=shipping@example.com',
    'bounce+ada=example.com@lists.example',
    'ada@xn--bro-hoa.example',
    'ада@пример.рф',
    'उपयोगकर्ता@उदाहरण.भारत',
    'čeněk@example.cz',
    'θσερ@εχαμπλε.ψομ',
    `${'a'.repeat(64)}@example.com`,
    `${'é'.repeat(32)}@example.com`,
    `a@${'b'.repeat(63)}.example`,
  ])('%s is valid', (typed) => expect(isEmailAddress(typed)).toBe(true));

  it.each([
    '',
    'ada',
    '@example.com',
    'ada@',
    'ada@example',
    'ada@localhost',
    'ada@example.com.',
    'a b@example.com',
    'ada@@example.com',
    '.ada@example.com',
    'ada..b@example.com',
    'ada.@example.com',
    'ada@-x.example',
    'ada@x-.example',
    'ada@exa mple.com',
    'ada@127.0.0.1',
    'ada@[127.0.0.1]',
    'ada@1.2.3.4',
    '<ada@example.com>',
    'Ada <ada@example.com>',
    'ada@example.com, bo@example.com',
    '"ada b"@example.com',
    'ada(comment)@example.com',
    'ada:bo@example.com;',
    'ada\\@example.com',
    `${'a'.repeat(65)}@example.com`,
    `${'é'.repeat(33)}@example.com`,
    `ada@${'a'.repeat(60)}.${'b.'.repeat(100)}example`,
    `ada@${'a'.repeat(64)}.example`,
    'ada@example.com\r\nBcc: victim@example.com',
    'ada\r\n@example.com',
    'ada@exa%6Dple.com',
    'ada@example.com/x',
    'ada@example.com?x',
    'ada@example.com#x',
    'ada@example.com:25',
    'ada@ex_ample.com',
    'ada@example．com:25',
    'ada\u200b@example.com',
    'ada\u202ecom@example.com',
    'ada\u2028@example.com',
    'ada\u00a0@example.com',
    'ada\ud800@example.com',
    'ada\u0000@example.com',
    'ada🍞@example.com',
    'ada@example.c',
  ])('%j is invalid', (typed) => expect(isEmailAddress(typed)).toBe(false));

  it("is whatever the product's forms accepted before", () => {
    const former = z.email();
    fc.assert(
      fc.property(fc.emailAddress(), (typed) => {
        if (z.safeParse(former, typed).success) expect([typed, isEmailAddress(typed)]).toEqual([typed, true]);
      }),
      { numRuns: 500 },
    );
  });

  it('reads the same in its stored and its sent form, and neither can end a command or a header', () => {
    const word = fc.string({
      unit: fc.constantFrom(
        'a',
        'B',
        '1',
        '+',
        '=',
        'é',
        'İ',
        'ß',
        'Σ',
        '用',
        'ऊ',
        'č',
        '\u0301',
        '\r',
        '\n',
        ' ',
        '<',
        '>',
        ',',
        '"',
        '\u2028',
        '\u200d',
      ),
      maxLength: 12,
    });
    fc.assert(
      fc.property(
        fc.oneof(
          word,
          fc.emailAddress().map((address) => address.split('@')[0]!),
        ),
        fc.oneof(word, fc.constantFrom('example.com', 'BÜRO.example', '例え.テスト', 'ß.example')),
        (local, domain) => {
          const read = readEmailAddress(`${local}@${domain}`);
          if (!read) return;
          for (const kept of [read.value, read.wire]) {
            expect(kept).toMatch(/^[^\s\p{Cc}\p{Z}<>(),;:"\\@[\]]+@[a-z0-9.-]+$/u);
            expect(readEmailAddress(kept)?.value).toBe(read.value);
            expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(254);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('in a private network is valid only for an operator', () => {
    for (const typed of ['no-reply@localhost', 'root@mail', 'a@mail.lan'])
      expect([typed, readEmailAddress(typed, { hosts: 'any' })?.wire]).toEqual([typed, typed]);
    expect(readEmailAddress('root@127.0.0.1', { hosts: 'any' })).toBeNull();
  });

  it('is plain when every mail server can write there', () => {
    expect(
      ['ada+x=y@example.com', 'ada@büro.example', 'čeněk@example.cz', '用户@example.com'].map(isPlainAddress),
    ).toEqual([true, true, false, false]);
  });

  it('is read in linear time, however it was crafted', () => {
    const crafted = [
      'a'.repeat(50_000),
      `${'a.'.repeat(20_000)}@`,
      `a@${'a-'.repeat(20_000)}`,
      `a@${'a.'.repeat(20_000)}`,
      `${'@'.repeat(50_000)}x.example`,
    ];
    const spent = processorMs(() => crafted.forEach((typed) => expect(isEmailAddress(typed)).toBe(false)));
    expect(spent).toBeLessThan(1_000);
  });
});
