import type { automationsContract } from '../../../src/contracts/automations';
import type { Handlers } from '../../http/call';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { campaignBookRepository } from '../campaigns/campaign-book-repository';
import { emptyMail } from '../campaigns/templates/campaign-template-words';
import { checkMails } from '../campaigns/emails/email-wiring';
import { automationsHandlers } from './automations-handlers';
import { automationsRepository } from './automations-repository';
import { makeAutomationsService } from './automations-service';
import { runChangeRepository } from './runs/run-change-repository';
import { makeRunChangeService } from './runs/run-change-service';
import { runListRepository } from './runs/run-list-repository';
import { makeRunListService } from './runs/run-list-service';

export const automationsWiring = (): Handlers<typeof automationsContract> =>
  automationsHandlers({
    automations: makeAutomationsService({
      repository: automationsRepository,
      checkMails,
      writeEmpty: async (workspaceId) => emptyMail(await campaignBookRepository.read(workspaceId)),
      clock: systemClock,
      ids: systemIds,
    }),
    runs: makeRunListService({ repository: runListRepository }),
    changes: makeRunChangeService({ repository: runChangeRepository, clock: systemClock, ids: systemIds }),
  });
