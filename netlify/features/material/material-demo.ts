import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import { DAY_MS } from '../../../src/domain/duration';
import { interviewKeys } from '../../../src/domain/owner-question-keys';
import { weekAt } from '../../../src/domain/week';
import type { DemoMaterial } from './material-demo-repository';

/** What the grill's owner told us a month ago, so that a demo shows ideas in an owner's own words. */
export function makeMaterialDemo({ insert, clock, ids }: Dependencies) {
  return async ({ id: workspaceId, zone }: { id: string; zone: string }): Promise<void> => {
    const now = clock.now();
    await insert(workspaceId, {
      answers: [
        ...answers.map((answer) => ({ ...answer, kind: 'answer' as const, source: 'interview' as const })),
        ...asks.map((ask) => ({ ...ask, question: '', kind: 'question' as const, source: 'conversation' as const })),
      ].map(({ daysAgo, ...answer }) => {
        const at = new Date(now.getTime() - daysAgo * DAY_MS);
        return {
          ...answer,
          workspaceId,
          id: ids.id(),
          language: 'en',
          createdAt: at,
          updatedAt: at,
        };
      }),
      turns: answers.map(({ question, daysAgo }) => ({
        workspaceId,
        question,
        week: weekAt(new Date(now.getTime() - daysAgo * DAY_MS), zone).startsOn,
        state: 'answered' as const,
      })),
    });
  };
}

const [asked, wrong, unseen, proud] = interviewKeys;
const answers = [
  {
    question: asked,
    text: 'Can I have it without the bun?',
    detail: 'Of course. We put everything on a bed of lettuce, and the fries stay.',
    daysAgo: 29,
  },
  {
    question: wrong,
    text: 'They think charcoal makes everything taste burnt.',
    detail: 'Only a fire that is too young does that. Ours burns for an hour before the first burger goes on.',
    daysAgo: 29,
  },
  {
    question: unseen,
    text: 'Scrubbed the grate with half an onion, every evening, after the last guest.',
    daysAgo: 29,
  },
  {
    question: proud,
    text: 'A birthday table of thirty on a Saturday, with all plates out within ten minutes.',
    daysAgo: 29,
  },
];

/** What guests asked in the inbox, kept with its answer. */
const asks = [
  {
    text: 'Is the patio open when it rains?',
    detail: 'Yes. Half of the patio is under a roof, with heaters in the cold months.',
    daysAgo: 21,
  },
  {
    text: 'Can you deliver lunch by noon?',
    detail: 'Yes, to offices in Bristol, from ten people. Please order two days ahead.',
    daysAgo: 18,
  },
  {
    text: 'Are the lime fries gluten free?',
    detail: 'Yes, the lime fries are gluten free. They have a fryer of their own.',
    daysAgo: 16,
  },
  {
    text: 'Can I bring my dog?',
    detail: 'On the patio, gladly. There is a bowl of water by the door.',
    daysAgo: 12,
  },
  {
    text: 'Do you cater for vegetarians?',
    detail: 'We do: the halloumi and the mushroom burger are on the menu every day.',
    daysAgo: 9,
  },
];

interface Dependencies {
  insert(workspaceId: string, rows: DemoMaterial): Promise<void>;
  clock: Clock;
  ids: Ids;
}
