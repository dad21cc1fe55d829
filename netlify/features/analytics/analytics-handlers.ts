import type { analyticsFiguresContract } from '../../../src/contracts/analytics';
import type { Handlers } from '../../http/call';
import type { AnalyticsService } from './analytics-service';

export const analyticsHandlers = (service: AnalyticsService): Handlers<typeof analyticsFiguresContract> => ({
  getAnalytics: (input, { workspace }) => service.getAnalytics(workspace, input),
  listTopContent: (input, { workspace }) => service.listTopContent(workspace, input),
  listBreakdown: (input, { workspace }) => service.listBreakdown(workspace, input),
  getBestHours: (input, { workspace }) => service.getBestHours(workspace, input),
  getFunnel: (input, { workspace }) => service.getFunnel(workspace, input),
  getRecentVisitors: (_input, { workspace }) => service.getRecentVisitors(workspace),
});
