import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { organization } from 'better-auth/plugins/organization';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { queriesAs } from '../database/client';
import * as schema from '../database/schema/auth';
import { AppError } from '../errors/app-error';
import type { Caller, Identity } from '../ports/identity';
import { systemIds } from '../providers/system/ids';
import { ADDRESS_HEADER, SESSION_DAYS, sessionCookiePrefix, sessionSecret, PROLONG_AFTER_DAYS } from './session-cookie';

/** better-auth behind our own port: its HTTP handler, its rate limiter and its replies (which hold tokens) stay inside. */
export const identity: Identity = {
  async signUp({ name, email, password }, caller) {
    try {
      const { headers, response } = await auth(caller.secure).api.signUpEmail({ body: { name, email, password }, headers: caller.headers, returnHeaders: true });
      return { user: response.user, ...(await startedSession(response.token, headers, caller)) };
    } catch (error) {
      if (error instanceof APIError && error.body?.code?.startsWith('USER_ALREADY_EXISTS')) {
        const sentence = 'An account with this email already exists. Sign in instead.';
        throw new AppError('conflict', sentence, { fields: { email: sentence } });
      }
      throw error;
    }
  },
  async signIn({ email, password }, caller) {
    try {
      const { headers, response } = await auth(caller.secure).api.signInEmail({ body: { email, password }, headers: caller.headers, returnHeaders: true });
      return { user: response.user, ...(await startedSession(response.token, headers, caller)) };
    } catch (error) {
      if (error instanceof APIError && error.statusCode < 500) return null;
      throw error;
    }
  },
  async signOut(caller) {
    const { headers } = await auth(caller.secure).api.signOut({ headers: caller.headers, returnHeaders: true });
    return headers.getSetCookie();
  },
  async prolong(caller) {
    const { headers } = await auth(caller.secure).api.getSession({ headers: caller.headers, returnHeaders: true });
    return headers.getSetCookie();
  },
  hashPassword: async (password) => (await auth(false).$context).password.hash(password),
  async createWorkspace({ name, slug, userId }) {
    const created = await auth(false).api.createOrganization({ body: { name, slug, userId } });
    if (!created) throw new AppError('internal', 'The workspace could not be opened. Try again.', { detail: 'createOrganization answered nothing' });
    return created.id;
  },
};

async function startedSession(token: string | null, headers: Headers, caller: Caller) {
  if (!token) throw new AppError('internal', 'Signing in did not work. Try again.', { detail: 'no session token' });
  const { internalAdapter } = await auth(caller.secure).$context;
  const found = await internalAdapter.findSession(token);
  if (!found) throw new AppError('internal', 'Signing in did not work. Try again.', { detail: 'session not stored' });
  return { sessionId: found.session.id, setCookies: headers.getSetCookie() };
}

/** One instance for https origins and one for http: the cookie's name and flags differ. */
function auth(secure: boolean): Auth {
  return (instances[secure ? 'secure' : 'plain'] ??= makeAuth(secure));
}

function makeAuth(secure: boolean) {
  return betterAuth({
    secret: sessionSecret(),
    baseURL: secure ? 'https://localhost' : 'http://localhost', // only reads its scheme: our contracts are the address
    database: drizzleAdapter(drizzle(queriesAs('auth') as Pool), { provider: 'pg', schema }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 256,
      password: {
        hash: async (password) => (await import('@node-rs/argon2')).hash(password, ARGON2),
        verify: async (stored) => (await import('@node-rs/argon2')).verify(stored.hash, stored.password),
      },
    },
    session: { expiresIn: SESSION_DAYS * DAY, updateAge: PROLONG_AFTER_DAYS * DAY },
    plugins: [organization({ allowUserToCreateOrganization: true })],
    advanced: {
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      cookiePrefix: sessionCookiePrefix(secure),
      useSecureCookies: false, // would add its own __Secure- before our __Host-
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      database: { generateId: () => systemIds.id() },
      disableCSRFCheck: true, // serve refuses cross-site requests before this is reached
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true }, // what it throws is logged by serve, without its query texts
  });
}

const instances: { secure?: Auth; plain?: Auth } = {};

const DAY = 86_400;
/** OWASP's second recommendation for argon2id: 46 MiB, one pass; about 12 ms on the machine this was measured on. */
const ARGON2 = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

type Auth = ReturnType<typeof makeAuth>;
