import { systemClock } from '../../../providers/system/clock';
import { makePostgresEventStore } from '../../../records/events/postgres-event-store';
import { attributionHandlers } from './attribution-handlers';
import { attributionRepository } from './attribution-repository';
import { makeAttributionService } from './attribution-service';

export const attributionWiring = () =>
  attributionHandlers(
    makeAttributionService({
      repository: attributionRepository,
      events: makePostgresEventStore({ clock: systemClock }),
      clock: systemClock,
    }),
  );
