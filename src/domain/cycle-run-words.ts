import { autopilotHoldWords, type AutopilotHold } from './autopilot';
import type { CycleState, Measured, WeekSkip } from './cycle-run';
import type { RuleMode } from './rule';

/** Where a week stands, in one sentence or two. */
export function runSentence({ state, reason, mode, held, goesOutAt, measured }: RunToSay): string {
  if (held !== null && (state === 'choosing' || state === 'approving'))
    return state === 'approving'
      ? `The post waits for your approval: ${autopilotHoldWords[held]}.`
      : `It is your choice this week: ${autopilotHoldWords[held]}.`;
  switch (state) {
    case 'analyzing':
      return 'We are looking at your last four weeks.';
    case 'proposing':
      return 'We have looked at your last four weeks, and are finding three ideas.';
    case 'choosing':
      return mode === 'auto'
        ? 'Three ideas are ready. The first one is made by itself.'
        : 'Three ideas are ready, and the choice is yours.';
    case 'creating':
      return 'The post is being written and drawn.';
    case 'approving':
      return mode === 'auto'
        ? 'The post is ready and is being checked.'
        : 'The post is ready and waits for your approval.';
    case 'deploying':
      return goesOutAt === null ? 'The post is approved.' : `The post is approved and goes out on ${goesOutAt}.`;
    case 'measuring':
      return 'The post is out. Seven days later we look at what it reached.';
    case 'done':
      return measured ? measuredSentence(measured) : 'This week is done.';
    case 'skipped':
      return skipSentence(reason ?? 'late');
  }
}

export const skipSentence = (reason: WeekSkip): string => SKIPPED[reason];

const SKIPPED: Record<WeekSkip, string> = {
  'engine-paused': 'This week has not begun, because the engine was paused. It begins once the engine runs.',
  'plan-ended': 'This week has not begun, because your plan has ended. It begins once there is a plan.',
  'no-profile': 'This week has not begun, because we do not know your business yet. Describe it, and it begins.',
  'nobody-said-yes': 'Nobody said yes, so nothing was posted. A new week brings three new ideas.',
  'taken-down': 'The post was taken down, and no other one went out.',
  late: 'This week was over before it could begin.',
};

export function measuredSentence({ title, reach, engaged }: Measured): string {
  if (reach === null)
    return `Seven days after “${title}” went out, nothing was measured, so we do not know what it reached.`;
  const did = engaged === null || engaged === 0 ? 'Nobody' : engaged.toLocaleString('en-GB');
  return `Seven days after it went out, “${title}” had reached ${people(reach)}. ${did} responded.`;
}

const people = (count: number): string => `${count.toLocaleString('en-GB')} ${count === 1 ? 'person' : 'people'}`;

interface RunToSay {
  state: CycleState;
  reason: WeekSkip | null;
  mode: RuleMode;
  held: AutopilotHold | null;
  /** "Thursday 3 December at 16:30" */
  goesOutAt: string | null;
  measured: Measured | null;
}
