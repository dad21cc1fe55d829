/**
 * Whether what a person does may reach people outside the workspace: mail to them, an invitation, an open sign-up page. A
 * stranger would else write to anybody under the name of an address that is not theirs. Whoever runs the installation
 * runs its mail server, too; a demo sends nothing anyway.
 */
export const mayReachOthers = (
  person: { emailVerified: boolean; operator: boolean },
  workspace: { kind: 'real' | 'demo' },
): boolean => person.emailVerified || person.operator || workspace.kind === 'demo';

export const CONFIRM_FIRST =
  'Confirm your own email address first: until then, nothing is sent to other people. Use the link in the email we sent you; everything else works as usual.';
