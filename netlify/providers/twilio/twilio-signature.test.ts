import { createHash } from 'node:crypto';
import { isSignedByTwilio, sortedPairs, twilioSignature } from './twilio-signature';

/** The worked example of https://www.twilio.com/docs/usage/webhooks/webhooks-security. */
const token = '12345';
const address = 'https://example.com/myapp.php?foo=1&bar=2';
const example = {
  CallSid: 'CA1234567890ABCDE',
  Caller: '+14158675310',
  Digits: '1234',
  From: '+14158675310',
  To: '+18005551212',
};
const form = (fields: Record<string, string>) => new TextEncoder().encode(new URLSearchParams(fields).toString());
const asked = (more: Partial<Parameters<typeof isSignedByTwilio>[0]> = {}) => ({
  address,
  contentType: 'application/x-www-form-urlencoded; charset=UTF-8',
  bytes: form(example),
  signature: 'L/OH5YylLD5NRKLltdqwSvS0BnU=',
  ...more,
});

describe('Twilio’s signature', () => {
  it('is the one of Twilio’s own example', () => {
    expect(isSignedByTwilio(asked(), token)).toBe(true);
  });

  it('is the one of Twilio’s own libraries when a name comes more than once', () => {
    const repeated = 'Sid=CA123&SidAccount=AC123&Digits=5678&Digits=1234&Digits=1234';
    expect(
      twilioSignature(
        token,
        `https://mycompany.com/myapp.php?foo=1&bar=2${sortedPairs(new TextEncoder().encode(repeated))}`,
      ),
    ).toBe('IK+Dwps556ElfBT0I3Rgjkr1wJU=');
  });

  it('joins names and values in order, whatever order they came in', () => {
    expect(sortedPairs(new TextEncoder().encode('To=b&From=a&Body=&MediaUrl10=x&MediaUrl1=y'))).toBe(
      'BodyFromaMediaUrl1yMediaUrl10xTob',
    );
  });

  it.each([
    ['another token', {}, '12346'],
    ['no token', {}, ''],
    ['an altered value', { bytes: form({ ...example, Digits: '1235' }) }, token],
    ['one parameter more', { bytes: form({ ...example, Extra: 'x' }) }, token],
    ['one parameter less', { bytes: form({ Caller: example.Caller }) }, token],
    ['another address', { address: 'https://example.com/myapp.php?foo=1&bar=3' }, token],
    ['no header', { signature: '' }, token],
    ['a header that is no signature', { signature: '0' }, token],
    ['a form that says it is JSON', { contentType: 'application/json' }, token],
    ['something that is no address', { address: 'nowhere' }, token],
  ])('is refused with %s', (_what, more, key) => {
    expect(isSignedByTwilio(asked(more), key)).toBe(false);
  });

  it('counts with the standard port and without it, because Twilio writes both', () => {
    const signed = (spelled: string) => twilioSignature(token, spelled + sortedPairs(form(example)));
    const withPort = 'https://example.com:443/myapp.php?foo=1&bar=2';
    expect(isSignedByTwilio(asked({ signature: signed(withPort) }), token)).toBe(true);
    const local = 'http://localhost:8888/hook';
    expect(isSignedByTwilio(asked({ address: local, signature: signed('http://localhost/hook') }), token)).toBe(true);
  });

  it('covers a JSON body by its digest in the address', () => {
    const bytes = new TextEncoder().encode('{"event":"done"}');
    const digest = createHash('sha256').update(bytes).digest('hex');
    const withDigest = `https://example.com/hook?bodySHA256=${digest}`;
    const json = { address: withDigest, contentType: 'application/json', bytes };
    const signature = twilioSignature(token, withDigest);
    expect(isSignedByTwilio(asked({ ...json, signature }), token)).toBe(true);
    expect(
      isSignedByTwilio(asked({ ...json, signature, bytes: new TextEncoder().encode('{"event":"gone"}') }), token),
    ).toBe(false);
    expect(
      isSignedByTwilio(
        asked({
          ...json,
          address: 'https://example.com/hook',
          signature: twilioSignature(token, 'https://example.com/hook'),
        }),
        token,
      ),
    ).toBe(false);
  });
});
