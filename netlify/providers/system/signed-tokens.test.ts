import fc from 'fast-check';
import { makeSignedTokens } from './signed-tokens';

const now = new Date('2026-11-21T09:30:00Z');
const later = new Date(now.getTime() + 60_000);
const [confirm, unsubscribe] = [makeSignedTokens(Buffer.alloc(32, 1)), makeSignedTokens(Buffer.alloc(32, 2))];
const subject = '0197f3a2-0000-7000-8000-000000000001.0197f3a2-0000-7000-8000-000000000002';

it('opens to what it was sealed with, until its end', () => {
  const token = confirm.seal(subject, later);
  expect(confirm.open(token, now)).toBe(subject);
  expect(confirm.open(token, new Date(later.getTime() - 1))).toBe(subject);
  expect(confirm.open(token, later)).toBeNull();
});

it('without an end works for ever', () => {
  expect(unsubscribe.open(unsubscribe.seal(subject, null), new Date('2096-01-01'))).toBe(subject);
});

it('is refused for any other purpose', () => {
  expect(unsubscribe.open(confirm.seal(subject, later), now)).toBeNull();
});

it('is refused with any letter changed, added or left out', () => {
  const token = confirm.seal(subject, later);
  fc.assert(
    fc.property(
      fc.nat(token.length - 1),
      fc.constantFrom(...'abzAZ019-_.=%'),
      fc.constantFrom('replace', 'insert', 'delete'),
      (at, letter, how) => {
        const changed =
          token.slice(0, at) + (how === 'delete' ? '' : letter) + token.slice(how === 'insert' ? at : at + 1);
        fc.pre(changed !== token);
        expect(confirm.open(changed, now)).toBeNull();
      },
    ),
    { numRuns: 500 },
  );
});

it('is refused when it is no token at all', () => {
  fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => expect(confirm.open(text, now)).toBeNull()));
});
