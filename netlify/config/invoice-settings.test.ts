import { invoiceSettings } from './invoice-settings';

const nothing = { seller: undefined, payment: undefined, note: undefined, taxRate: undefined };
const nobody = [undefined, undefined, undefined];

it('reads lines, and a tax rate in hundredths of a percent', () => {
  expect(
    invoiceSettings(
      {
        seller: 'Example Ltd | 1 Example Street||  Town ',
        payment: 'IBAN XX00|Name the number',
        note: 'Thank  you.',
        taxRate: '7,7',
      },
      nobody,
    ),
  ).toEqual({
    seller: ['Example Ltd', '1 Example Street', 'Town'],
    payment: ['IBAN XX00', 'Name the number'],
    note: 'Thank you.',
    taxRate: 770,
  });
});

it('names who the public pages name, and else the product', () => {
  expect(invoiceSettings(nothing, ['Example Ltd', undefined, 'hello@example.com']).seller).toEqual([
    'Example Ltd',
    'hello@example.com',
  ]);
  expect(invoiceSettings(nothing, nobody)).toEqual({ seller: ['Fourbeat'], payment: [], note: '', taxRate: 0 });
});

it.each([
  ['19', 1900],
  ['19 %', 1900],
  ['0', 0],
  ['8.25', 825],
])('takes %s as a rate', (taxRate, rate) => {
  expect(invoiceSettings({ ...nothing, taxRate }, nobody).taxRate).toBe(rate);
});

it.each(['much', '-1', '100', '7.777'])('refuses %s as a rate', (taxRate) => {
  expect(() => invoiceSettings({ ...nothing, taxRate }, nobody)).toThrow('INVOICE_TAX_RATE is a percentage');
});

it('refuses lines that no invoice could show', () => {
  expect(() => invoiceSettings({ ...nothing, payment: 'x'.repeat(201) }, nobody)).toThrow(
    'INVOICE_PAYMENT has at most 10 lines',
  );
  expect(() => invoiceSettings({ ...nothing, seller: Array(11).fill('x').join('|') }, nobody)).toThrow(
    'INVOICE_SELLER',
  );
});
