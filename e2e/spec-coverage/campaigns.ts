import type { Sentence } from './sentence';

const page = 'src/features/campaigns/campaigns-page.test.tsx';
const recommendations = 'netlify/features/campaigns/recommendations/recommendations.test.ts';

export const campaigns: Sentence[] = [
  {
    says: 'Campaigns: filter tabs active, completed, draft, all; default is active.',
    test: 'begins with the active ones, says how they do, and tabs count the others',
    in: page,
  },
  {
    says: 'Open % = opens / sent. Click % = clicks / opens.',
    test: 'figures are shares of what was sent, clicks of what was opened; nothing sent has no share',
    in: page,
  },
  {
    says: 'Progress is shown only when the campaign is active.',
    test: 'only an active one shows how far it is, an automation of its sequence',
    in: page,
  },
  {
    says: 'Active campaigns show a pause icon.',
    test: 'an active one pauses, stays with the active ones, and goes on',
    in: page,
  },
  {
    says: 'Quick-start templates of campaigns.',
    test: 'comes of a template: three stand on the page, all in a dialog',
    in: page,
  },
  {
    says: 'AI campaign recommendations with confidence.',
    test: 'say how sure they are, on what they rest and what may come of them',
    in: page,
  },
  {
    says: 'AI campaign recommendations with expected revenue.',
    test: 'are counted as they can be mailed, with money expected from what mails have brought',
    in: recommendations,
  },
];
