import { parseSigned } from 'hono/utils/cookie';
import { retention } from '../../src/domain/retention';
import type { Caller } from '../ports/identity';
import { keyFor } from '../keys/keys';

export const SESSION_DAYS = retention.signIns.days;
/** A session in use is renewed once a day, not at every request. */
export const PROLONG_AFTER_DAYS = 1;

/** Set by serve on the requests that it passes to the account library. */
export const ADDRESS_HEADER = 'x-client-address';

export const sessionSecret = (): string => keyFor('session').toString('base64url');

/** `__Host-` binds the cookie to this exact host; browsers accept it over https only. */
export const sessionCookiePrefix = (secure: boolean): string => (secure ? '__Host-fourbeat' : 'fourbeat');

/** The session token of a request whose cookie is signed by us; otherwise null. The format is better-auth's. */
export async function readSessionToken({ headers, secure }: Caller): Promise<string | null> {
  const name = `${sessionCookiePrefix(secure)}.session_token`;
  const cookie = headers.get('cookie');
  if (!cookie?.includes(`${name}=`) || cookie.length > MAX_COOKIE) return null;
  const value = (await parseSigned(cookie, sessionSecret(), name))[name];
  return value || null;
}

const MAX_COOKIE = 8_192;
