import { analyticsContract } from '../contracts/analytics';
import { visitsContract } from '../contracts/visits';
import { buildAnalytics, buildAttribution } from './builders/analytics';
import { mockEndpoint } from './server';

/** The analytics page for tests that pass through it or are about one of its panels: nothing was counted but the days. */
export function mockAnalytics(): void {
  mockEndpoint(analyticsContract.getAnalytics, () => buildAnalytics());
  mockEndpoint(analyticsContract.listTopContent, () => ({ items: [] }));
  mockEndpoint(analyticsContract.listBreakdown, () => ({ items: [] }));
  mockEndpoint(analyticsContract.getBestHours, () => ({ hours: [] }));
  mockEndpoint(analyticsContract.getRetention, () => ({ cohorts: [] }));
  mockEndpoint(analyticsContract.getAttribution, () => buildAttribution());
  mockEndpoint(analyticsContract.getFunnel, () => ({ steps: [] }));
  mockEndpoint(analyticsContract.getRecentVisitors, () => ({ people: 0, pages: [], minutes: [] }));
  mockEndpoint(visitsContract.listVisitSites, () => ({ items: [] }));
  mockEndpoint(analyticsContract.listInsights, () => ({ items: [], weeks: 12, weeksNeeded: 5, posts: 40 }));
  mockEndpoint(analyticsContract.listGoals, () => ({ items: [], suggestions: [], daysLeft: 12 }));
}
