import type { Automation, StoredAutomation } from '../../../src/contracts/automations';
import { runStates } from '../../../src/domain/automation';
import type { FoundAutomation } from './automations-repository';

export const presentAutomation = ({
  trigger,
  steps,
  goal,
  reentry,
  revision,
  emailIds,
  places,
  counts,
}: FoundAutomation): StoredAutomation => ({
  trigger,
  steps: steps as Automation['steps'],
  goal,
  reentry,
  revision,
  people: Object.fromEntries(
    runStates.map((state) => [
      state,
      places.reduce((sum, place) => sum + (place.state === state ? place.count : 0), 0),
    ]),
  ) as StoredAutomation['people'],
  waiting: waitingAt(steps, places),
  mails: Object.fromEntries(
    emailIds.map((id) => {
      const count = (kind: (typeof counts)[number]['kind']): number =>
        Math.max(0, counts.find((row) => row.emailId === id && row.kind === kind)?.count ?? 0);
      return [
        id,
        { sent: count('sent'), opens: count('opens'), clicks: count('clicks'), conversions: count('conversions') },
      ];
    }),
  ),
});

/** Whoever has not begun is at the first step; whoever was at a step that is gone is at what comes next for them. */
function waitingAt(steps: FoundAutomation['steps'], places: FoundAutomation['places']): Record<string, number> {
  const waiting: Record<string, number> = {};
  for (const { state, stepId, position, count } of places) {
    if (state !== 'active') continue;
    const step = stepId === null ? steps[0] : (steps.find(({ id }) => id === stepId) ?? steps[position]);
    if (step) waiting[step.id] = (waiting[step.id] ?? 0) + count;
  }
  return waiting;
}
