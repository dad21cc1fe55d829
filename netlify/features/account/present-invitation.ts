import type { Invitation } from '../../../src/contracts/account';

export const presentInvitation = ({ id, email, role, expiresAt, invitedBy }: InvitationRow): Invitation => ({
  id,
  email,
  role: role === 'owner' ? 'owner' : 'member',
  expiresAt: expiresAt.toISOString(),
  invitedBy,
});

export interface InvitationRow {
  id: string;
  email: string;
  role: string | null;
  expiresAt: Date;
  invitedBy: string;
}
