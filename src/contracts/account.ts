import * as z from 'zod/mini';
import { emailInput, newPassword, passwordsMatch, sessionSchema } from './auth';
import { endpoint } from './endpoint';
import { id, instant, requiredText, storedText } from './text';

/**
 * One sentence for a link that was used, has expired, is for something else or never existed, so that guessing
 * reveals nothing.
 */
export const DEAD_LINK = 'This link no longer works. Ask for a new one.';

const token = z
  .string({ error: DEAD_LINK })
  .check(z.minLength(1, { error: DEAD_LINK }), z.maxLength(256, { error: DEAD_LINK }));
const role = z.enum(['owner', 'member'], { error: 'Choose owner or member.' });
const storedEmail = storedText(320);

const memberSchema = z.object({
  id,
  name: storedText(120),
  email: storedEmail,
  role,
  joinedAt: instant,
  you: z.boolean(),
});
const invitationSchema = z.object({ id, email: storedEmail, role, expiresAt: instant, invitedBy: storedText(120) });

const emailLinkSchema = z.object({
  /** `confirm`: the link confirms the account's address; `change`: the link changes it to this one. */
  kind: z.enum(['confirm', 'change']),
  email: storedEmail,
});

export type EmailLink = z.infer<typeof emailLinkSchema>;
export type Member = z.infer<typeof memberSchema>;
export type Invitation = z.infer<typeof invitationSchema>;
export type Role = z.infer<typeof role>;

export const accountContract = {
  getMailDelivery: endpoint({
    method: 'GET',
    path: '/api/account/mail-delivery',
    access: 'public',
    summary: "Whether this installation sends email; without a mail server it waits in the operator's outbox.",
    input: z.object({}),
    output: z.object({ delivers: z.boolean() }),
  }),
  createPasswordReset: endpoint({
    method: 'POST',
    path: '/api/account/password-reset',
    access: 'public',
    limit: { calls: 5, perSeconds: 3600 },
    summary: 'Emails a link for a new password. The reply is the same whether or not the address has an account.',
    input: z.object({ email: emailInput }),
    output: z.object({}),
  }),
  updatePassword: endpoint({
    method: 'POST',
    path: '/api/account/password',
    access: 'public',
    limit: { calls: 20, perSeconds: 3600 },
    summary: 'Sets a new password with the token of a reset link; ends every session of the account.',
    input: z.object({ token, ...newPassword }).check(passwordsMatch()),
    output: z.object({ email: storedEmail }),
  }),
  createEmailVerification: endpoint({
    method: 'POST',
    path: '/api/account/verification',
    access: 'session',
    notInDemo: true,
    limit: { calls: 5, perSeconds: 3600 },
    summary: "Sends the confirmation link of the account's address again.",
    input: z.object({}),
    output: z.object({}),
  }),
  getEmailLink: endpoint({
    method: 'POST',
    path: '/api/account/verification/read',
    access: 'public',
    limit: { calls: 120, perSeconds: 3600 },
    summary:
      'What a link about an address does: confirm it, or make it the one to sign in with. It only reads; a POST, so that the token is in the body and in no address.',
    input: z.object({ token }),
    output: emailLinkSchema,
  }),
  updateEmailVerification: endpoint({
    method: 'POST',
    path: '/api/account/verification/confirm',
    access: 'public',
    limit: { calls: 30, perSeconds: 3600 },
    summary: 'Confirms an address with the token of its link, or gives the account its new address.',
    input: z.object({ token }),
    output: z.object({
      email: storedEmail,
      /** True when the account had another address before. */ changed: z.boolean(),
    }),
  }),
  listMembers: endpoint({
    method: 'GET',
    path: '/api/account/members',
    access: 'session',
    summary: 'Members and open invitations of the workspace.',
    input: z.object({}),
    output: z.object({ members: z.array(memberSchema), invitations: z.array(invitationSchema) }),
  }),
  updateMember: endpoint({
    method: 'PATCH',
    path: '/api/account/members/:memberId',
    access: 'session',
    ownerOnly: true,
    summary: 'Makes a member an owner, or an owner a member.',
    input: z.object({ memberId: id, role }),
    output: memberSchema,
  }),
  deleteMember: endpoint({
    method: 'DELETE',
    path: '/api/account/members/:memberId',
    access: 'session',
    ownerOnly: true,
    summary: 'Removes a member from the workspace.',
    input: z.object({ memberId: id }),
    output: z.object({}),
  }),
  deleteMembership: endpoint({
    method: 'DELETE',
    path: '/api/account/membership',
    access: 'session',
    summary: 'Leaves the workspace. Returns the session in the next workspace, or null when that was the last one.',
    input: z.object({}),
    output: z.nullable(sessionSchema),
  }),
  createInvitation: endpoint({
    method: 'POST',
    path: '/api/account/invitations',
    access: 'session',
    needsConfirmedAddress: true,
    ownerOnly: true,
    notInDemo: true,
    limit: { calls: 60, perSeconds: 3600 },
    summary: 'Invites an address to the workspace by email; replaces an open invitation to the same address.',
    /** again: an invitation for this address was open; its link has stopped working. */
    input: z.object({ email: emailInput, role }),
    output: z.extend(invitationSchema, { again: z.boolean() }),
  }),
  createInvitationMail: endpoint({
    method: 'POST',
    path: '/api/account/invitations/:invitationId/mail',
    access: 'session',
    needsConfirmedAddress: true,
    ownerOnly: true,
    notInDemo: true,
    limit: { calls: 60, perSeconds: 3600 },
    summary: 'Sends an open invitation again; it is then valid for seven more days.',
    input: z.object({ invitationId: id }),
    output: invitationSchema,
  }),
  deleteInvitation: endpoint({
    method: 'DELETE',
    path: '/api/account/invitations/:invitationId',
    access: 'session',
    ownerOnly: true,
    notInDemo: true,
    summary: 'Withdraws an invitation.',
    input: z.object({ invitationId: id }),
    output: z.object({}),
  }),
  getInvitation: endpoint({
    method: 'POST',
    path: '/api/account/invitation/read',
    access: 'public',
    limit: { calls: 120, perSeconds: 3600 },
    summary:
      'What an invitation link offers. It only reads; a POST, so that the token is in the body and in no address.',
    input: z.object({ token }),
    output: z.object({
      workspaceName: storedText(120),
      inviterName: storedText(120),
      email: storedEmail,
      hasAccount: z.boolean(),
      signedInAs: z.nullable(storedEmail),
    }),
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/api/account/invitation/accept',
    access: 'public',
    limit: { calls: 20, perSeconds: 3600 },
    summary: 'Joins the workspace, as the signed-in person or with a new account for the invited address.',
    input: z
      .object({
        token,
        name: z.optional(requiredText('Full name', 120)),
        password: z.optional(newPassword.password),
        confirmPassword: z.optional(newPassword.confirmPassword),
      })
      .check(passwordsMatch()),
    output: sessionSchema,
  }),
};
