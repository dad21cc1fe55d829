import { isSignedByMeta, metaSignature } from './meta-signature';

const body = new TextEncoder().encode('{"object":"page","entry":[{"id":"42","text":"caf\\u00e9"}]}');

describe('Meta’s signature', () => {
  it('is HMAC-SHA-256 in hexadecimal (RFC 4231, test case 2)', () => {
    expect(metaSignature('what do ya want for nothing?', 'Jefe')).toBe(
      'sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  it('covers the bytes as they came, not what they mean', () => {
    expect(isSignedByMeta(body, metaSignature(body, 'secret'), 'secret')).toBe(true);
    const sameMeaning = new TextEncoder().encode(JSON.stringify(JSON.parse(new TextDecoder().decode(body))));
    expect(isSignedByMeta(sameMeaning, metaSignature(body, 'secret'), 'secret')).toBe(false);
  });

  it.each([
    ['another secret', metaSignature(body, 'other'), 'secret'],
    ['no secret', metaSignature(body, ''), ''],
    ['no header', '', 'secret'],
    ['the older SHA-1 header', 'sha1=5bdcc146bf60754e6a042426089575c75a003f08', 'secret'],
    ['a header cut short', metaSignature(body, 'secret').slice(0, 20), 'secret'],
  ])('is refused with %s', (_what, header, secret) => expect(isSignedByMeta(body, header, secret)).toBe(false));
});
