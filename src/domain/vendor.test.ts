import { fieldsOf, maskSecret, missingForTest, vendorFieldNames, vendorFields, vendorNames, vendorOf, vendors } from './vendor';
import { faultOfValue } from './vendor-value';

test('every field belongs to one vendor, and every vendor needs only fields of its own', () => {
  expect(vendorNames.flatMap((vendor) => fieldsOf(vendor)).sort()).toEqual([...vendorFieldNames].sort());
  for (const vendor of vendorNames) for (const field of [...vendors[vendor].needs, ...vendors[vendor].tries]) expect(fieldsOf(vendor)).toContain(field);
  for (const field of vendorFieldNames) expect(fieldsOf(vendorOf(field))).toContain(field);
});

test.each([['sk-proj-0123456789abcdef-a1b2', 'sk-proj-••••••••a1b2'], ['x'.repeat(20), 'xxxxxxxx••••••••xxxx'], ['x'.repeat(19), '••••••••'], ['', '••••••••'], ['🔑'.repeat(20), `${'🔑'.repeat(8)}••••••••${'🔑'.repeat(4)}`]])('of %s only %s is shown', (secret, mask) => expect(maskSecret(secret)).toBe(mask));

test('a mask that was copied back is refused as a key', () => {
  for (const field of vendorFieldNames) if (vendorFields[field].secret && field !== 'smtpPassword') expect(faultOfValue(field, maskSecret('sk-proj-0123456789abcdef-a1b2'))).toEqual(expect.any(String));
});

test.each([
  ['openaiBaseUrl', 'https://api.example.com/v1'], ['openaiBaseUrl', 'http://localhost:11434/v1'], ['openaiModel', 'meta-llama/Llama-3.3-70B:free'], ['smtpHost', 'smtp-relay.example.co.uk'], ['smtpHost', '192.0.2.7'],
  ['smtpFrom', 'hello+news@bakery.example'], ['smtpPassword', 'with spaces and ümläuts'], ['smtpUser', 'ada@bakery.example'], ['twilioSid', `AC${'0aF'.repeat(10)}ff`], ['metaPageId', '104567890123456'],
] as const)('%s may be %s', (field, value) => expect(faultOfValue(field, value)).toBeNull());

test.each([
  ['openaiBaseUrl', 'https://'], ['openaiBaseUrl', 'javascript:alert(1)'], ['openaiBaseUrl', 'https://a.example/v1?'], ['smtpHost', 'mail example'], ['smtpHost', '-x.example'], ['smtpHost', 'user@mail.example'],
  ['smtpFrom', 'ada@bakery'], ['smtpFrom', 'a@b.example, c@d.example'], ['smtpPort', '0587'], ['smtpPort', '143'], ['twilioSid', `AC${'g'.repeat(32)}`], ['metaPageId', '١٢٣'],
] as const)('%s may not be %j', (field, value) => expect(faultOfValue(field, value)).toEqual(expect.stringMatching(/\.$/)));

test('what a test needs can be more than what the vendor needs', () => {
  expect(missingForTest('paypal', ['paypalClientId'])).toEqual(['paypalSecret']);
  expect(missingForTest('smtp', ['smtpHost'])).toEqual([]);
});
