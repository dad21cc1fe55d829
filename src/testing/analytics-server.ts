import { analyticsContract } from '../contracts/analytics';
import { buildAnalytics } from './builders/analytics';
import { mockEndpoint } from './server';

/** The analytics page for tests that only pass through it: nothing was counted but the days. */
export function mockAnalytics(): void {
  mockEndpoint(analyticsContract.getAnalytics, () => buildAnalytics());
  mockEndpoint(analyticsContract.listTopContent, () => ({ items: [] }));
  mockEndpoint(analyticsContract.listBreakdown, () => ({ items: [] }));
  mockEndpoint(analyticsContract.getBestHours, () => ({ hours: [] }));
  mockEndpoint(analyticsContract.getFunnel, () => ({ steps: [] }));
  mockEndpoint(analyticsContract.getRecentVisitors, () => ({ people: 0, pages: [], minutes: [] }));
}
