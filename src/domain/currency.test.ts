import { currencyOf } from './currency';

it.each([
  ['GB', 'GBP'],
  ['US', 'USD'],
  ['DE', 'EUR'],
  ['BG', 'EUR'],
  ['CH', 'CHF'],
  ['JP', 'JPY'],
  ['LS', 'LSL'],
  ['XX', 'USD'],
  [null, 'USD'],
])('in %s people pay with %s', (country, currency) => expect(currencyOf(country)).toBe(currency));

it('is a currency that the platform can write down', () => {
  for (const country of ['GB', 'NG', 'VN', 'ZW', 'CL', 'IS', 'BD', 'CR', 'VE', 'FK', 'PY'])
    expect(() =>
      new Intl.NumberFormat('en', { style: 'currency', currency: currencyOf(country) }).format(1),
    ).not.toThrow();
});
