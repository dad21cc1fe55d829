import type { Cycle } from '../../../contracts/engine';
import { DEPLOY_AT } from '../../../domain/cycle';
import { pluralise } from '../../../lib/pluralise';

/** What is going on this week and what needs the reader, in one sentence. */
export function engineSentence({ week, running, hasProfile, beats, goal }: Pick<Cycle, 'week' | 'running' | 'hasProfile' | 'beats' | 'goal'>): string {
  if (!hasProfile) return 'Tell us what you do and for whom, and the first three ideas come at once.';
  if (!running) return 'What you approved still goes out. New ideas wait until you start the engine again.';
  const now = beats.find(({ state }) => state === 'now')?.beat;
  if (goal.waiting > 0) {
    const waits = `${pluralise(goal.waiting, 'piece')} ${goal.waiting === 1 ? 'waits' : 'wait'} for your yes`;
    return now === 'propose' ? `${waits}, and three ideas are ready to pick from.` : `Week ${week.week}: ${waits}.`;
  }
  switch (now) {
    case 'analyze':
      return `Week ${week.week} has no ideas yet. They come on Monday at 07:00, or when you ask for them.`;
    case 'propose':
      return `Week ${week.week} began on Monday. Three ideas are ready, and one wants your yes.`;
    case 'create':
      return `Week ${week.week}: the piece you picked is on its way to you.`;
    case 'deploy':
      return `Week ${week.week}: everything has your yes and goes out by itself at its time.`;
    default:
      return `Week ${week.week} is out. The next one begins on Monday at 07:00 and deploys on Thursday at ${DEPLOY_AT.time}.`;
  }
}
