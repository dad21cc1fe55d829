import type { activityContract } from '../../../src/contracts/activity';
import type { Handlers } from '../../http/call';
import type { ActivityService } from './activity-service';

export const activityHandlers = (service: ActivityService): Handlers<typeof activityContract> => ({
  listActivities: (input, { workspace }) => service.list(workspace.id, input),
  getBell: (_input, { workspace, user }) => service.getBell(workspace.id, user.id),
  updateBell: ({ seenUntil }, { workspace, user }) => service.updateBell(workspace.id, user.id, seenUntil),
});
