import type { SystemEmail } from './system-email';
import { systemEmailText } from './system-email-text';
import {
  addressChangedEmail,
  addressChangeEmail,
  addressChangeNoticeEmail,
  addressTakenEmail,
  recoveryCodeUsedEmail,
  twoFactorEmail,
} from './security-emails';

const account = { name: 'Ada Baker', email: 'ada@bakery.example', url: 'https://marketing.example/forgot-password' };
const use = {
  at: new Date('2026-06-07T13:05:00Z'),
  zone: 'Europe/London',
  device: 'Firefox on Windows',
  address: '203.0.113.7',
};
const emails: [string, SystemEmail][] = [
  ['a new address', addressChangeEmail({ ...account, hours: 24 })],
  ['an address that is taken', addressTakenEmail(account)],
  ['a change that waits', addressChangeNoticeEmail({ ...account, hours: 24 })],
  ['a changed address', addressChangedEmail(account)],
  ['two-factor on', twoFactorEmail({ ...account, what: 'on' })],
  ['two-factor off', twoFactorEmail({ ...account, what: 'off' })],
  ['a used recovery code', recoveryCodeUsedEmail({ ...account, ...use, left: 7 })],
  ['new recovery codes', twoFactorEmail({ ...account, what: 'codes' })],
];

it.each(emails)('the email about %s names the account and says what to do if it was not you', (_about, email) => {
  const text = systemEmailText(email).replace(/\s+/g, ' ');
  expect(text).toContain('ada@bakery.example');
  expect(text).toMatch(/if (it was not you|you did not)/i);
  expect(text).toContain(email.action!.url);
});

it('the owner of a taken address is not told who wanted it', () => {
  expect(systemEmailText(addressTakenEmail({ ...account, name: 'Mallory' } as typeof account))).not.toContain(
    'Mallory',
  );
});

it('greets without a name where there is none, and shows a name that carries an address as text', () => {
  expect(twoFactorEmail({ ...account, name: ' ', what: 'on' }).paragraphs[0]).toBe('Hello,');
  expect(addressChangeEmail({ ...account, name: 'Win at https://evil.example', hours: 24 }).paragraphs[0]).toBe(
    'Hello Win at https: evil. example,',
  );
});

it('the email about a used recovery code says when, on which device, and how many are left', () => {
  const text = (left: number, more: Partial<typeof use> = {}) =>
    systemEmailText(recoveryCodeUsedEmail({ ...account, ...use, ...more, left })).replace(/\s+/g, ' ');
  expect(text(9)).toContain(
    'When: 7 June 2026, 14:05 (Europe/London). Device: Firefox on Windows, at the network address 203.0.113.7. 9 recovery codes are left. If it was you, you don’t need to do anything.',
  );
  expect(text(1)).toContain('One recovery code is left. If it was you, make new ones under Settings, Security.');
  expect(text(0)).toContain('It was the last one: you have none left.');
  expect(text(9, { address: '' })).toContain('Device: Firefox on Windows. 9');
});
