import { inboundMailSettings } from './inbound-mail-settings';

it('reads a domain however it is written', () => {
  expect(inboundMailSettings({ INBOUND_MAIL_DOMAIN: ' @Inbound.Example.com ' })).toEqual({
    domain: 'inbound.example.com',
    password: undefined,
    secret: undefined,
  });
  expect(inboundMailSettings({})).toMatchObject({ domain: undefined });
});

it.each([
  [{ INBOUND_MAIL_DOMAIN: 'https://inbound.example.com/' }, 'INBOUND_MAIL_DOMAIN is the domain'],
  [{ INBOUND_MAIL_DOMAIN: 'inbound example.com' }, 'INBOUND_MAIL_DOMAIN is the domain'],
  [{ INBOUND_MAIL_PASSWORD: 'short' }, 'at least 16 characters'],
  [{ INBOUND_MAIL_SECRET: 'whsec_short' }, 'INBOUND_MAIL_SECRET is whsec_'],
])('refuses %j in words', (given, words) => {
  expect(() => inboundMailSettings(given)).toThrow(words);
});
