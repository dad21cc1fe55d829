import type { analyticsGoalsContract } from '../../../../src/contracts/analytics-goals';
import type { Handlers } from '../../../http/call';
import type { GoalService } from './goal-service';

export const goalHandlers = (service: GoalService): Handlers<typeof analyticsGoalsContract> => ({
  listGoals: (_input, { workspace }) => service.list(workspace),
  createGoal: (input, { workspace }) => service.create(workspace, input),
  updateGoal: ({ goalId, ...input }, { workspace }) => service.change(workspace, goalId, input),
  deleteGoal: ({ goalId }, { workspace }) => service.remove(workspace.id, goalId),
});
