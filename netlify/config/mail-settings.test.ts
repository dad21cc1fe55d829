import { mailSettings } from './mail-settings';

it.each([
  [
    'smtp://ada%40bakery.example:p%40ss@smtp.example.com:2525',
    { host: 'smtp.example.com', port: 2525, tls: 'starttls', user: 'ada@bakery.example', password: 'p@ss' },
  ],
  ['smtp://smtp.example.com', { host: 'smtp.example.com', port: 587, tls: 'starttls' }],
  [
    'smtps://user:pass@smtp.example.com/',
    { host: 'smtp.example.com', port: 465, tls: 'implicit', user: 'user', password: 'pass' },
  ],
  ['smtp://127.0.0.1:1025?tls=off', { host: '127.0.0.1', port: 1025, tls: 'off' }],
  ['smtp://[::1]:1025?tls=off', { host: '::1', port: 1025, tls: 'off' }],
])('%s is understood', (smtpUrl, server) => expect(mailSettings({ smtpUrl }).smtp).toEqual(server));

it.each([
  'smtp.example.com',
  'http://user:hidden@smtp.example.com',
  'smtp://',
  'smtp://user:hidden@smtp.example.com?tls.rejectUnauthorized=false',
  'smtp://user:hidden@smtp.example.com?tls=no',
  'smtps://user:hidden@smtp.example.com?tls=off',
  'smtp://user:hidden%@smtp.example.com',
  'smtp://:hidden@smtp.example.com',
  'smtp://user:hidden@smtp.example.com/path',
])('%s is refused with a sentence that does not repeat the password', (smtpUrl) => {
  expect(() => mailSettings({ smtpUrl })).toThrow(/^SMTP_URL/);
  expect(() => mailSettings({ smtpUrl })).not.toThrow(/hidden/);
});

it.each([
  ['Ada’s Bakery <hello@bakery.example>', { name: 'Ada’s Bakery', address: 'hello@bakery.example' }],
  ['"Baker, Ada" <hello@bakery.example>', { name: 'Baker, Ada', address: 'hello@bakery.example' }],
  ['hello@bakery.example', { name: 'Fourbeat', address: 'hello@bakery.example' }],
  ['<hello@bakery.example>', { name: 'Fourbeat', address: 'hello@bakery.example' }],
])('mails can be from %s', (from, sender) => expect(mailSettings({ from }).from).toEqual(sender));

it.each(['Ada', 'a@b, c@d', 'Ada <a@b>\r\nBcc: c@d', '<a@b> c@d', 'Ada <a b@c>'])('emails cannot be from %j', (from) =>
  expect(() => mailSettings({ from })).toThrow(/^MAIL_FROM/),
);

it.each([
  [
    { publicUrl: 'https://marketing.example.com', operatorEmail: 'ada@bakery.example' },
    'no-reply@marketing.example.com',
  ],
  [{ publicUrl: 'http://192.168.0.7:8888', operatorEmail: 'ada@bakery.example' }, 'ada@bakery.example'],
  [{ publicUrl: 'http://localhost:8888' }, 'no-reply@localhost'],
  [{}, 'no-reply@localhost'],
])('without MAIL_FROM, with %j, they are from %s', (known, address) =>
  expect(mailSettings(known).from).toEqual({ name: 'Fourbeat', address }),
);

it.each([
  [{}, { connections: 5, perMinute: 1_200, bounces: undefined, bounceHost: null }],
  [
    { bounces: 'bounces@mail.example.com', bounceDomains: 'any' as const },
    { bounces: 'bounces@mail.example.com', bounceHost: 'mail.example.com' },
  ],
  [
    { connections: '20', perMinute: '0', bounces: 'Bounces@example.com' },
    { connections: 20, perMinute: 0, bounces: 'bounces@example.com' },
  ],
])('campaigns go out as %j says', (given, settings) => expect(mailSettings(given)).toMatchObject(settings));

it.each([
  { connections: '0' },
  { connections: 'many' },
  { connections: '51' },
  { perMinute: '-1' },
  { bounces: 'bounces' },
  { bounceDomains: 'any' as const },
  { bounces: 'bounces-of-all-mail@example.com' },
  { bounces: 'bounces+x@example.com' },
])('%j is refused with a sentence', (given) => expect(() => mailSettings(given)).toThrow(/^MAIL_/));
