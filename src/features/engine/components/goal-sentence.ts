import type { Cycle } from '../../../contracts/engine-cycle';
import { pluralise } from '../../../lib/pluralise';

/** Where the week's goal stands and what moves it on. */
export function goalSentence({
  goal,
  hasProfile,
  running,
  ideas,
}: Pick<Cycle, 'goal' | 'hasProfile' | 'running' | 'ideas'>): string {
  if (!hasProfile) return 'Describe your business and the first three ideas come at once.';
  const left = Math.max(0, goal.target - goal.done);
  if (left === 0) return `This week’s goal is reached${goal.waiting > 0 ? `, and ${waits(goal.waiting)}` : ''}.`;
  if (goal.waiting > 0) return `${left} left: ${waits(goal.waiting)}.`;
  if (!running)
    return `${left} left. The engine is paused: what you approve still goes out, new ideas wait until you start it.`;
  return ideas.some((idea) => idea.status === 'suggested')
    ? `${left} left. The next one starts with an idea you pick.`
    : `${left} left. New ideas come on Monday at 07:00.`;
}

const waits = (waiting: number): string =>
  `${pluralise(waiting, 'piece')} ${waiting === 1 ? 'waits' : 'wait'} for your yes`;
