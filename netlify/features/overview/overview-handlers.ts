import type { overviewContract } from '../../../src/contracts/overview';
import type { Handlers } from '../../http/call';
import type { OverviewService } from './overview-service';

export const overviewHandlers = (service: OverviewService): Handlers<typeof overviewContract> => ({
  getOverview: (_input, { workspace }) => service.getOverview(workspace),
});
