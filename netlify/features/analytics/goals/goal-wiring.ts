import type { Clock } from '../../../ports/clock';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { eventStore } from '../store/event-store-wiring';
import { goalHandlers } from './goal-handlers';
import { goalRepository } from './goal-repository';
import { makeGoalService } from './goal-service';

export const goalWiring = () => goalHandlers(goalService());

/** Reports set its clock to the end of their days. */
export const goalService = (clock: Clock = systemClock) =>
  makeGoalService({ repository: goalRepository, events: eventStore({ clock }), clock, ids: systemIds });
