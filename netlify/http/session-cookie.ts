import { parseSigned } from 'hono/utils/cookie';
import { retention } from '../../src/domain/retention';
import type { Caller } from '../ports/identity';
import { keyFor } from '../keys/keys';

export const SESSION_DAYS = retention.signIns.days;
/** A session in use is prolonged once a day, not at every request. */
export const PROLONG_AFTER_DAYS = 1;

/** Set by serve on what it hands to the account library. */
export const ADDRESS_HEADER = 'x-client-address';

export const sessionSecret = (): string => keyFor('session').toString('base64url');

/** `__Host-` binds the cookie to this very host; browsers take it over https only. */
export const sessionCookiePrefix = (secure: boolean): string => (secure ? '__Host-fourbeat' : 'fourbeat');

/** The session token of a request whose cookie carries our signature; null otherwise. Same format as better-auth writes. */
export async function readSessionToken({ headers, secure }: Caller): Promise<string | null> {
  const name = `${sessionCookiePrefix(secure)}.session_token`;
  const cookie = headers.get('cookie');
  if (!cookie?.includes(`${name}=`) || cookie.length > MAX_COOKIE) return null;
  const value = (await parseSigned(cookie, sessionSecret(), name))[name];
  return value || null;
}

const MAX_COOKIE = 8_192;
