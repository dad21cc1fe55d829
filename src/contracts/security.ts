import * as z from 'zod/mini';
import { emailInput, newPassword, passwordsMatch, secondFactor } from './auth';
import { endpoint } from './endpoint';
import { id, instant, storedText } from './text';

const currentPassword = z
  .string({ error: 'Type your current password.' })
  .check(
    z.minLength(1, { error: 'Type your current password.' }),
    z.maxLength(256, { error: 'Use at most 256 characters.' }),
  );
const required = z
  .string({ error: 'Type the code.' })
  .check(z.trim(), z.minLength(1, { error: 'Type the code.' }), z.maxLength(40, { error: 'A code has six digits.' }));
/** Shown only once, when they are created. */
const recoveryCodes = z.object({ recoveryCodes: z.array(storedText(40)) });

const signInSchema = z.object({
  id,
  /** The session that makes this request. */
  current: z.boolean(),
  /** Browser and system from the User-Agent: "Firefox on Windows"; otherwise "Unknown browser". */
  device: storedText(120),
  /** Network address; null when it was not known. */
  address: z.nullable(storedText(60)),
  createdAt: instant,
  /** When the session was last renewed, to the day. */
  seenAt: instant,
});

const securitySchema = z.object({
  twoFactor: z.boolean(),
  /** 0 while two-factor is off. */
  recoveryCodesLeft: z.number(),
  passwordChangedAt: instant,
  /** A new address whose confirmation link has not been used yet. */
  emailChange: z.nullable(z.object({ email: storedText(320), expiresAt: instant })),
});

export type Security = z.infer<typeof securitySchema>;
export type SignIn = z.infer<typeof signInSchema>;

const own = { access: 'session', notInDemo: true } as const;
const guessed = { limit: { calls: 20, perSeconds: 900 } } as const;

export const securityContract = {
  getSecurity: endpoint({
    method: 'GET',
    path: '/api/security',
    access: 'session',
    summary: 'How the account is protected.',
    input: z.object({}),
    output: securitySchema,
  }),
  listSignIns: endpoint({
    method: 'GET',
    path: '/api/security/sign-ins',
    access: 'session',
    summary: 'Where the account is signed in, this one first.',
    input: z.object({}),
    output: z.object({ items: z.array(signInSchema) }),
  }),
  deleteSignIn: endpoint({
    method: 'DELETE',
    path: '/api/security/sign-ins/:signInId',
    access: 'session',
    summary: 'Signs one other browser out.',
    input: z.object({ signInId: id }),
    output: z.object({}),
  }),
  deleteSignIns: endpoint({
    method: 'DELETE',
    path: '/api/security/sign-ins',
    access: 'session',
    summary: 'Signs every other browser out.',
    input: z.object({}),
    output: z.object({ ended: z.number() }),
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/security/password',
    ...own,
    ...guessed,
    summary: 'Changes the password and signs every other browser out.',
    input: z.object({ currentPassword, code: secondFactor, ...newPassword }).check(passwordsMatch()),
    output: securitySchema,
  }),
  createEmailChange: endpoint({
    method: 'POST',
    path: '/api/security/email',
    ...own,
    ...guessed,
    summary: "Emails a link to a new address; the account's address changes once the link is used.",
    input: z.object({ email: emailInput, currentPassword, code: secondFactor }),
    output: securitySchema,
  }),
  deleteEmailChange: endpoint({
    method: 'DELETE',
    path: '/api/security/email',
    ...own,
    summary: 'Keeps the current address; the link to the new one stops working.',
    input: z.object({}),
    output: securitySchema,
  }),
  createTwoFactor: endpoint({
    method: 'POST',
    path: '/api/security/two-factor',
    ...own,
    ...guessed,
    summary:
      'Sets up two-factor sign-in: returns the secret for an authenticator app. It is on once a code is confirmed.',
    input: z.object({ currentPassword }),
    output: z.object({
      /** otpauth:// address for the QR code. */ uri: storedText(600),
      /** The same secret, to type by hand. */ secret: storedText(120),
    }),
  }),
  confirmTwoFactor: endpoint({
    method: 'POST',
    path: '/api/security/two-factor/confirm',
    ...own,
    ...guessed,
    summary: 'Turns two-factor sign-in on with a code of the app. Returns the recovery codes, this once.',
    input: z.object({ code: required }),
    output: recoveryCodes,
  }),
  endTwoFactor: endpoint({
    method: 'POST',
    path: '/api/security/two-factor/end',
    ...own,
    ...guessed,
    summary: 'Turns two-factor sign-in off.',
    input: z.object({ currentPassword, code: required }),
    output: securitySchema,
  }),
  createRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/security/recovery-codes',
    ...own,
    ...guessed,
    summary: 'Creates new recovery codes; the old ones stop working.',
    input: z.object({ currentPassword, code: required }),
    output: recoveryCodes,
  }),
};
