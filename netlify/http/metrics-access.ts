import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '../config/env';
import { keyFor } from '../keys/keys';

/**
 * The token that a metrics server presents: METRICS_TOKEN, or one derived from the root secret, the same on
 * every instance.
 */
export const metricsToken = (): { token: string; chosen: boolean } => {
  const chosen = env().metricsToken;
  return { token: chosen ?? keyFor('metrics').toString('base64url'), chosen: chosen !== undefined };
};

/**
 * Whether a request carries the token. Compared as digests of equal length, so that neither time nor length
 * reveals how close a guess was.
 */
export function mayReadMetrics(request: Request): boolean {
  const given = /^Bearer (.{1,500})$/.exec(request.headers.get('authorization') ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(metricsToken().token));
}

const digest = (text: string): Buffer => createHmac('sha256', keyFor('metrics')).update(text).digest();
