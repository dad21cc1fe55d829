import type { Cycle } from '../../contracts/engine-cycle';
import type { Output } from '../../contracts/endpoint';
import type { overviewContract } from '../../contracts/overview';
import { COUNT_LIMIT } from '../../domain/bounded-count';
import { pluralise } from '../../lib/pluralise';

/**
 * What waits for the reader and what continues automatically, in one sentence. While the overview cannot be
 * loaded it only says what the week shows, and never that nothing waits.
 */
export function waitingSentence(
  cycle: Pick<Cycle, 'hasProfile' | 'asksFirst' | 'running' | 'beats' | 'ideas'>,
  overview?: Overview,
): string {
  if (!cycle.hasProfile) return 'Describe your business once, and three ideas for this week follow.';
  if (cycle.asksFirst) return 'Four short questions, and your first three ideas follow.';
  const ideas = isChoosing(cycle) ? cycle.ideas.filter(({ status }) => status === 'suggested').length : 0;
  const review = valueOf(overview, 'review');
  const scheduled = valueOf(overview, 'scheduled');
  const waiting = [ideas > 0 && inWords(ideas, 'idea'), review > 0 && inWords(review, 'piece')].filter(
    (part) => part !== false,
  );
  const verb = ideas + review === 1 ? 'is' : 'are';
  if (waiting.length === 0 && !overview) return cycle.running ? '' : 'The engine is paused.';
  const first =
    waiting.length > 0 ? `${capital(waiting.join(' and '))} ${verb} waiting for you.` : 'Nothing is waiting for you.';
  if (cycle.running)
    return scheduled > 0 ? `${first} ${capital(inWords(scheduled, 'piece'))} will be published on schedule.` : first;
  return scheduled > 0
    ? `${first} The engine is paused: ${inWords(scheduled, 'scheduled piece')} ${scheduled === 1 ? 'waits' : 'wait'} until you start it again.`
    : `${first} The engine is paused.`;
}

/** Whether the week waits for an idea to be chosen. */
export const isChoosing = ({ beats, ideas }: Pick<Cycle, 'beats' | 'ideas'>): boolean =>
  beats.some(({ beat, state }) => beat === 'propose' && state === 'now') &&
  ideas.some(({ status }) => status === 'suggested');

const valueOf = (overview: Overview | undefined, name: Overview['metrics'][number]['name']): number =>
  overview?.metrics.find((metric) => metric.name === name)?.value ?? 0;

function inWords(count: number, noun: string): string {
  if (count >= COUNT_LIMIT) return `more than ${COUNT_LIMIT - 1} ${noun}s`; // counts stop at this limit
  return count < WORDS.length ? `${WORDS[count]} ${noun}${count === 1 ? '' : 's'}` : pluralise(count, noun);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export type Overview = Output<typeof overviewContract.getOverview>;
