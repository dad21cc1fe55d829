import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '../../src/domain/duration';
import { keyFor } from '../keys/keys';
import { log } from './log';
import { patience } from '../ports/patience';

/**
 * Asks this deploy's background function to work the queues now. A failure does no harm: the scheduled function
 * runs every minute.
 */
export async function drainJobs(origin: string): Promise<void> {
  try {
    const reply = await fetch(new URL('/.netlify/functions/jobs-background', origin), {
      method: 'POST',
      headers: { authorization: `Bearer ${signInternalCall(new Date())}` },
      signal: AbortSignal.timeout(CALL_MS),
    });
    if (!reply.ok) log().warn({ status: reply.status }, 'the background function did not take the call');
  } catch (error) {
    log().warn(
      { detail: error instanceof Error ? error.message : String(error) },
      'the background function could not be reached',
    );
  }
}

/** A token for calls between our own functions: valid for five minutes and for nothing else. */
export function signInternalCall(now: Date): string {
  const expires = String(now.getTime() + TOKEN_MS);
  return `${expires}.${mac(expires)}`;
}

export function isInternalCall(request: Request, now: Date): boolean {
  const [expires = '', signature = ''] = (request.headers.get('authorization') ?? '')
    .replace(/^Bearer /, '')
    .split('.');
  const [given, expected] = [Buffer.from(signature), Buffer.from(mac(expires))];
  return given.length === expected.length && timingSafeEqual(given, expected) && Number(expires) > now.getTime();
}

const mac = (text: string): string => createHmac('sha256', keyFor('internal-call')).update(text).digest('base64url');

const TOKEN_MS = 5 * MINUTE_MS;
const CALL_MS = patience(5_000);
