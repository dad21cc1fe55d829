import { costLimits } from '../../../../src/domain/attribution';
import { goalLimits } from '../../../../src/domain/goal';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { attributionRepository } from '../attribution/attribution-repository';
import { goalRepository } from '../goals/goal-repository';
import { makeAnalyticsDemo } from './analytics-demo';
import { demoCosts } from './analytics-demo-costs';
import { analyticsDemoRepository } from './analytics-demo-repository';

const analyticsDemo = () =>
  makeAnalyticsDemo({ repository: analyticsDemoRepository, clock: systemClock, ids: systemIds });

/** Fills a demo workspace with this feature's part, on top of its emails and posts. */
export async function seedAnalyticsDemo(workspace: { id: string; zone: string }): Promise<void> {
  await analyticsDemo().seed(workspace);
  for (const goal of GOALS)
    await goalRepository.add(
      { ...goal, workspaceId: workspace.id, id: systemIds.id(), createdAt: systemClock.now() },
      goalLimits.goals,
    );
}

/** By the names of its sample visits. */
const GOALS = [
  { name: 'Tables booked', kind: 'conversion', match: 'Table booked', monthly: 110 },
  { name: 'Menu read', kind: 'view', match: 'cornergrill.example/menu', monthly: 1_200 },
] as const;

/** The earlier months of a demo, and what it spent in them. Done again, it writes the same. */
export async function fillDemoYear(demo: { workspaceId: string }): Promise<void> {
  await analyticsDemo().fillYear(demo);
  const zone = await analyticsDemoRepository.findZone(demo.workspaceId);
  if (zone === null) return;
  for (const cost of demoCosts(systemClock.now(), zone))
    await attributionRepository.setCost(demo.workspaceId, cost, costLimits.entries);
}
