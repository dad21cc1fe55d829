import type { analyticsInsightsContract } from '../../../../src/contracts/analytics-insights';
import type { Handlers } from '../../../http/call';
import type { InsightService } from './insight-service';

export const insightHandlers = (service: InsightService): Handlers<typeof analyticsInsightsContract> => ({
  listInsights: (_input, { workspace }) => service.list(workspace),
  applyInsight: ({ insightId }, { workspace, user }) => service.apply(workspace, insightId, user),
  undoInsight: ({ insightId }, { workspace, user }) => service.undo(workspace, insightId, user),
  dismissInsight: ({ insightId }, { workspace }) => service.dismiss(workspace, insightId),
});
