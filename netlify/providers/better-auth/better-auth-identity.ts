import { betterAuth, type BetterAuthPlugin } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { organization } from 'better-auth/plugins/organization';
import { twoFactor } from 'better-auth/plugins/two-factor';
import * as z from 'zod/mini';
import { DAY_SECONDS } from '../../../src/domain/duration';
import { AppError } from '../../errors/app-error';
import { codeRefused, codeRequired } from '../../errors/second-factor-errors';
import { runInTurn } from '../../heavy/heavy-work';
import type { Caller, Identity } from '../../ports/identity';
import type { Ids } from '../../ports/ids';
import type { SecondFactor } from '../../ports/second-factor';

/**
 * better-auth behind our own port: its HTTP handler, its rate limiter and its replies (which contain tokens)
 * stay inside.
 */
export function makeBetterAuthIdentity(parts: Parts): Identity {
  const instances: { secure?: Auth; plain?: Auth } = {};
  /** One instance for https origins and one for http, because the cookie's name and flags differ. */
  const auth: AuthFor = (secure) => (instances[secure ? 'secure' : 'plain'] ??= makeAuth(parts, secure));
  return {
    async signUp({ name, email, password }, caller) {
      try {
        const { headers, response } = await auth(caller.secure).api.signUpEmail({
          body: { name, email, password },
          headers: caller.headers,
          returnHeaders: true,
        });
        return { user: response.user, ...(await startedSession(auth, response.token, headers, caller)) };
      } catch (error) {
        if (await isEmailTaken(auth, error, email)) {
          const sentence = 'An account with this email already exists. Sign in instead.';
          throw new AppError('conflict', sentence, { fields: { email: sentence } });
        }
        throw error;
      }
    },
    async signIn({ email, password, code }, caller, notice) {
      const first = await firstStep(auth, { email, password }, caller);
      if (!first) return null;
      if (!('twoFactorRedirect' in first.response))
        return {
          user: first.response.user,
          ...(await startedSession(auth, first.response.token, first.headers, caller)),
        };
      await forgetChallenge(auth, parts.session.cookiePrefix(caller.secure), first.headers, caller);
      const { api, $context } = auth(caller.secure);
      const found = await (await $context).internalAdapter.findUserByEmail(email.toLowerCase());
      if (!found) return null; // deleted between the two steps
      if (!code) throw codeRequired();
      const { user } = found;
      if (!(await parts.secondFactor.take(user.id, code, (left) => notice(user, left)))) throw codeRefused();
      const { headers, response } = await api.startSecondStep({
        body: { userId: user.id },
        headers: withoutCookies(caller.headers),
        returnHeaders: true,
      });
      return { user, ...(await startedSession(auth, response.token, headers, caller)) };
    },
    async checkPassword(userId, password) {
      const { internalAdapter, password: hashing } = await auth(false).$context;
      const credential = (await internalAdapter.findAccounts(userId)).find(
        ({ providerId }) => providerId === 'credential',
      );
      if (!credential?.password) {
        await hashing.hash(password);
        return false;
      }
      return hashing.verify({ hash: credential.password, password });
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
      try {
        const created = await auth(false).api.createOrganization({ body: { name, slug, userId } });
        if (!created)
          throw new AppError('internal', 'The workspace could not be opened. Try again.', {
            detail: 'createOrganization answered nothing',
          });
        return created.id;
      } catch (error) {
        if (isSlugTaken(error) || parts.accounts.isUniqueViolation(error)) return null;
        throw error;
      }
    },
  };
}

/** The library checks first; of two concurrent registrations one fails to create the user, without saying why. */
async function isEmailTaken(auth: AuthFor, error: unknown, email: string): Promise<boolean> {
  if (!(error instanceof APIError)) return false;
  if (error.body?.code !== 'FAILED_TO_CREATE_USER') return error.body?.code?.startsWith('USER_ALREADY_EXISTS') ?? false;
  return (await (await auth(false).$context).internalAdapter.findUserByEmail(email.toLowerCase())) !== null;
}

/** Usually found by the library's own check; for concurrent calls by the database. */
const isSlugTaken = (error: unknown): boolean =>
  error instanceof APIError && /^ORGANIZATION_(ALREADY_EXISTS|SLUG_ALREADY_TAKEN)$/.test(error.body?.code ?? '');

/**
 * Null when the address or the password is wrong. With two-factor sign-in the library returns a challenge
 * instead of a session.
 */
async function firstStep(auth: AuthFor, body: { email: string; password: string }, caller: Caller) {
  try {
    return await auth(caller.secure).api.signInEmail({
      body,
      headers: withoutCookies(caller.headers),
      returnHeaders: true,
    });
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
    await askAsMuch(auth, body.email, caller);
    return null;
  }
}

/**
 * The library looks up accounts only for known users; the extra millisecond would reveal which addresses have an
 * account, so it is spent for unknown ones too.
 */
async function askAsMuch(auth: AuthFor, email: string, caller: Caller): Promise<void> {
  const { internalAdapter } = await auth(caller.secure).$context;
  if (!(await internalAdapter.findUserByEmail(email.toLowerCase()))) await internalAdapter.findAccounts(NOBODY);
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The library's challenge is a cookie backed by two rows. Here both steps are one call, so none of it may remain. */
async function forgetChallenge(auth: AuthFor, cookiePrefix: string, headers: Headers, caller: Caller): Promise<void> {
  const { internalAdapter } = await auth(caller.secure).$context;
  const name = `${cookiePrefix}.two_factor=`;
  for (const cookie of headers.getSetCookie()) {
    if (!cookie.startsWith(name)) continue;
    const signed = decodeURIComponent(cookie.slice(name.length).split(';')[0]!);
    const identifier = signed.slice(0, signed.lastIndexOf('.'));
    for (const row of [identifier, `2fa-attempts-${identifier}`])
      await internalAdapter.deleteVerificationByIdentifier(row);
  }
}

/** Cookies of an earlier visit must not affect a sign-in. */
function withoutCookies(sent: Headers): Headers {
  const headers = new Headers(sent);
  headers.delete('cookie');
  return headers;
}

async function startedSession(auth: AuthFor, token: string | null, headers: Headers, caller: Caller) {
  if (!token) throw new AppError('internal', 'Signing in did not work. Try again.', { detail: 'no session token' });
  const { internalAdapter } = await auth(caller.secure).$context;
  const found = await internalAdapter.findSession(token);
  if (!found) throw new AppError('internal', 'Signing in did not work. Try again.', { detail: 'session not stored' });
  return { sessionId: found.session.id, setCookies: headers.getSetCookie() };
}

function makeAuth({ accounts, session, ids }: Parts, secure: boolean) {
  return betterAuth({
    secret: session.secret(),
    baseURL: secure ? 'https://localhost' : 'http://localhost', // only its scheme is read; our contracts define the paths
    database: drizzleAdapter(accounts.database(), { provider: 'pg', schema: accounts.schema }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 256,
      password: {
        hash: (password) => runInTurn(async () => (await import('@node-rs/argon2')).hash(password, ARGON2)),
        verify: (stored) =>
          runInTurn(async () => (await import('@node-rs/argon2')).verify(stored.hash, stored.password)),
      },
    },
    session: { expiresIn: session.days * DAY_SECONDS, updateAge: session.prolongAfterDays * DAY_SECONDS },
    plugins: [
      organization({ allowUserToCreateOrganization: true }),
      twoFactor({ accountLockout: { enabled: false } }),
      secondStep,
    ],
    advanced: {
      ipAddress: { ipAddressHeaders: [session.addressHeader] },
      cookiePrefix: session.cookiePrefix(secure),
      useSecureCookies: false, // would prepend __Secure- to our __Host-
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      database: { generateId: () => ids.id() },
      disableCSRFCheck: true, // serve refuses cross-site requests before this
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true }, // serve logs its errors, without SQL
  });
}

/** Server-side only: a session for somebody whose password and code have both been checked. */
const secondStep = {
  id: 'second-step',
  endpoints: {
    startSecondStep: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.userId);
        if (!user) return ctx.json({ token: null });
        const session = await internalAdapter.createSession(user.id, false);
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ token: session.token });
      },
    ),
  },
} satisfies BetterAuthPlugin;

/** OWASP's second recommendation for argon2id: 46 MiB, one pass; about 12 ms on the machine where it was measured. */
const ARGON2 = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

type Auth = ReturnType<typeof makeAuth>;
type AuthFor = (secure: boolean) => Auth;

interface Parts {
  /** Its tables in Drizzle, and a connection that may access them. */
  accounts: {
    database(): Parameters<typeof drizzleAdapter>[0];
    schema: Record<string, unknown>;
    isUniqueViolation(error: unknown): boolean;
  };
  session: {
    secret(): string;
    cookiePrefix(secure: boolean): string;
    days: number;
    prolongAfterDays: number;
    /** The header with the caller's network address. */
    addressHeader: string;
  };
  /** Asked when the password is right and the account has two-factor sign-in. */
  secondFactor: Pick<SecondFactor, 'take'>;
  ids: Ids;
}
