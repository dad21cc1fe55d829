import { readEmailAddress } from '../../src/domain/email-address';

/** How mail comes in by webhook or pipe; without a domain there is none. Throws a sentence for the operator. */
export function inboundMailSettings({
  INBOUND_MAIL_DOMAIN: domain,
  INBOUND_MAIL_PASSWORD: password,
  INBOUND_MAIL_SECRET: secret,
}: Given): InboundMailSettings {
  const host = domain?.trim().toLowerCase().replace(/^@/, '');
  if (host && readEmailAddress(`inbox@${host}`, { hosts: 'any' })?.value !== `inbox@${host}`)
    throw new Error('INBOUND_MAIL_DOMAIN is the domain whose mail comes in, such as inbound.example.com.');
  if (password && password.length < 16) throw new Error('INBOUND_MAIL_PASSWORD needs at least 16 characters.');
  if (secret && !/^whsec_[\w+/-]{32,200}={0,2}$/.test(secret))
    throw new Error('INBOUND_MAIL_SECRET is whsec_ and at least 24 bytes as base64.');
  return { domain: host || undefined, password, secret };
}

interface Given {
  INBOUND_MAIL_DOMAIN?: string | undefined;
  INBOUND_MAIL_PASSWORD?: string | undefined;
  INBOUND_MAIL_SECRET?: string | undefined;
}

export interface InboundMailSettings {
  domain: string | undefined;
  /** Of SendGrid's and Postmark's webhooks and of a mail server's pipe. */
  password: string | undefined;
  /** `whsec_` and base64, for mails signed by Standard Webhooks. */
  secret: string | undefined;
}
