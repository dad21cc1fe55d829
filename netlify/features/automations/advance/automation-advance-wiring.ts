import { errorInLog } from '../../../http/error-in-log';
import { log } from '../../../http/log';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { automationAdvanceRepository } from './automation-advance-repository';
import { makeAutomationAdvance, type AutomationAdvance } from './automation-advance-service';
import { automationEntryRepository } from './automation-entry-repository';

/** What the worker calls. */
export const automationJobs = (other: Partial<Parameters<typeof makeAutomationAdvance>[0]> = {}): AutomationAdvance =>
  makeAutomationAdvance({
    entries: automationEntryRepository,
    runs: automationAdvanceRepository,
    clock: systemClock,
    ids: systemIds,
    batch: BATCH,
    // Loaded when a text is to be made: it brings React along.
    renderText: async (workspaceId, emailId) =>
      (await import('../../campaigns/emails/email-wiring')).campaignTexts().renderRevision(workspaceId, emailId),
    failed: ({ campaignId }, error) => log().error({ campaignId, ...errorInLog(error) }, 'automation failed'),
    ...other,
  });

const BATCH = 200;
