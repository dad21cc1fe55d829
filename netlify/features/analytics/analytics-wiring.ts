import type { analyticsContract } from '../../../src/contracts/analytics';
import type { Handlers } from '../../http/call';
import { systemClock } from '../../providers/system/clock';
import { eventStore } from './store/event-store-wiring';
import { analyticsHandlers } from './analytics-handlers';
import { analyticsRepository } from './analytics-repository';
import { makeAnalyticsService } from './analytics-service';
import { attributionWiring } from './attribution/attribution-wiring';
import { goalWiring } from './goals/goal-wiring';
import { insightWiring } from './insights/insight-wiring';
import { retentionWiring } from './retention/retention-wiring';

export const analyticsWiring = (): Handlers<typeof analyticsContract> => ({
  ...analyticsHandlers(
    makeAnalyticsService({
      events: eventStore({ clock: systemClock }),
      repository: analyticsRepository,
      clock: systemClock,
    }),
  ),
  ...insightWiring(),
  ...goalWiring(),
  ...attributionWiring(),
  ...retentionWiring(),
});
