import { activityEvents } from '../../../src/domain/activity-events';
import { AppError } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { DecisionsRepository } from './decisions-repository';

/**
 * Makes what was chosen outside the app, as its button would. The post's idea makes it unique, so a job that runs again
 * finds the post of the first time.
 */
export const makeDecisionMaking =
  ({ repository, create, nameOf, clock, ids }: Dependencies) =>
  async ({ workspaceId, decisionId }: { workspaceId: string; decisionId: string }): Promise<void> => {
    const found = await repository.find(workspaceId, decisionId);
    const workspace = found && (await repository.findWorkspace(workspaceId));
    const ideaId = found?.decision.ideaId;
    if (!workspace || !ideaId) return;
    const by = found.decision.answeredBy;
    try {
      await create(workspace, { ideaId }, by ? { id: by, name: await nameOf(by) } : undefined);
    } catch (error) {
      // Trying again will not help: somebody has to know.
      if (!(error instanceof AppError) || (error.code !== 'allowance_used' && error.code !== 'not_found')) throw error;
      const event = activityEvents.choiceNotMade(found.chosen?.title ?? '', error.message);
      await repository.log(workspaceId, { ...event, id: ids.id(), workspaceId, at: clock.now() });
    }
  };

interface Dependencies {
  repository: Pick<DecisionsRepository, 'find' | 'findWorkspace' | 'log'>;
  create(
    place: NonNullable<Awaited<ReturnType<DecisionsRepository['findWorkspace']>>>,
    wish: { ideaId: string },
    actor?: { id: string; name: string },
  ): Promise<unknown>;
  nameOf(userId: string): Promise<string>;
  clock: Clock;
  ids: Ids;
}
