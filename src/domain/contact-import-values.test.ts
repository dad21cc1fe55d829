import { readAmount } from './amount';
import { plainCell, readConsent, readDay, readStatus, readTags, readYesNo } from './contact-import-values';

it.each([
  ['1.234,56 €', 123_456],
  ['€ 1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['$1,234.56', 123_456],
  ['USD 1234', 123_400],
  ['1234', 123_400],
  ['1,5', 150],
  ['1.5', 150],
  ['1.234', 123_400],
  ['1,234', 123_400],
  ['0.500', 50],
  ['1 234,50', 123_450],
  ['1\u00A0234,5', 123_450],
  ['1\u202F234', 123_400],
  ["1'234.50", 123_450],
  ['1.234.567,8', 123_456_780],
  ['1,234,567', 123_456_700],
  ['12,34,567.89', 123_456_789],
  ['0', 0],
  ['1234.', 123_400],
])('reads “%s” as %i hundredths', (text, hundredths) => expect(readAmount(text)).toBe(hundredths));

it.each(['', '-5', 'many', '1.2.3', '1,2,3.4.5', '..', '12-03', '10%', '999999999999999', '1e309', '١٢'])(
  'does not read “%s” as an amount',
  (text) => expect(readAmount(text)).toBeNull(),
);

it.each([
  ['2026-11-22', null, '2026-11-22'],
  ['2026-1-5', null, '2026-01-05'],
  ['2026/11/22 10:00', null, '2026-11-22'],
  ['2026-11-22T09:30:00.000Z', null, '2026-11-22'],
  ['22.11.2026', 'US', '2026-11-22'],
  ['03/04/2026', 'US', '2026-03-04'],
  ['03/04/2026', 'GB', '2026-04-03'],
  ['03/04/2026', null, '2026-03-04'],
  ['22/11/2026', 'US', '2026-11-22'],
  ['11/22/2026', 'GB', '2026-11-22'],
  ['1/2/26', 'DE', '2026-02-01'],
  ['1/2/85', 'DE', '1985-02-01'],
] as const)('reads “%s” in %s as %s', (text, country, day) => expect(readDay(text, country)).toBe(day));

it.each(['', '2026-02-30', '31.02.2026', 'soon', '13/13/2026', '2026', '1-2/2026', '20261122'])(
  'does not read “%s” as a date',
  (text) => expect(readDay(text, 'GB')).toBeNull(),
);

it('recognises statuses in several languages and HubSpot’s stages', () => {
  expect(
    ['Customer', 'Kunde', 'CLIENTES', 'Sales Qualified Lead', 'Interessent', 'subscriber', 'Lead', 'whatever', ''].map(
      readStatus,
    ),
  ).toEqual(['customer', 'customer', 'customer', 'prospect', 'prospect', 'lead', 'lead', null, null]);
});

it('distinguishes a yes, a no and an unsubscription', () => {
  expect(
    [
      'Yes',
      'TRUE',
      '1',
      'granted',
      'Subscribed',
      'ja',
      'sí',
      'no',
      '0',
      'Never subscribed',
      'unsubscribed',
      'Opted-out',
      'cleaned',
      'withdrawn',
      'maybe',
      '',
    ].map(readConsent),
  ).toEqual([
    'granted',
    'granted',
    'granted',
    'granted',
    'granted',
    'granted',
    'granted',
    'none',
    'none',
    'none',
    'withdrawn',
    'withdrawn',
    'withdrawn',
    'withdrawn',
    null,
    null,
  ]);
  expect(['yes', 'no', 'unsubscribed', '?'].map(readYesNo)).toEqual([true, false, null, null]);
});

it('splits tags as written by Mailchimp, Google and people, without duplicates', () => {
  expect([
    readTags('"VIP","Blog"'),
    readTags('* myContacts ::: * Work ::: * starred'),
    readTags('a; b,A ,, c'),
  ]).toEqual([['VIP', 'Blog'], ['Work'], ['a', 'b', 'c']]);
});

it('removes the formula guard, and nothing else', () => {
  expect(["'=1+1", "'+44 20", "'@x", "'-5", "O'Neil", "'Ann'", '\u202EAnn\u0007', '  x '].map(plainCell)).toEqual([
    '=1+1',
    '+44 20',
    '@x',
    '-5',
    "O'Neil",
    "'Ann'",
    'Ann',
    'x',
  ]);
});

describe('cells of 64 KB', () => {
  const long = 64 * 1024 - 10;
  it('of quotes contain a tag, and are read in linear time', () => {
    expect(readTags(`a${'"'.repeat(long)}b`)).toHaveLength(1);
    expect(readTags(`""VIP${'"'.repeat(long)}`)).toEqual(['VIP']);
  });

  it('of letters are not an amount', () => expect(readAmount(`1${'a'.repeat(long)}!`)).toBe(null));
});
