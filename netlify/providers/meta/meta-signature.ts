import { createHmac } from 'node:crypto';
import { sameSecret } from '../system/same-secret';

/**
 * Whether Meta signed a request with this app's secret: HMAC-SHA-256 over the body as it came, byte by byte
 * (https://developers.facebook.com/docs/graph-api/webhooks/getting-started#validate-payloads).
 */
export const isSignedByMeta = (bytes: Uint8Array, header: string, appSecret: string): boolean =>
  appSecret !== '' && sameSecret(header.toLowerCase(), metaSignature(bytes, appSecret));

/** The header's value; for senders in tests and in the simulator. */
export const metaSignature = (bytes: Uint8Array | string, appSecret: string): string =>
  `sha256=${createHmac('sha256', appSecret).update(bytes).digest('hex')}`;
