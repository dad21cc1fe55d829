import { securityMail } from '../../documents/security-mail';
import { systemIds } from '../../providers/system/ids';
import { makeRecoveryEmail } from './security-recovery-email';

const now = new Date('2026-11-21T14:05:00Z');
const recovery = makeRecoveryEmail({
  mail: securityMail,
  zoneOf: async (userId) => (userId === 'ada' ? 'Europe/Berlin' : 'UTC'),
  clock: { now: () => now },
  ids: systemIds,
});
const use = {
  left: 3,
  headers: new Headers({
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:148.0) Gecko/20100101 Firefox/148.0',
  }),
  address: '203.0.113.7',
  origin: 'https://marketing.example',
};

it('names the hour on the clock of the person, the browser, its address and what is left, and waits three days for a mail server', async () => {
  const written = (await recovery({ id: 'ada', name: 'Ada Baker', email: 'ada@bakery.example' }, use))!;
  const text = written.text.replace(/\s+/g, ' ');
  expect(text).toContain(
    'When: 21 November 2026, 15:05 (Europe/Berlin). Device: Firefox on Windows, at the network address 203.0.113.7. 3 recovery codes are left.',
  );
  expect(text).toContain('https://marketing.example/forgot-password');
  expect([written.recipient, written.createdAt, written.expiresAt.toISOString()]).toEqual([
    'ada@bakery.example',
    now,
    '2026-11-24T14:05:00.000Z',
  ]);
});

it('is never written to the owner of a demo, who has no mailbox', async () => {
  expect(await recovery({ id: 'maya', name: 'Maya Okafor', email: 'demo-1@demo.invalid' }, use)).toBeNull();
});
