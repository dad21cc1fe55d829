import { createInvoicing } from './invoicing';

const settings = {
  seller: ['Example Ltd', '1 Example Street'],
  payment: ['IBAN XX00'],
  note: 'Thank you.',
  taxRate: 1_900,
};
const now = new Date('2026-11-21T12:00:00Z');

it('bills a plan with tax on top, due in fourteen days, by the seller of that day', async () => {
  expect(await createInvoicing(settings).begin({ plan: 'Pro', credit: null, now })).toEqual({
    netCents: 29_700,
    taxRate: 1_900,
    totalCents: 35_343,
    currency: 'USD',
    dueAt: new Date('2026-12-05T12:00:00Z'),
    seller: { lines: settings.seller, payment: settings.payment, note: 'Thank you.' },
  });
});

it('deducts a credit before tax', async () => {
  expect(
    await createInvoicing(settings).begin({
      plan: 'Agency',
      credit: { for: '24 unused days of Pro', cents: 23_760 },
      now,
    }),
  ).toMatchObject({ netCents: 35_940, totalCents: 42_769 });
});

it('says beforehand how to pay, or who knows', () => {
  expect(createInvoicing(settings).sentence).toContain('The invoice says how to pay.');
  expect(createInvoicing({ ...settings, payment: [] }).sentence).toContain('Example Ltd tells you how to pay.');
});
