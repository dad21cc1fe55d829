import { createHmac, hkdfSync } from 'node:crypto';
import { env } from '../config/env';

/**
 * Every purpose has a key of its own, derived from the root secret: a token for one purpose never works for
 * another.
 */
export const keyFor = (purpose: Purpose): Buffer => derive(env().appSecret, purpose);

/**
 * The same purpose under replaced root secrets: for decrypting what was sealed with them, never for accepting a
 * token, except the links in emails (providers/system/mail-links.ts).
 */
export const formerKeysFor = (purpose: Purpose): Buffer[] =>
  env().formerAppSecrets.map((secret) => derive(secret, purpose));

/** Keyed hash for comparing what must not be stored in clear, such as network addresses. */
export const fingerprint = (purpose: Purpose, value: string): string =>
  createHmac('sha256', keyFor(purpose)).update(value).digest('base64url');

const derive = (secret: string, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `fourbeat:${purpose}`, 32));

export type Purpose =
  | 'session'
  | 'demo-origin'
  | 'internal-call'
  | 'rate-limit'
  | 'idempotency'
  | 'file-link'
  | 'free-photo'
  | 'metrics'
  | 'contact-form'
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'report-mail'
  | 'decision-mail'
  | 'phone-call'
  | 'call-push'
  | 'signup-confirm'
  | 'contact-point'
  | 'mail-reply'
  | 'mail-open'
  | 'mail-click'
  | 'mail-preferences'
  | 'mail-picture'
  | 'mail-conversion'
  | 'second-factor'
  | 'credentials'
  | 'connection'
  | 'inbox-channel'
  | 'sending-domain'
  | 'sign-in-pass'
  | 'visitor'
  | 'chat-visitor'
  | 'chat-file'
  | 'simulator'
  | 'meta-hook'
  | 'message-file';
