import type { automationsContract } from '../../../../src/contracts/automations';
import type { Input, Output } from '../../../../src/contracts/endpoint';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import { presentRun } from './present-run';
import type { EntryRefusal, RunChangeRepository } from './run-change-repository';

/** Puts people into an automation that runs, and takes them out, by hand. */
export function makeRunChangeService({ repository, clock, ids }: Dependencies) {
  return {
    /** They begin within a minute, as whoever comes in by the trigger. */
    async add(
      workspaceId: string,
      { campaignId, contactId }: Input<typeof automationsContract.createAutomationRun>,
      actor: Actor,
    ): Promise<Output<typeof automationsContract.createAutomationRun>> {
      const outcome = await repository.add(
        workspaceId,
        { campaignId, contactId },
        { runId: ids.id(), lineId: ids.id(), by: actor.name, now: clock.now() },
      );
      if (outcome === 'no-automation') throw notFound('automation');
      if (outcome === 'no-contact') throw notFound('contact');
      if (typeof outcome === 'string') throw new AppError('conflict', REFUSED[outcome]);
      return presentRun(outcome.run, outcome.steps);
    },

    async stop(
      workspaceId: string,
      { campaignId, runId }: Input<typeof automationsContract.stopAutomationRun>,
      actor: Actor,
    ): Promise<Output<typeof automationsContract.stopAutomationRun>> {
      const outcome = await repository.stop(
        workspaceId,
        { campaignId, runId },
        { lineId: ids.id(), by: actor.name, cause: TAKEN_OUT, now: clock.now() },
      );
      if (outcome === 'missing') throw notFound('contact');
      if (outcome === 'over') throw new AppError('conflict', 'They are no longer in this automation.');
      return presentRun(outcome, []);
    },
  };
}

const REFUSED: Record<Exclude<EntryRefusal, 'no-automation' | 'no-contact'>, string> = {
  draft: 'This automation has not started yet. Start it first.',
  paused: 'This automation is paused. Resume it first.',
  completed: 'This automation has ended. Make a copy to continue.',
  archived: 'This contact is archived. Restore them first.',
  withdrawn: 'This contact has unsubscribed or withdrawn consent, so automations skip them.',
  'in-it': 'They are already in this automation.',
  'was-in-it': 'They have been in this automation before, and each person can enter only once.',
  'too-soon': 'They entered this automation less than a day ago. They can enter again a day after that.',
};

const TAKEN_OUT = 'They were removed from the automation before it was sent.';

export type RunChangeService = ReturnType<typeof makeRunChangeService>;

interface Actor {
  name: string;
}

interface Dependencies {
  repository: RunChangeRepository;
  clock: Clock;
  ids: Ids;
}
