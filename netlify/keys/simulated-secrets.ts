import { createHash } from 'node:crypto';
import { fingerprint } from './keys';

/**
 * Keys for made-up messages where a workspace has none of its own. They are derived from the root secret, so that nobody
 * else can sign with them; the hooks accept them for a workspace that has stored no keys.
 */
export const simulatedTwilioKeys = (workspaceId: string): { sid: string; token: string } => ({
  sid: `AC${createHash('sha256')
    .update(fingerprint('simulator', `twilio account ${workspaceId}`))
    .digest('hex')
    .slice(0, 32)}`,
  token: fingerprint('simulator', `twilio ${workspaceId}`),
});

export const simulatedMetaSecret = (workspaceId: string): string => fingerprint('simulator', `meta ${workspaceId}`);

/** As Standard Webhooks write it. */
export const simulatedMailSecret = (): string =>
  `whsec_${Buffer.from(fingerprint('simulator', 'mail'), 'utf8').toString('base64')}`;

/** Where made-up mail goes when the operator has set no domain for mail from outside (RFC 2606). */
export const SIMULATED_MAIL_DOMAIN = 'inbound.invalid';
