import type { Autopilot, AutopilotHold } from './autopilot';
import { cycleState, type CycleFacts } from './cycle';
import { isMended, MEASURE_DAYS, type CyclePlan, type CycleState, type WeekSkip } from './cycle-run';
import { DAY_MS, MINUTE_MS } from './duration';
import type { IdeaStatus } from './idea';
import type { PieceStatus } from './piece';
import { addDays, toInstant } from './zoned-time';

/**
 * The next step of a week's run, by what is there at this moment. People move a week by what they do to ideas and posts,
 * and those rows are the truth; a run adds what no row says: what was looked at, what the engine decided, and how it ended.
 */
export function nextStep(run: RunNow, now: Date): CycleStep {
  const { state, reason } = run;
  if (state === 'done') return wait(null);
  const seen = cycleState(run);
  const isOut = seen === 'deploying' || seen === 'measuring';
  if (state === 'skipped')
    // A yes that comes late is a yes.
    return isOut && !isMended(reason) ? { do: 'move', to: seen } : wait(null);
  const over = weekEnd(run);
  if (state === 'analyzing' || state === 'proposing') {
    if (run.ideas === 0) {
      const obstacle = obstacleOf(run);
      if (obstacle) return { do: 'skip', reason: obstacle };
      if (now >= over) return { do: 'skip', reason: 'late' };
    }
    if (state === 'analyzing') return { do: 'analyze' };
    return run.ideas === 0 ? { do: 'propose' } : { do: 'move', to: seen };
  }
  if (seen === 'analyzing') return wait(over); // its ideas are gone
  const outSince = earliest(
    run.posts.filter(({ status }) => status === 'published').map(({ publishedAt }) => publishedAt),
  );
  if (outSince) {
    const due = new Date(outSince.getTime() + MEASURE_DAYS * DAY_MS);
    if (now >= due) return { do: 'measure' };
    return state === 'measuring' ? wait(due) : { do: 'move', to: 'measuring' };
  }
  const isChosen = state === 'creating' && seen === 'choosing' && run.chosen === 'suggested';
  if (!isChosen && seen !== state) return { do: 'move', to: seen };
  if (seen === 'deploying') {
    const at = earliest(run.posts.map(({ status, scheduledFor }) => (status === 'scheduled' ? scheduledFor : null)));
    return wait(new Date(Math.max((at ?? now).getTime(), now.getTime()) + MINUTE_MS));
  }
  if (now >= over)
    return {
      do: 'skip',
      reason: run.posts.some(({ status }) => status === 'taken-down') ? 'taken-down' : 'nobody-said-yes',
    };
  return byItself(run, now, over);
}

/** What the engine decides in a person's place: only as long as both the run and the settings say so. */
function byItself(run: RunNow, now: Date, over: Date): CycleStep {
  if (run.mode !== 'auto' || run.guards.mode !== 'auto' || run.held !== null) return wait(over);
  if (obstacleOf(run)) return wait(soonest(over, new Date(now.getTime() + LOOK_AGAIN_MS)));
  if (run.state === 'choosing') return run.firstIdea === null ? wait(over) : { do: 'choose', ideaId: run.firstIdea };
  if (run.state === 'creating' && run.chosen === 'suggested') return { do: 'make' };
  const own = run.posts.find(({ isOwn }) => isOwn);
  if (run.state !== 'approving' || !own) return wait(over);
  if (!run.plan) return own.status !== 'review' ? wait(over) : own.version > 1 ? hold('edited') : { do: 'plan' };
  if (own.status === 'failed') return hold('failed');
  if (own.status === 'review' && own.version === run.plan.version) return { do: 'approve' };
  return hold(own.version > run.plan.version + 1 ? 'stopped' : 'edited');
}

function obstacleOf({ hasProfile, running, paused }: RunNow): WeekSkip | null {
  if (paused) return 'plan-ended';
  if (!hasProfile) return 'no-profile';
  return running ? null : 'engine-paused';
}

/** The first moment of the next week, by the clock that the workspace has now. */
export const weekEnd = ({ startsOn, zone }: Pick<RunNow, 'startsOn' | 'zone'>): Date =>
  toInstant({ date: addDays(startsOn, 7), time: '00:00' }, zone);

const wait = (until: Date | null): CycleStep => ({ do: 'wait', until });
const hold = (reason: AutopilotHold): CycleStep => ({ do: 'hold', reason });
const soonest = (one: Date, other: Date): Date => (one < other ? one : other);
const earliest = (instants: (Date | null)[]): Date | null => {
  const known = instants.filter((at) => at !== null);
  return known.length > 0 ? new Date(Math.min(...known.map(Number))) : null;
};

/** How long a paused engine is left alone: nothing tells a run that it was started again. */
const LOOK_AGAIN_MS = 15 * MINUTE_MS;

export type CycleStep =
  | { do: 'wait'; until: Date | null }
  | { do: 'skip'; reason: WeekSkip }
  | { do: 'move'; to: CycleState }
  | { do: 'choose'; ideaId: string }
  | { do: 'hold'; reason: AutopilotHold }
  | { do: 'analyze' | 'propose' | 'make' | 'plan' | 'approve' | 'measure' };

/** A run with the rows that it is about. */
export interface RunNow extends Omit<CycleFacts, 'publishedLastWeek'> {
  state: CycleState;
  reason: WeekSkip | null;
  mode: Autopilot['mode'];
  held: AutopilotHold | null;
  plan: CyclePlan | null;
  startsOn: string;
  zone: string;
  running: boolean;
  /** Its plan has ended, or it is being deleted. */
  paused: boolean;
  guards: Autopilot;
  /** The first idea of the newest set that nobody has decided about. */
  firstIdea: string | null;
  /** What became of the idea that the engine chose; null where it chose none. */
  chosen: IdeaStatus | null;
  /** The posts made of the week's ideas. */
  posts: RunPost[];
}

export interface RunPost {
  id: string;
  title: string;
  status: PieceStatus;
  version: number;
  scheduledFor: Date | null;
  publishedAt: Date | null;
  /** Made of the idea that the engine chose. */
  isOwn: boolean;
}
