/**
 * Who may register on an installation. `invitation`: only people whom its operator invites. People who accept a
 * team's invitation always may.
 */
export const registrationModes = ['open', 'invitation', 'closed'] as const;
export type RegistrationMode = (typeof registrationModes)[number];

/** What visitors are told; null where registration is open. */
export const registrationNotice: Record<RegistrationMode, string | null> = {
  open: null,
  invitation:
    'You need an invitation to open an account here. Open the link in yours, or ask the person who runs this site for one.',
  closed:
    'You cannot open a new account here for now. If a team invited you, open the link in that email; it still works.',
};

/** The error for an invitation link that was used, has expired, or is for another address. */
export const DEAD_REGISTRATION =
  'This invitation is for another address or no longer works. Register with the address that was invited, or ask for a new link.';
