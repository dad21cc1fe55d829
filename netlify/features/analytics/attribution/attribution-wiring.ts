import { systemClock } from '../../../providers/system/clock';
import { attributionHandlers } from './attribution-handlers';
import { attributionRepository } from './attribution-repository';
import { makeAttributionService } from './attribution-service';
import { eventStore } from '../store/event-store-wiring';

export const attributionWiring = () =>
  attributionHandlers(
    makeAttributionService({
      repository: attributionRepository,
      events: eventStore({ clock: systemClock }),
      clock: systemClock,
    }),
  );
