import { inboundMailSettings } from './inbound-mail-settings';

it('reads a domain however it is written', () => {
  expect(inboundMailSettings({ domain: ' @Inbound.Example.com ' })).toEqual({
    domain: 'inbound.example.com',
    password: undefined,
    secret: undefined,
  });
  expect(inboundMailSettings({})).toMatchObject({ domain: undefined });
});

it.each([
  [{ domain: 'https://inbound.example.com/' }, 'INBOUND_MAIL_DOMAIN is the domain'],
  [{ domain: 'inbound example.com' }, 'INBOUND_MAIL_DOMAIN is the domain'],
  [{ password: 'short' }, 'at least 16 characters'],
  [{ secret: 'whsec_short' }, 'INBOUND_MAIL_SECRET is whsec_'],
])('refuses %j in words', (given, words) => {
  expect(() => inboundMailSettings(given)).toThrow(words);
});
