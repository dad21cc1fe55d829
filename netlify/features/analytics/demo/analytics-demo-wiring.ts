import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { makeAnalyticsDemo } from './analytics-demo';
import { analyticsDemoRepository } from './analytics-demo-repository';

const analyticsDemo = () =>
  makeAnalyticsDemo({ repository: analyticsDemoRepository, clock: systemClock, ids: systemIds });

/** Fills a demo workspace with this feature's part, on top of its emails and posts. */
export async function seedAnalyticsDemo(workspace: { id: string; zone: string; openedAt: Date }): Promise<void> {
  await analyticsDemo().seed(workspace);
}
