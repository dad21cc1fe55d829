import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { makePostgresEventStore } from '../../../records/events/postgres-event-store';
import { goalHandlers } from './goal-handlers';
import { goalRepository } from './goal-repository';
import { makeGoalService } from './goal-service';

export const goalWiring = () =>
  goalHandlers(
    makeGoalService({
      repository: goalRepository,
      events: makePostgresEventStore({ clock: systemClock }),
      clock: systemClock,
      ids: systemIds,
    }),
  );
