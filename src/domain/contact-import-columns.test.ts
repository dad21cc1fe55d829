import { looksLikeHeader, presetOf, proposeColumns, targetOf } from './contact-import-columns';

const targets = (headers: string[], fields: { id: string; label: string }[] = []) =>
  proposeColumns(headers, fields).map(
    ({ column, target }) => `${headers[column]} → ${typeof target === 'string' ? target : target.fieldId}`,
  );

it.each([
  ['E-Mail', 'email'],
  ['e_mail', 'email'],
  ['Correo electrónico', 'email'],
  ['Courriel', 'email'],
  ['メールアドレス', 'email'],
  ['Email 2', 'email'],
  ['Vorname', 'first-name'],
  ['Prénom', 'first-name'],
  ['APELLIDOS', 'last-name'],
  ['Nachname', 'last-name'],
  ['Handy', 'phone'],
  ['Mobile Phone', 'phone'],
  ['Téléphone', 'phone'],
  ['Telefonnummer', 'phone'],
  ['Organisation', 'company'],
  ['Firma', 'company'],
  ['Labels', 'tags'],
  ['Umsatz', 'value'],
  ['Lifecycle Stage', 'status'],
  ['Notizen', 'note'],
  ['Last Contacted', 'last-contact'],
  ['Opt-in', 'email-consent'],
  ['Agreed', 'email-consent'],
  ['Favourite bread', null],
  ['', null],
])('maps “%s” to %s', (header, target) => expect(targetOf(header)).toBe(target));

const mailchimp = [
  'Email Address',
  'First Name',
  'Last Name',
  'Address',
  'Phone Number',
  'MEMBER_RATING',
  'OPTIN_TIME',
  'OPTIN_IP',
  'CONFIRM_TIME',
  'CONFIRM_IP',
  'LATITUDE',
  'LONGITUDE',
  'GMTOFF',
  'DSTOFF',
  'TIMEZONE',
  'CC',
  'REGION',
  'LAST_CHANGED',
  'LEID',
  'EUID',
  'NOTES',
  'TAGS',
];
const hubspot = [
  'Record ID',
  'First Name',
  'Last Name',
  'Email',
  'Phone Number',
  'Contact owner',
  'Last Activity Date',
  'Lead Status',
  'Marketing contact status',
  'Create Date',
  'Associated Company',
  'Lifecycle Stage',
];
const google = [
  'First Name',
  'Middle Name',
  'Last Name',
  'Phonetic First Name',
  'Nickname',
  'File As',
  'Organization Name',
  'Organization Title',
  'Birthday',
  'Notes',
  'Photo',
  'Labels',
  'E-mail 1 - Label',
  'E-mail 1 - Value',
  'E-mail 2 - Label',
  'E-mail 2 - Value',
  'Phone 1 - Label',
  'Phone 1 - Value',
];

describe('an export of', () => {
  it('Mailchimp is recognised and its columns are found', () => {
    expect(presetOf(mailchimp)).toBe('mailchimp');
    expect(targets(mailchimp)).toEqual([
      'Email Address → email',
      'First Name → first-name',
      'Last Name → last-name',
      'Phone Number → phone',
      'NOTES → note',
      'TAGS → tags',
    ]);
  });

  it('HubSpot is recognised and its columns are found', () => {
    expect(presetOf(hubspot)).toBe('hubspot');
    expect(targets(hubspot)).toEqual([
      'First Name → first-name',
      'Last Name → last-name',
      'Email → email',
      'Phone Number → phone',
      'Last Activity Date → last-contact',
      'Marketing contact status → email-consent',
      'Associated Company → company',
      'Lifecycle Stage → status',
    ]);
  });

  it('Google Contacts is recognised, new and old, and its columns are found', () => {
    expect([
      presetOf(google),
      presetOf(['Name', 'Given Name', 'Family Name', 'Group Membership', 'E-mail 1 - Type', 'E-mail 1 - Value']),
    ]).toEqual(['google', 'google']);
    expect(targets(google)).toEqual([
      'First Name → first-name',
      'Last Name → last-name',
      'Organization Name → company',
      'Notes → note',
      'Labels → tags',
      'E-mail 1 - Value → email',
      'E-mail 2 - Value → email',
      'Phone 1 - Value → phone',
    ]);
  });

  it('our own is read back, custom fields by their labels', () => {
    const own = [
      'Name',
      'Email',
      'Phone',
      'Company',
      'Status',
      'Tags',
      'Value',
      'Last contact',
      'Source',
      'Created',
      'Email consent',
      'SMS consent',
      'Voice consent',
      'Birthday',
      'Phone (field)',
    ];
    expect(presetOf(own)).toBeNull();
    expect(
      targets(own, [
        { id: 'f1', label: 'Birthday' },
        { id: 'f2', label: 'phone' },
      ]),
    ).toEqual([
      'Name → name',
      'Email → email',
      'Phone → phone',
      'Company → company',
      'Status → status',
      'Tags → tags',
      'Value → value',
      'Last contact → last-contact',
      'Email consent → email-consent',
      'SMS consent → sms-consent',
      'Voice consent → voice-consent',
      'Birthday → f1',
      'Phone (field) → f2',
    ]);
  });
});

it('uses the first of two equal headers, but every email and phone', () => {
  expect(targets(['Company', 'Firma', 'Email', 'Mail', 'Tel', 'Mobile', 'Name', 'First name'])).toEqual([
    'Company → company',
    'Email → email',
    'Mail → email',
    'Tel → phone',
    'Mobile → phone',
    'Name → name',
    'First name → first-name',
  ]);
  expect(targets(['Full name', 'First name', 'Last name'])).toEqual([
    'First name → first-name',
    'Last name → last-name',
  ]);
});

it('tells a header from a row', () => {
  expect(
    [
      ['Name', 'Email'],
      ['Brot', 'Menge'],
      ['Ann', 'ann@example.com'],
      ['Ann Lee', '+44 20 7946 0018'],
      ['Ann', ''],
      ['Kontakt', ''],
    ].map((cells) => looksLikeHeader(cells)),
  ).toEqual([true, true, false, false, false, true]);
});

it('reads headers and cells of 64 KB in linear time, whatever they contain', () => {
  expect(targetOf('1 '.repeat(32_000))).toBe(null);
  expect(targetOf(`${'1'.repeat(64_000)} value`)).toBe(null);
  expect(looksLikeHeader(['@'.repeat(64_000)])).toBe(true);
});
