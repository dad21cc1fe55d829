import type { Cycle } from '../../../contracts/engine-cycle';
import { pluralise } from '../../../lib/pluralise';

/** Progress towards the weekly goal, and what would advance it. */
export function goalSentence({
  goal,
  hasProfile,
  running,
  ideas,
}: Pick<Cycle, 'goal' | 'hasProfile' | 'running' | 'ideas'>): string {
  if (!hasProfile) return 'Describe your business, and your first three ideas arrive right away.';
  const left = Math.max(0, goal.target - goal.done);
  if (left === 0) return `You have reached this week’s goal${goal.waiting > 0 ? `, and ${waits(goal.waiting)}` : ''}.`;
  if (goal.waiting > 0) return `${left} left: ${waits(goal.waiting)}.`;
  if (!running)
    return `${left} left. The engine is paused: nothing is published, and no new ideas arrive, until you start it again.`;
  return ideas.some((idea) => idea.status === 'suggested')
    ? `${left} left. The next one starts with an idea you pick.`
    : `${left} left. New ideas arrive on Monday at 07:00.`;
}

const waits = (waiting: number): string =>
  `${pluralise(waiting, 'piece')} ${waiting === 1 ? 'is' : 'are'} ready for your approval`;
