import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { eventStore } from '../store/event-store-wiring';
import { insightHandlers } from './insight-handlers';
import { insightRepository } from './insight-repository';
import { makeInsightService } from './insight-service';

const insightService = () =>
  makeInsightService({
    repository: insightRepository,
    events: eventStore({ clock: systemClock }),
    engine: async () => (await import('../../engine/engine-wiring')).insightEngine(),
    clock: systemClock,
    ids: systemIds,
  });

export const insightWiring = () => insightHandlers(insightService());

/** What the worker calls. */
export const insightJobs = () => {
  const { beginInsights, findInsights } = insightService();
  return { beginInsights, findInsights };
};
