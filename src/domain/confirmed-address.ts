/**
 * Whether a person's actions may reach people outside the workspace: email, an invitation, an open sign-up page.
 * Otherwise a stranger could write to anybody under an address that is not theirs. Operators are exempt, because
 * the mail server is theirs; so are demos, which send nothing.
 */
export const mayReachOthers = (
  person: { emailVerified: boolean; operator: boolean },
  workspace: { kind: 'real' | 'demo' },
): boolean => person.emailVerified || person.operator || workspace.kind === 'demo';

export const CONFIRM_FIRST =
  'Confirm your own email address first: until then, nothing is sent to other people. Use the link in the email we sent you; everything else works as usual.';
