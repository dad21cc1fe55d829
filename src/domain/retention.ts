import { DAY_MS } from './duration';
import { DEMO_HOURS } from './plan-name';

/**
 * How long each kind of data is kept: the single table that services enforce, Settings shows and the privacy
 * policy cites. `kind` and `then` form a sentence around the days. Scheduled deletion happens within a day of
 * the end.
 */
export const retention = {
  deletedWorkspace: {
    days: 14,
    kind: 'A workspace or account marked for deletion',
    then: 'is deleted with everything in it',
  },
  activity: { days: 365, kind: 'An entry in the activity log', then: 'is deleted' },
  weekRuns: { days: 400, kind: 'The log of a week of the content engine', then: 'is deleted' },
  usage: { days: 400, kind: 'An entry that counts towards an allowance', then: 'is deleted' },
  signIns: { days: 30, kind: 'An unused sign-in', then: 'ends' },
  exports: { days: 7, kind: 'A finished export', then: 'is deleted' },
  invitations: { days: 7, kind: 'An invitation that nobody accepts', then: 'expires and is deleted' },
  mailTexts: { days: 90, kind: 'The record of who an email was sent to and what it was about', then: 'is deleted' },
  contactMessages: { days: 730, kind: 'A message from the contact form', then: 'is deleted' },
  unconfirmedNewsletter: { days: 30, kind: 'A newsletter address that nobody confirms', then: 'is deleted' },
  contactChanges: {
    days: 30,
    kind: 'The data needed to undo an import or a bulk change of contacts',
    then: 'is deleted',
  },
  importFiles: { days: 7, kind: 'An imported file', then: 'is deleted' },
  unconfirmedSignups: { days: 30, kind: 'A sign-up to your list that nobody confirms', then: 'is deleted' },
  deliveryEvents: { days: 90, kind: 'A single open of a campaign email, or a click in it,', then: 'is deleted' },
  events: {
    // 25 months, and what is left of the last one: whole months are dropped.
    days: 800,
    kind: 'A single visit, opened email or sale in your analytics',
    then: 'is deleted, apart from the sums of its day,',
  },
  webhookDeliveries: { days: 90, kind: 'A message to your webhook', then: 'is deleted' },
  reportLinks: { days: 30, kind: 'A link to a report that no longer works', then: 'is deleted' },
  deletedCreations: { days: 7, kind: 'A picture or clip that was removed from the library', then: 'is deleted' },
  samples: { days: 2, kind: 'A picture drawn on the home page', then: 'is deleted' },
  demos: { days: DEMO_HOURS / 24, kind: 'A demo workspace', then: 'is deleted' },
} as const satisfies Record<string, { days: number; kind: string; then: string }>;

export type RetentionKind = keyof typeof retention;
export const retentionMs = (kind: RetentionKind): number => retention[kind].days * DAY_MS;

/** "A finished export is deleted after 7 days." */
export const retentionSentence = (kind: RetentionKind): string => {
  const { days, kind: what, then } = retention[kind];
  return `${what} ${then} after ${days === 1 ? 'a day' : `${days} days`}.`;
};

export const retentionKinds = Object.keys(retention) as RetentionKind[];
