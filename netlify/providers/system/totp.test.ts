import { base32, matchingStep, otpauthUri, totpCode, totpStep } from './totp';

/** RFC 6238, appendix B: SHA-1, its eight digits cut to the last six. */
const secret = Buffer.from('12345678901234567890');

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('is at second %i what RFC 6238 says', (seconds, code) => {
    expect(totpCode(secret, totpStep(new Date(seconds * 1000)))).toBe(code);
  });

  it('is taken in its own half minute and in the ones beside it, and names its step', () => {
    const at = new Date(1111111111_000);
    const step = totpStep(at);
    expect([-2, -1, 0, 1, 2].map((off) => matchingStep(secret, totpCode(secret, step + off), at))).toEqual([
      null,
      step - 1,
      step,
      step + 1,
      null,
    ]);
  });

  it.each(['', '28708', '2870822', '28708a', '２８７０８２', ' 287082'])('is not %j', (code) =>
    expect(matchingStep(secret, code, new Date(59_000))).toBeNull(),
  );
});

describe('what an app reads', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('writes %j in base 32 as RFC 4648 does', (text, written) => {
    expect(base32(Buffer.from(text))).toBe(written);
  });

  it('names issuer and account, whatever is in them', () => {
    const uri = new URL(otpauthUri({ issuer: 'Fourbeat', account: 'ada+b:c@bakery.example', secret }));
    expect(decodeURIComponent(uri.pathname)).toBe('/Fourbeat:ada+b:c@bakery.example');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      issuer: 'Fourbeat',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
