import type { accountContract, Invitation, Member } from '../../contracts/account';
import type { Output } from '../../contracts/endpoint';

/** A member of the workspace; by default the person of `buildSession`. */
export const buildMember = (partial: Partial<Member> = {}): Member => ({
  id: '5c9b1f0e-2a37-4d60-9c4e-7a2f3f6b1c11',
  name: 'Maya Okafor',
  email: 'maya@cornergrill.example',
  role: 'owner',
  joinedAt: '2026-03-02T09:00:00.000Z',
  you: false,
  ...partial,
});

/** A pending invitation. */
export const buildInvitation = (partial: Partial<Invitation> = {}): Invitation => ({
  id: '8d3a2b1c-9e47-4f10-8a5b-6c2d1e0f9a22',
  email: 'jo@bakery.example',
  role: 'member',
  expiresAt: '2026-12-01T09:00:00.000Z',
  invitedBy: 'Maya Okafor',
  ...partial,
});

/** What an invitation's link shows to a new person. */
export const buildOffer = (
  partial: Partial<Output<typeof accountContract.getInvitation>> = {},
): Output<typeof accountContract.getInvitation> => ({
  workspaceName: 'Corner Grill',
  inviterName: 'Maya Okafor',
  email: 'jo@bakery.example',
  hasAccount: false,
  signedInAs: null,
  ...partial,
});
