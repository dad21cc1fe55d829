import type { Sentence } from './sentence';

const creative = 'netlify/features/creative/creative-handlers.test.ts';
const plans = 'netlify/features/plan/plan-handlers.test.ts';
const changes = 'netlify/features/plan/plan-change-service.test.ts';

export const planSentences: Sentence[] = [
  {
    says: 'Enforcement of plan-based restrictions: not shown.',
    departure: 'allowances and the end of a trial or a paid time are enforced; no screen is locked by plan',
  },
  {
    says: 'A plan has a monthly number of images and videos.',
    test: 'gives the last unit of the month to one of fifty parallel requests, and tells the workspace once',
    in: creative,
  },
  {
    says: 'Prices are per month.',
    test: 'begins on the day it is paid by the shop’s clock, and lasts to the end of a shorter month',
    in: changes,
  },
  {
    says: 'No credit card: a trial asks for nothing.',
    test: 'of a trial says what is used, until when, and how one pays',
    in: plans,
  },
  {
    says: 'Cancel anytime.',
    test: 'keeps everything to the last paid midnight, without grace and without further invoices',
    in: changes,
  },
  {
    says: 'Agency: multi-client management.',
    test: 'covers the trials of its owner, carries them along, and leaves them the days of grace',
    in: changes,
  },
];
