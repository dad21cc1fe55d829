import type { automationsContract, Automation } from '../../../contracts/automations';
import type { Output } from '../../../contracts/endpoint';
import { runStates, type RunState } from '../../../domain/automation';
import { formatWhen } from '../../../lib/format-when';
import type { StatusName } from '../../../ui/status';
import { mailWords, runNames, stepSentence, type AutomationNames } from '../automation-words';

export type Run = Output<typeof automationsContract.listAutomationRuns>['items'][number];

/** "Entered 8 June, 10:20 · at “Wait 2 days” · next step tomorrow, 09:00": in the order of time, since days of the week go both ways. */
export function runSentence(
  { state, stepId, nextStepId, enteredAt, wakesAt, endedAt }: Run,
  { steps, names, zone, now, isPaused }: RunContext,
): string {
  const entered = `Entered ${formatWhen(enteredAt, zone, now)}`;
  if (state !== 'active') return endedAt === null ? entered : `${entered} · left ${formatWhen(endedAt, zone, now)}`;
  const step = steps.find(({ id }) => id === stepId);
  const isAhead = wakesAt !== null && new Date(wakesAt) > now;
  const soon = isPaused ? 'when the automation resumes' : 'within minutes';
  if (stepId !== null && !step) {
    // What they waited at is gone; they keep their time.
    const coming = steps.find(({ id }) => id === nextStepId);
    const then = !coming
      ? 'then done'
      : coming.do === 'send'
        ? `then gets ${mailWords(coming.emailId, names)}`
        : `then “${stepSentence(coming, steps, names)}”`;
    return `${entered} · waiting ${isAhead ? `until ${formatWhen(wakesAt, zone, now)}` : isPaused ? 'until the automation resumes' : 'a few minutes'}, ${then}`;
  }
  const place = step ? `at “${stepSentence(step, steps, names)}”` : 'about to start';
  const next = wakesAt === null ? '' : ` · next step ${isAhead ? formatWhen(wakesAt, zone, now) : soon}`;
  return `${entered} · ${place}${next}`;
}

export const runStatus: Record<RunState, StatusName> = {
  active: 'in-progress',
  done: 'completed',
  goal: 'success',
  ended: 'inactive',
  left: 'inactive',
  stopped: 'inactive',
};

export const runFilters = ['all', ...runStates] as const;
export type RunFilter = (typeof runFilters)[number];
export const filterNames: Record<RunFilter, string> = { all: 'All', ...runNames };

interface RunContext {
  steps: Automation['steps'];
  names: AutomationNames;
  zone: string;
  now: Date;
  isPaused: boolean;
}
