import { systemEmailText } from './system-email-text';
import { invoiceIssuedEmail, invoiceEmail, invoiceOverdueEmail, invoicePaidEmail } from './plan-emails';

const facts = {
  name: 'Ada Baker',
  workspace: 'Ada’s Bakery',
  number: '2026-0007',
  plan: 'Pro',
  total: '$353.43',
  url: 'https://marketing.example/dashboard/settings?section=plan',
} as const;
const words = (email: Parameters<typeof systemEmailText>[0]) => systemEmailText(email).replace(/\s+/g, ' ');

test('an invoice states number, amount, day, how to pay and where it is', () => {
  const text = words(
    invoiceEmail({
      ...facts,
      due: '5 December 2026',
      begins: 'on the day it is paid',
      payment: ['Example Bank', 'IBAN XX00'],
    }),
  );
  for (const part of [
    '2026-0007',
    '$353.43',
    '5 December 2026',
    'begins on the day it is paid',
    'Example Bank · IBAN XX00',
    facts.url,
  ])
    expect(text).toContain(part);
});

test('without a known address it says where to look instead of linking nowhere', () => {
  const email = invoiceEmail({
    ...facts,
    url: null,
    due: '5 December 2026',
    begins: 'on the day it is paid',
    payment: [],
  });
  expect(email.action).toBeUndefined();
  expect(words(email)).toContain('Sign in to Fourbeat to get there.');
  expect(words(email)).not.toContain('How to pay');
});

test('the operator reads who has to pay how much', () => {
  expect(
    words(
      invoiceIssuedEmail({ ...facts, due: '5 December 2026', buyer: { name: 'Ada Baker', email: 'ada@example.com' } }),
    ),
  ).toContain('Ada Baker (ada@example.com) is to pay $353.43 for the Pro plan of Ada’s Bakery by 5 December 2026.');
});

test('a reminder says when creating pauses, if that depends on the payment', () => {
  const overdue = { ...facts, due: '5 December 2026', payment: ['IBAN XX00'] };
  expect(words(invoiceOverdueEmail({ ...overdue, pauses: '12 December 2026' }))).toContain(
    'You can create and send until 12 December 2026; then both pause',
  );
  expect(words(invoiceOverdueEmail({ ...overdue, pauses: null }))).not.toContain('pause');
});

test('a receipt says what is paid until when', () => {
  expect(words(invoicePaidEmail({ ...facts, begins: '25 November 2026', until: '25 December 2026' }))).toContain(
    'is paid from 25 November 2026 until 25 December 2026.',
  );
});

test('a workspace named like an address becomes no link in any of them', () => {
  expect(
    words(
      invoiceIssuedEmail({
        ...facts,
        workspace: 'win at https://evil.example',
        due: '5 December 2026',
        buyer: { name: '', email: 'ada@example.com' },
      }),
    ),
  ).not.toContain('evil.example');
});
