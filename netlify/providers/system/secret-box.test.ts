import { randomBytes } from 'node:crypto';
import { makeSecretBox } from './secret-box';

const current = randomBytes(32);
const place = ['018f3c1e-0000-7000-8000-000000000001', 'openaiKey'];
const secret = 'sk-proj-0123456789abcdef • ключ';

describe('a secret box', () => {
  const box = makeSecretBox({ current });

  it('opens what it sealed', () => expect(box.open(box.seal(secret, place), place)).toBe(secret));

  it('reveals nothing of the secret or of the key', () => {
    const { sealed, keyId } = box.seal(secret, place);
    const seen = Buffer.from(sealed, 'base64url').toString('latin1') + keyId;
    expect(seen).not.toContain('sk-proj');
    expect(seen).not.toContain(current.toString('latin1').slice(0, 4));
    expect(keyId).toMatch(/^[\w-]{12}$/);
  });

  it('never uses a nonce twice', () => {
    const sealed = Array.from({ length: 2_000 }, () => Buffer.from(box.seal(secret, place).sealed, 'base64url'));
    expect(new Set(sealed.map((bytes) => bytes.subarray(0, 12).toString('hex'))).size).toBe(2_000);
    expect(new Set(sealed.map((bytes) => bytes.subarray(12).toString('hex'))).size).toBe(2_000);
  });

  it('opens nothing in which one bit was changed, wherever it is', () => {
    const { keyId, sealed } = box.seal(secret, place);
    const bytes = Buffer.from(sealed, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      expect(box.open({ keyId, sealed: changed.toString('base64url') }, place)).toBeNull();
    }
  });

  it.each(['', 'AAAA', '!'])('opens nothing that was cut off: %j', (sealed) =>
    expect(box.open({ keyId: box.keyId, sealed }, place)).toBeNull(),
  );

  it('opens nothing that was moved to another field or workspace', () => {
    const sealed = box.seal(secret, place);
    expect(box.open(sealed, [place[0]!, 'heygenKey'])).toBeNull();
    expect(box.open(sealed, ['018f3c1e-0000-7000-8000-000000000002', place[1]!])).toBeNull();
    expect(box.open(box.seal(secret, ['a', 'b","c']), ['a","b', 'c'])).toBeNull();
  });
});

describe('after the root secret was replaced', () => {
  const next = randomBytes(32);

  it('what a former key sealed still opens, and is sealed again under the current one', () => {
    const before = makeSecretBox({ current }).seal(secret, place);
    const box = makeSecretBox({ current: next, former: [randomBytes(32), current] });
    expect([box.knows(before.keyId), box.open(before, place)]).toEqual([true, secret]);
    expect(box.seal(secret, place).keyId).toBe(box.keyId);
    expect(box.keyId).not.toBe(before.keyId);
  });

  it('what nobody has the key of does not open, and is reported as lost', () => {
    const before = makeSecretBox({ current }).seal(secret, place);
    const box = makeSecretBox({ current: next });
    expect([box.knows(before.keyId), box.open(before, place)]).toEqual([false, null]);
    expect(box.open({ ...before, keyId: box.keyId }, place)).toBeNull();
  });
});
