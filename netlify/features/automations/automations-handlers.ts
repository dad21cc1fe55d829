import type { automationsContract } from '../../../src/contracts/automations';
import type { Handlers } from '../../http/call';
import type { AutomationsService } from './automations-service';
import type { RunChangeService } from './runs/run-change-service';
import type { RunListService } from './runs/run-list-service';

export const automationsHandlers = ({
  automations,
  runs,
  changes,
}: Services): Handlers<typeof automationsContract> => ({
  getAutomation: ({ campaignId }, { workspace }) => automations.get(workspace.id, campaignId),
  updateAutomation: (input, { workspace, user }) => automations.update(workspace.id, input, user),
  createAutomationEmail: (input, { workspace }) => automations.createEmail(workspace.id, input),
  listAutomationRuns: (input, { workspace }) => runs.list(workspace.id, input),
  createAutomationRun: (input, { workspace, user }) => changes.add(workspace.id, input, user),
  stopAutomationRun: (input, { workspace, user }) => changes.stop(workspace.id, input, user),
  listContactRuns: ({ contactId }, { workspace }) => runs.ofContact(workspace.id, contactId),
  listRunLog: (input, { workspace }) => runs.log(workspace.id, input),
});

interface Services {
  automations: AutomationsService;
  runs: RunListService;
  changes: RunChangeService;
}
