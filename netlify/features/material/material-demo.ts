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
      answers: answers.map(({ daysAgo, ...answer }) => {
        const at = new Date(now.getTime() - daysAgo * DAY_MS);
        return {
          ...answer,
          workspaceId,
          id: ids.id(),
          kind: 'answer' as const,
          source: 'interview' as const,
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

interface Dependencies {
  insert(workspaceId: string, rows: DemoMaterial): Promise<void>;
  clock: Clock;
  ids: Ids;
}
