import { makeDemoFilling, type DemoToFill } from './demo-filling';
import { demoRepository } from './demo-repository';

export const demoFilling = () => makeDemoFilling({ repository: demoRepository, seeds: demoSeeds });

/**
 * Each feature's part of a demo workspace, beyond the posts that it opens with (engine): in this order, as each builds
 * on those before.
 */
const demoSeeds: ((demo: DemoToFill) => Promise<void>)[] = [
  async (demo) => (await import('../../rules/rules-wiring')).seedRulesDemo(demo),
  async (demo) => (await import('../../material/material-wiring')).seedMaterialDemo(demo),
  async (demo) => (await import('../../contacts/demo/contacts-demo-wiring')).seedContactsDemo(demo),
  async (demo) => (await import('../../conversations/demo/conversations-demo-wiring')).seedConversationsDemo(demo),
  async (demo) => (await import('../../campaigns/demo/campaigns-demo-wiring')).seedCampaignsDemo(demo),
  // Its figures are those of all that was seeded.
  async (demo) => (await import('../../analytics/demo/analytics-demo-wiring')).seedAnalyticsDemo(demo),
  async (demo) => (await import('../../engine/forecasts/forecast-wiring')).seedForecastsDemo(demo),
  // Its weeks look at these figures.
  async (demo) => (await import('../../engine/engine-wiring')).seedCycleDemo(demo),
  // It was called about these weeks, too.
  async (demo) => (await import('../../calls/demo/calls-demo-wiring')).seedCallsDemo(demo),
  // They are found as any other's.
  async ({ id }) =>
    (await import('../../analytics/insights/insight-wiring')).insightJobs().findInsights({ workspaceId: id }),
];
