import * as z from 'zod/mini';
import { planNames } from '../domain/plan-name';
import { registrationModes } from '../domain/registration';
import { endpoint } from './endpoint';
import { id, instant, requiredText, storedText, timeZone, writable } from './text';

const workspaceSchema = z.object({
  id,
  name: storedText(120),
  slug: storedText(80),
  zone: storedText(64),
  kind: z.enum(['real', 'demo']),
  plan: z.enum(planNames),
  role: z.enum(['owner', 'member']),
  /** End of the trial, the demo or the paid time; null when there is none. */
  endsAt: z.nullable(instant),
  /** When the workspace and all its data are deleted; null unless that was requested. Until then it is read-only. */
  deletesAt: z.nullable(instant),
  /** Whether anyone may read its public page. */
  profilePublic: z.boolean(),
});

export const sessionSchema = z.object({
  user: z.object({
    id,
    email: storedText(320),
    name: storedText(120),
    company: storedText(120),
    plan: z.enum(planNames),
    emailVerified: z.boolean(),
    /** Runs this installation: sees its mail, jobs and health. */
    operator: z.boolean(),
    /** When the account is deleted; null unless that was requested. */
    deletesAt: z.nullable(instant),
  }),
  workspace: workspaceSchema,
  /** Set in a demo workspace: the address that the visitor typed at sign-in, which has no account. */
  demo: z.nullable(z.object({ email: storedText(320), endsAt: instant })),
});

export type Session = z.infer<typeof sessionSchema>;
export type Workspace = z.infer<typeof workspaceSchema>;

export const emailInput = z
  .string({ error: 'Email is required.' })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(320, { error: 'This email address is too long.' }),
    z.email({ error: 'This does not look like an email address.' }),
  );

/** The two fields for choosing a password. Add the check `passwordsMatch` to the object that holds them. */
export const newPassword = {
  password: z
    .string({ error: 'Password is required.' })
    .check(
      z.minLength(8, { error: 'Use at least 8 characters.' }),
      z.maxLength(256, { error: 'Use at most 256 characters.' }),
    ),
  confirmPassword: z.string({ error: 'Confirm your password.' }).check(z.maxLength(256)),
};

export const passwordsMatch = <
  Form extends { password?: string | undefined; confirmPassword?: string | undefined },
>() =>
  z.refine<Form>((form) => form.password === form.confirmPassword, {
    error: 'Passwords do not match',
    path: ['confirmPassword'],
  });

/** A code of the authenticator app, or a recovery code; required for accounts with two-factor sign-in. */
export const secondFactor = z.optional(
  z.string({ error: 'Type the code.' }).check(z.trim(), z.maxLength(40, { error: 'A code has six digits.' })),
);

export const authContract = {
  getSession: endpoint({
    method: 'GET',
    path: '/api/auth/session',
    access: 'public',
    summary: 'The signed-in user and workspace, or null.',
    input: z.object({}),
    output: z.nullable(sessionSchema),
  }),
  getSignInOptions: endpoint({
    method: 'GET',
    path: '/api/auth/options',
    access: 'public',
    summary: 'Whether an unknown email opens a demo on this installation, and who may register.',
    input: z.object({}),
    output: z.object({ demo: z.boolean(), registration: z.enum(registrationModes) }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    limit: { calls: 60, perSeconds: 900 },
    summary:
      'Signs in; an unknown email opens a demo workspace. An account with two-factor sign-in answers second_factor_required until a code is sent along.',
    // The specification accepts any two non-empty strings here.
    input: z.object({
      email: z
        .string({ error: 'Email is required.' })
        .check(
          writable(),
          z.trim(),
          z.minLength(1, { error: 'Email is required.' }),
          z.maxLength(320, { error: 'This email address is too long.' }),
        ),
      password: z
        .string({ error: 'Password is required.' })
        .check(
          z.minLength(1, { error: 'Password is required.' }),
          z.maxLength(256, { error: 'Use at most 256 characters.' }),
        ),
      code: secondFactor,
      zone: z.optional(timeZone),
    }),
    output: sessionSchema,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    limit: { calls: 40, perSeconds: 3600 },
    summary: 'Creates an account with an empty Trial workspace.',
    input: z
      .object({
        name: requiredText('Full name', 120),
        email: emailInput,
        company: requiredText('Company name', 120),
        ...newPassword,
        zone: z.optional(timeZone),
        /** The token of an operator's invitation, on installations that require one to register. */
        invitation: z.optional(storedText(100)),
      })
      .check(passwordsMatch()),
    output: sessionSchema,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    summary: 'Ends the session; succeeds without one.',
    input: z.object({}),
    output: z.object({}),
  }),
  listWorkspaces: endpoint({
    method: 'GET',
    path: '/api/auth/workspaces',
    access: 'session',
    summary: "The user's workspaces.",
    input: z.object({}),
    output: z.array(workspaceSchema),
  }),
  createWorkspace: endpoint({
    method: 'POST',
    path: '/api/auth/workspaces',
    access: 'session',
    notInDemo: true,
    summary: 'Creates another workspace and switches to it.',
    input: z.object({ name: requiredText('Workspace name', 120), zone: z.optional(timeZone) }),
    output: sessionSchema,
  }),
  activateWorkspace: endpoint({
    method: 'POST',
    path: '/api/auth/workspaces/:workspaceId/activate',
    access: 'session',
    summary: 'Switches the session to another workspace of the user.',
    input: z.object({ workspaceId: id }),
    output: sessionSchema,
  }),
  updateWorkspace: endpoint({
    method: 'PATCH',
    path: '/api/auth/workspace',
    access: 'session',
    ownerOnly: true,
    summary: 'Changes the name or the time zone of the current workspace.',
    input: z.object({ name: z.optional(requiredText('Workspace name', 120)), zone: z.optional(timeZone) }),
    output: sessionSchema,
  }),
};
