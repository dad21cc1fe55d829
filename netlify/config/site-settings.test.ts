import { siteSettings } from './site-settings';

const none = {
  name: undefined,
  email: undefined,
  phone: undefined,
  address: undefined,
  hours: undefined,
  social: undefined,
};

it('leaves open what nobody has set', () => {
  expect(siteSettings(none)).toEqual({ ...none, social: [] });
  expect(siteSettings({ ...none, name: '  ', social: ' , ' })).toEqual({ ...none, social: [] });
});

it('reads what is set, on one line each', () => {
  expect(
    siteSettings({
      name: 'Loaf & Co',
      email: 'hello@loaf.example',
      phone: '+44 (0)117 496-0000',
      address: ' 1 Elm Street,\n Bristol ',
      hours: 'Tuesday to Sunday, 7 to 13',
      social: undefined,
    }),
  ).toEqual({
    name: 'Loaf & Co',
    email: 'hello@loaf.example',
    phone: '+44 (0)117 496-0000',
    address: '1 Elm Street, Bristol',
    hours: 'Tuesday to Sunday, 7 to 13',
    social: [],
  });
});

it('names the networks it knows and shows the host of others', () => {
  expect(
    siteSettings({ ...none, social: 'https://www.instagram.com/loaf, https://social.example/@loaf' }).social,
  ).toEqual([
    { label: 'Instagram', url: 'https://www.instagram.com/loaf' },
    { label: 'social.example', url: 'https://social.example/@loaf' },
  ]);
});

it.each([
  ['BUSINESS_EMAIL', { email: 'hello' }],
  ['BUSINESS_EMAIL', { email: 'a@b.example, c@d.example' }],
  ['BUSINESS_EMAIL', { email: 'a@b.example?bcc=c@d.example' }],
  ['BUSINESS_PHONE', { phone: 'call me' }],
  ['BUSINESS_PHONE', { phone: '12' }],
  ['BUSINESS_NAME', { name: 'x'.repeat(121) }],
  ['BUSINESS_ADDRESS', { address: 'a\u0007b' }],
  ['BUSINESS_SOCIAL', { social: 'http://plain.example' }],
  ['BUSINESS_SOCIAL', { social: 'javascript:alert(1)' }],
  ['BUSINESS_SOCIAL', { social: 'instagram.com/loaf' }],
])('says which setting is wrong: %s', (setting, wrong) => {
  expect(() => siteSettings({ ...none, ...wrong })).toThrow(setting);
});
