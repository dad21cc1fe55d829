import {
  fieldsOf,
  maskSecret,
  missingForTest,
  shownMask,
  vendorFieldNames,
  vendorFields,
  vendorNames,
  vendorOf,
  vendors,
} from './vendor';
import { isPlainHttp, namesThisMachine, secretToGiveAgain } from './vendor-address';
import { faultOfValue } from './vendor-value';

test('every field belongs to one vendor, and every vendor needs only fields of its own', () => {
  expect(vendorNames.flatMap((vendor) => fieldsOf(vendor)).sort()).toEqual([...vendorFieldNames].sort());
  for (const vendor of vendorNames)
    for (const field of [...vendors[vendor].needs, ...vendors[vendor].tries]) expect(fieldsOf(vendor)).toContain(field);
  for (const field of vendorFieldNames) expect(fieldsOf(vendorOf(field))).toContain(field);
});

test.each([
  ['sk-proj-0123456789abcdef-a1b2', '••••••••a1b2'],
  ['x'.repeat(20), '••••••••xxxx'],
  ['x'.repeat(19), '••••••••'],
  ['', '••••••••'],
  ['🔑'.repeat(20), `••••••••${'🔑'.repeat(4)}`],
])('of the key %s only %s is shown', (secret, mask) => expect(maskSecret('openaiKey', secret)).toBe(mask));

test('of a password nothing is shown, however long it is', () =>
  expect(maskSecret('smtpPassword', 'correct horse battery staple')).toBe('••••••••'));

test.each([
  ['openaiKey', 'sk-proj-••••••••a1b2', '••••••••a1b2'],
  ['openaiKey', '••••••••a1b2', '••••••••a1b2'],
  ['openaiKey', '••••••••', '••••••••'],
  ['smtpPassword', 'correct ••••••••aple', '••••••••'],
  ['smtpHost', 'smtp.example.com', 'smtp.example.com'],
] as const)('of %s, stored as %s, %s is shown', (field, stored, shown) => expect(shownMask(field, stored)).toBe(shown));

test('a copied mask is refused as a key', () => {
  for (const field of vendorFieldNames)
    if (vendorFields[field].secret && field !== 'smtpPassword')
      expect(faultOfValue(field, maskSecret('openaiKey', 'sk-proj-0123456789abcdef-a1b2'))).toEqual(expect.any(String));
});

test.each([
  ['openaiBaseUrl', 'https://api.example.com/v1'],
  ['openaiBaseUrl', 'http://localhost:11434/v1'],
  ['openaiModel', 'meta-llama/Llama-3.3-70B:free'],
  ['smtpHost', 'smtp-relay.example.co.uk'],
  ['smtpHost', '192.0.2.7'],
  ['smtpFrom', 'hello+news@bakery.example'],
  ['smtpPassword', 'with spaces and ümläuts'],
  ['smtpUser', 'ada@bakery.example'],
  ['openaiKey', 'EMPTY'],
  ['smtpPassword', 'p'],
  ['twilioSid', `AC${'0aF'.repeat(10)}ff`],
  ['metaPageId', '104567890123456'],
] as const)('%s may be %s', (field, value) => expect(faultOfValue(field, value)).toBeNull());

test.each([
  ['openaiBaseUrl', 'https://'],
  ['openaiBaseUrl', 'javascript:alert(1)'],
  ['openaiBaseUrl', 'https://a.example/v1?'],
  ['smtpHost', 'mail example'],
  ['smtpHost', '-x.example'],
  ['smtpHost', 'user@mail.example'],
  ['smtpFrom', 'ada@bakery'],
  ['smtpFrom', 'a@b.example, c@d.example'],
  ['smtpPort', '0587'],
  ['smtpPort', '143'],
  ['twilioSid', `AC${'g'.repeat(32)}`],
  ['metaPageId', '١٢٣'],
  ['openaiModel', 'gpt<b>'],
  ['openaiModel', 'gpt>5'],
  ['openaiModel', 'gpt\u00005'],
  ['openaiModel', 'gpt\u009b5'],
  ['openaiModel', 'gpt\u202e5'],
  ['openaiKey', 'sk-'],
  ['twilioToken', 'short'],
  ['heygenKey', 'x'],
] as const)('%s may not be %j', (field, value) =>
  expect(faultOfValue(field, value)).toEqual(expect.stringMatching(/\.$/)),
);

test('a test may need more than the vendor does', () => {
  expect(missingForTest('paypal', ['paypalClientId'])).toEqual(['paypalSecret']);
  expect(missingForTest('smtp', ['smtpHost'])).toEqual([]);
});

describe('a stored secret', () => {
  const openai = { openaiKey: 'sk-proj-••••••••a1b2' };
  const compatible = { ...openai, openaiBaseUrl: 'https://llm.example:8443/v1' };
  const smtp = { smtpHost: 'smtp.example.com', smtpPassword: '••••••••' };
  const key = (place: string) => ({ field: 'openaiKey', sentence: `Type the key again: it was stored for ${place}.` });
  const password = (place: string) => ({
    field: 'smtpPassword',
    sentence: `Type the password again: it was stored ${place}.`,
  });

  test.each([
    [openai, { openaiBaseUrl: 'https://evil.example/v1' }, key('api.openai.com')],
    [openai, { openaiBaseUrl: 'https://api.openai.com.evil.example/v1' }, key('api.openai.com')],
    [openai, { openaiBaseUrl: 'http://api.openai.com/v1' }, key('https://api.openai.com')],
    [openai, { openaiBaseUrl: 'half an addr' }, key('api.openai.com')],
    [compatible, { openaiBaseUrl: null }, key('llm.example:8443')],
    [compatible, { openaiBaseUrl: 'https://llm.example/v1' }, key('llm.example:8443')],
  ])('of %j must be entered again with %j', (stored, changes, asked) =>
    expect(secretToGiveAgain('openai', stored, changes)).toEqual(asked),
  );

  test.each([
    [smtp, { smtpHost: 'smtp.evil.example' }, password('for smtp.example.com:587')],
    [smtp, { smtpPort: '25' }, password('for smtp.example.com:587')],
    [{ ...smtp, smtpPort: '465' }, { smtpPort: null }, password('for smtp.example.com:465')],
    [smtp, { smtpHost: null }, password('for smtp.example.com:587')],
    [{ smtpPassword: '••••••••' }, { smtpHost: 'smtp.evil.example' }, password('without a server')],
  ])('of the mail server %j must be entered again with %j', (stored, changes, asked) =>
    expect(secretToGiveAgain('smtp', stored, changes)).toEqual(asked),
  );

  test.each([
    ['openai', compatible, { openaiBaseUrl: ' https://LLM.example:8443/v2/ ', openaiModel: 'other' }],
    ['openai', openai, { openaiBaseUrl: 'https://api.openai.com/v1' }],
    ['openai', {}, { openaiBaseUrl: 'https://llm.example/v1' }],
    ['openai', openai, { openaiBaseUrl: 'https://llm.example/v1', openaiKey: 'sk-another-key' }],
    ['openai', openai, { openaiBaseUrl: 'https://llm.example/v1', openaiKey: null }],
    ['smtp', smtp, { smtpHost: 'SMTP.example.com', smtpPort: '587', smtpUser: 'ada', smtpFrom: null }],
    ['smtp', smtp, { smtpHost: null, smtpPassword: null }],
    ['twilio', { twilioToken: '••••••••' }, { twilioSid: 'AC' }],
  ] as const)('of %s stays when its address does, or when it is entered or removed: %j %j', (vendor, stored, changes) =>
    expect(secretToGiveAgain(vendor, stored, changes)).toBeNull(),
  );
});

test('an unencrypted address is recognised by its scheme, and this machine by its names', () => {
  expect(['http://a.example', ' HTTP://a.example', 'https://a.example', 'a.example'].map(isPlainHttp)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(
    [
      'http://localhost:1234/v1',
      'http://llm.localhost',
      'http://127.0.0.1',
      'http://2130706433',
      'http://[0:0::1]:80',
    ].map(namesThisMachine),
  ).toEqual([true, true, true, true, true]);
  expect(
    ['http://localhost.example', 'http://127.0.0.1.example', 'http://10.0.0.1', 'nothing'].map(namesThisMachine),
  ).toEqual([false, false, false, false]);
});
