import type { rulesContract } from '../../../src/contracts/rules';
import type { Handlers } from '../../http/call';
import { requireReach } from '../../http/require-reach';
import type { RulesService } from './rules-service';

export const rulesHandlers = (service: RulesService): Handlers<typeof rulesContract> => ({
  listRules: (_input, { workspace }) => service.list(workspace),
  createRule: (input, { workspace, user }) => {
    if (input.newsletter) requireReach(user, workspace);
    return service.create(workspace, input, user);
  },
  updateRule: (input, { workspace, user }) => {
    if (input.newsletter) requireReach(user, workspace);
    return service.change(workspace, input, user);
  },
  pauseRule: ({ ruleId }, { workspace, user }) => service.turn(workspace, ruleId, false, user),
  resumeRule: ({ ruleId }, { workspace, user }) => service.turn(workspace, ruleId, true, user),
  deleteRule: ({ ruleId }, { workspace, user }) => service.remove(workspace, ruleId, user),
  restoreRule: ({ ruleId }, { workspace }) => service.restore(workspace, ruleId),
  listRuleFirings: (input, { workspace }) => service.listFirings(workspace, input),
  getRuleFeed: (input, { workspace }) => service.checkFeed(workspace, input),
  getRulePreview: (input, { workspace }) => service.preview(workspace, input),
});
