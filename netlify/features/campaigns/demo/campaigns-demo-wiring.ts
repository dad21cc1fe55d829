import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { automationWords } from '../../../../src/domain/automation-log-words';
import { makeCampaignsDemo } from './campaigns-demo';
import { campaignsDemoRepository } from './campaigns-demo-repository';

/** Fills a demo workspace with this feature's part, on top of its contacts. */
export const seedCampaignsDemo = (workspace: { id: string; zone: string }): Promise<void> =>
  makeCampaignsDemo({ insert: campaignsDemoRepository.insert, words, clock: systemClock, ids: systemIds })(workspace);

const nothing = () => null;
/** A sign-up names nothing by id. */
const words = {
  ...automationWords,
  entered: automationWords.entered(
    { on: 'form' },
    { tag: nothing, field: nothing, segment: nothing, mail: nothing, mailOfStep: nothing, money: () => '' },
    null,
  ),
};
