import { makeRowDigest } from './row-digest';

const digestOf = (...chunks: string[]) => {
  const digest = makeRowDigest();
  for (const chunk of chunks) digest.add(Buffer.from(chunk));
  return digest.result();
};

describe('the digest of rows', () => {
  it('does not depend on their order, nor on where the stream was cut', () => {
    const whole = digestOf('a\tb\nc\td\n\n');
    expect(whole.rows).toBe(3);
    expect(digestOf('c\td\n', '\na\tb\n')).toEqual(whole);
    expect(digestOf('a', '\tb', '\nc\td\n', '', '\n')).toEqual(whole);
  });

  it('sees a changed, a lost and a doubled row', () => {
    const whole = digestOf('a\nb\n');
    expect(digestOf('a\nc\n').digest).not.toBe(whole.digest);
    expect(digestOf('a\n').digest).not.toBe(whole.digest);
    expect(digestOf('a\nb\nb\n').digest).not.toBe(whole.digest);
    expect(digestOf('a\nb\na\n').digest).not.toBe(digestOf('a\nb\nb\n').digest);
    expect(digestOf('ab\n\n').digest).not.toBe(whole.digest);
  });

  it('is zeros without rows', () => {
    expect(digestOf()).toEqual({ rows: 0, digest: '0'.repeat(32) });
  });
});
