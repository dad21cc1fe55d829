import type { ActivityEvent } from './activity';

export const reportActivityEvents = {
  /** `span` is "10 May to 8 June". */
  reportShared: (span: string): ActivityEvent => ({
    type: 'analytics',
    title: `The report for ${span} was shared by link`,
    link: ANALYTICS,
    tells: true,
  }),
  reportShareWithdrawn: (span: string): ActivityEvent => ({
    type: 'analytics',
    title: `A link to the report for ${span} was withdrawn`,
    link: ANALYTICS,
    tells: false,
  }),
};

const ANALYTICS = '/dashboard/analytics';
