/** Who may make an account on an installation. `invitation`: whoever its operator invites. Who joins a team by its invitation always may. */
export const registrationModes = ['open', 'invitation', 'closed'] as const;
export type RegistrationMode = (typeof registrationModes)[number];

/** What visitors are told; null where anybody may register. */
export const registrationNotice: Record<RegistrationMode, string | null> = {
  open: null,
  invitation:
    'New accounts are by invitation here. Open the link in your invitation, or ask whoever runs this installation for one.',
  closed: 'New accounts are closed here for now. If a team invited you, open the link in that mail; it still works.',
};

/** Of an invitation's link that was used, has ended, or is for another address. */
export const DEAD_REGISTRATION =
  'This invitation does not work for this address, or not any more. Register with the address that was invited, or ask for a new link.';
