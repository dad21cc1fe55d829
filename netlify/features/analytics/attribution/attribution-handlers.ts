import type { analyticsAttributionContract } from '../../../../src/contracts/analytics-attribution';
import type { Handlers } from '../../../http/call';
import type { AttributionService } from './attribution-service';

export const attributionHandlers = (service: AttributionService): Handlers<typeof analyticsAttributionContract> => ({
  getAttribution: (input, { workspace }) => service.getAttribution(workspace, input),
  listCosts: (_input, { workspace }) => service.listCosts(workspace),
  updateCost: (input, { workspace }) => service.updateCost(workspace, input),
});
