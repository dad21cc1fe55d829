import { analyticsContract } from '../contracts/analytics';
import { visitsContract } from '../contracts/visits';
import { buildAnalytics } from './builders/analytics';
import { mockEndpoint } from './server';

/** Answers what the analytics page asks for beside the panel that a test is about. */
export function mockFigures(): void {
  mockEndpoint(analyticsContract.getAnalytics, () => buildAnalytics());
  mockEndpoint(analyticsContract.listTopContent, () => ({ items: [] }));
  mockEndpoint(analyticsContract.listBreakdown, () => ({ items: [] }));
  mockEndpoint(analyticsContract.getBestHours, () => ({ hours: [] }));
  mockEndpoint(analyticsContract.getFunnel, () => ({ steps: [] }));
  mockEndpoint(analyticsContract.getRecentVisitors, () => ({ people: 0, pages: [], minutes: [] }));
  mockEndpoint(visitsContract.listVisitSites, () => ({ items: [] }));
  mockEndpoint(analyticsContract.listInsights, () => ({ items: [], weeks: 12, weeksNeeded: 5, posts: 40 }));
  mockEndpoint(analyticsContract.listGoals, () => ({ items: [], suggestions: [], daysLeft: 12 }));
}
