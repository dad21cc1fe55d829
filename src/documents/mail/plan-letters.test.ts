import { letterText } from './letter-text';
import { invoiceIssuedLetter, invoiceLetter, invoiceOverdueLetter, invoicePaidLetter } from './plan-letters';

const told = {
  name: 'Ada Baker',
  workspace: 'Ada’s Bakery',
  number: '2026-0007',
  plan: 'Pro',
  total: '$353.43',
  url: 'https://marketing.example/dashboard/settings?section=plan',
} as const;
const words = (letter: Parameters<typeof letterText>[0]) => letterText(letter).replace(/\s+/g, ' ');

test('an invoice states number, amount, day, how to pay and where it is', () => {
  const text = words(
    invoiceLetter({
      ...told,
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
    told.url,
  ])
    expect(text).toContain(part);
});

test('without a known address it says where to look instead of linking nowhere', () => {
  const letter = invoiceLetter({
    ...told,
    url: null,
    due: '5 December 2026',
    begins: 'on the day it is paid',
    payment: [],
  });
  expect(letter.action).toBeUndefined();
  expect(words(letter)).toContain('Sign in to Fourbeat to get there.');
  expect(words(letter)).not.toContain('How to pay');
});

test('the operator reads who has to pay how much', () => {
  expect(
    words(
      invoiceIssuedLetter({ ...told, due: '5 December 2026', buyer: { name: 'Ada Baker', email: 'ada@example.com' } }),
    ),
  ).toContain('Ada Baker (ada@example.com) is to pay $353.43 for the Pro plan of Ada’s Bakery by 5 December 2026.');
});

test('a reminder says when creating pauses, if that depends on the payment', () => {
  const overdue = { ...told, due: '5 December 2026', payment: ['IBAN XX00'] };
  expect(words(invoiceOverdueLetter({ ...overdue, pauses: '12 December 2026' }))).toContain(
    'You can create and send until 12 December 2026; then both pause',
  );
  expect(words(invoiceOverdueLetter({ ...overdue, pauses: null }))).not.toContain('pause');
});

test('a receipt says what is paid until when', () => {
  expect(words(invoicePaidLetter({ ...told, begins: '25 November 2026', until: '25 December 2026' }))).toContain(
    'is paid from 25 November 2026 until 25 December 2026.',
  );
});

test('a workspace named like an address becomes no link in any of them', () => {
  expect(
    words(
      invoiceIssuedLetter({
        ...told,
        workspace: 'win at https://evil.example',
        due: '5 December 2026',
        buyer: { name: '', email: 'ada@example.com' },
      }),
    ),
  ).not.toContain('evil.example');
});
