/** How long what kind of data is kept; what is enforced, what Settings shows and what the privacy policy says. Days. */
export const retention = {
  deletedWorkspace: { days: 14, kind: 'A workspace or account marked for deletion', then: 'is deleted with everything in it' },
  activity: { days: 365, kind: 'The activity log', then: 'is deleted' },
  signIns: { days: 30, kind: 'A sign-in that is not used', then: 'ends' },
  exports: { days: 7, kind: 'A finished export', then: 'is deleted' },
  mailTexts: { days: 30, kind: 'The record that a mail was sent', then: 'is deleted' },
  contactMessages: { days: 365, kind: 'A message of the contact form', then: 'is deleted' },
  demos: { days: 1, kind: 'A demo workspace', then: 'is deleted' },
} as const satisfies Record<string, { days: number; kind: string; then: string }>;

export type RetentionKind = keyof typeof retention;
export const retentionMs = (kind: RetentionKind): number => retention[kind].days * 86_400_000;
