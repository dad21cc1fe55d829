import type { Sentence } from './sentence';

const page = 'src/features/analytics/analytics-page.test.tsx';
const insights = 'src/features/analytics/insights/insights-panel.test.tsx';

export const analytics: Sentence[] = [
  {
    says: 'Analytics: a period selector 7d, 30d, 90d, 1y (default 30d).',
    test: 'a period of 7 days, 90 days or a year can be chosen, and is kept in the address',
    in: page,
  },
  {
    says: 'Analytics: 4 metric cards.',
    test: 'four figures of the last 30 days are compared with the 30 before',
    in: page,
  },
  {
    says: 'Channel performance: Instagram, Facebook, Email, Website.',
    test: 'channels are bars with their change; one that is not connected or set up says what is missing',
    in: page,
  },
  {
    says: 'Analytics: top content.',
    test: 'top content links to the post or campaign, with its results',
    in: page,
  },
  {
    says: 'AI insights with confidence, impact (High, Medium, Low) and an Apply button.',
    test: 'an insight is shown with its impact, figures, sample and confidence',
    in: insights,
  },
  {
    says: 'AI insights: Apply does what the insight asks for.',
    test: 'Apply says what was done, and can be undone from the toast and for a week from the panel',
    in: insights,
  },
  {
    says: 'Analytics: a chart placeholder.',
    departure: 'a real chart of the days, read with the arrow keys, with a sentence and a table',
  },
];
