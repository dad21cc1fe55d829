import type { Sentence } from './sentence';

const page = 'src/features/analytics/analytics-page.test.tsx';

export const analytics: Sentence[] = [
  {
    says: 'Analytics: a period selector 7d, 30d, 90d, 1y (default 30d).',
    test: 'a period of 7 or 90 days or a year is asked for, and kept in the address',
    in: page,
  },
  {
    says: 'Analytics: 4 metric cards.',
    test: 'four figures of the last 30 days stand against the 30 before',
    in: page,
  },
  {
    says: 'Channel performance: Instagram, Facebook, Email, Website.',
    test: 'channels are bars with their change; what is not connected or not set up says what is missing',
    in: page,
  },
  {
    says: 'Analytics: top content.',
    test: 'top content leads to the post or the campaign, with what came of it',
    in: page,
  },
  {
    says: 'Analytics: a chart placeholder.',
    departure: 'a real chart of the days, read with the arrow keys, with a sentence and a table',
  },
];
