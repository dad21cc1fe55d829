import { createHmac } from 'node:crypto';
import { MINUTE_MS } from '../../../src/domain/duration';
import { sameSecret } from '../system/same-secret';

/**
 * The id of a request that is signed by the Standard Webhooks specification 1.0; null for one that is not, or that is
 * older than five minutes. The signature covers id, time and body as it came.
 */
export function signedWebhookId(
  { headers, bytes, now }: { headers: Headers; bytes: Uint8Array; now: Date },
  secret: string,
): string | null {
  const [id, timestamp, signatures] = [
    headers.get('webhook-id') ?? '',
    headers.get('webhook-timestamp') ?? '',
    headers.get('webhook-signature') ?? '',
  ];
  if (!/^[\w.:-]{1,200}$/.test(id) || !/^\d{1,12}$/.test(timestamp) || signatures.length > 2_000) return null;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(bytes).digest('base64')}`;
  if (!signatures.split(' ').some((signature) => sameSecret(signature, expected))) return null;
  return Math.abs(now.getTime() - Number(timestamp) * 1_000) > MOST_AGE_MS ? null : id;
}

const MOST_AGE_MS = 5 * MINUTE_MS;
