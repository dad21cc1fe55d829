import fc from 'fast-check';
import { safeName, type SystemEmail } from './system-email';
import { systemEmailText } from './system-email-text';
import { invitationEmail, passwordChangedEmail, resetPasswordEmail, verifyAddressEmail } from './account-emails';

const url =
  'https://marketing.example/reset-password?token=Yh3kq0l9mC2xv8Jd5tB1nW7zR4pE6sA0uFgHiKjLmNoPqRsTuVwXyZ0123456789';
const account = { name: 'Ada Baker', email: 'ada@bakery.example', url };
const emails: [string, SystemEmail][] = [
  ['a new password', resetPasswordEmail({ ...account, hours: 2 })],
  ['a confirmation', verifyAddressEmail({ ...account, hours: 24 })],
  [
    'an invitation',
    invitationEmail({
      inviter: { name: 'Ada Baker', email: 'ada@bakery.example' },
      workspace: 'Ada’s Bakery',
      role: 'member',
      url,
      hours: 168,
    }),
  ],
  ['a changed password', passwordChangedEmail(account)],
];

describe('an email', () => {
  it.each(emails)(
    'about %s names who asked or whose account it is, and what to do if it was not you',
    (_about, email) => {
      const text = systemEmailText(email).replace(/\s+/g, ' ');
      expect(text).toContain('ada@bakery.example');
      expect(text).toMatch(/if (it was not you|you did not|you do not know)/i);
      expect(email.action!.url).toBe(url);
    },
  );

  it.each([
    [1, 'one hour'],
    [2, '2 hours'],
    [24, '24 hours'],
    [36, '36 hours'],
    [48, '2 days'],
    [168, '7 days'],
  ])('says of a link that works for %i hours that it works for %s', (hours, said) => {
    expect(systemEmailText(resetPasswordEmail({ ...account, hours }))).toContain(`for ${said}.`);
  });

  it('greets without a name where there is none', () => {
    expect(resetPasswordEmail({ ...account, name: ' \n ', hours: 2 }).paragraphs[0]).toBe('Hello,');
    expect(
      invitationEmail({
        inviter: { name: '', email: 'ada@bakery.example' },
        workspace: '',
        role: 'owner',
        url,
        hours: 48,
      }).subject,
    ).toBe('ada@bakery.example invites you to a workspace');
  });
});

describe('a name in an email', () => {
  it.each([
    ['Ada Baker', 'Ada Baker'],
    ['  Ada\r\nBcc: x@example.com ', 'Ada Bcc: x@example. com'],
    ['Win at https://evil.example/now', 'Win at https: evil. example/now'],
    ['www.evil.example', 'www. evil. example'],
    ['J.R. Baker', 'J. R. Baker'],
    ['Nr. 5', 'Nr. 5'],
    ['Ana \u202Egnp.exe', 'Ana gnp. exe'],
    ['渡辺 美咲', '渡辺 美咲'],
    ['x'.repeat(80), `${'x'.repeat(59)}…`],
  ])('%j is shown as %j', (typed, shown) => expect(safeName(typed)).toBe(shown));

  it('never breaks a line, names an address that clients would link, or runs long', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.webUrl(),
        fc.string({ unit: 'binary', maxLength: 50 }),
        (before, address, after) => {
          const shown = safeName(`${before}${address}${after}`);
          expect(shown).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|:\/|\.\p{L}/u);
          expect([...shown].length).toBeLessThanOrEqual(60);
        },
      ),
    );
  });
});

describe('the text of an email', () => {
  it.each(emails)(
    'about %s holds the link on a line of its own and stays within 76 columns elsewhere',
    (_about, email) => {
      const lines = systemEmailText(email).split('\n');
      expect(lines).toContain(url);
      expect(lines.filter((line) => line.length > 76 && line !== url)).toEqual([]);
    },
  );

  it('loses no word and breaks no address, however long', () => {
    const word = fc.stringMatching(/^[a-z:/?=.]{1,120}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), (words) => {
        const text = systemEmailText({ subject: 's', preheader: 'p', heading: 'h', paragraphs: [words.join(' ')] });
        expect(text.split(/\s+/)).toEqual(['h', ...words, '--', 'Fourbeat', '']);
        expect(text.split('\n').filter((line) => line.length > 76 && line.includes(' '))).toEqual([]);
      }),
    );
  });
});
