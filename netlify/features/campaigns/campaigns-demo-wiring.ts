import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { makeCampaignsDemo } from './campaigns-demo';
import { campaignsDemoRepository } from './campaigns-demo-repository';

/** Fills a demo workspace with this feature's part, on top of its contacts. */
export const seedCampaignsDemo = (workspace: { id: string; zone: string }): Promise<void> => makeCampaignsDemo({ insert: campaignsDemoRepository.insert, clock: systemClock, ids: systemIds })(workspace);
