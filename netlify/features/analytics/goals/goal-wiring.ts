import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { eventStore } from '../store/event-store-wiring';
import { goalHandlers } from './goal-handlers';
import { goalRepository } from './goal-repository';
import { makeGoalService } from './goal-service';

export const goalWiring = () =>
  goalHandlers(
    makeGoalService({
      repository: goalRepository,
      events: eventStore({ clock: systemClock }),
      clock: systemClock,
      ids: systemIds,
    }),
  );
