import { systemClock } from '../../providers/system/clock';
import { makePostgresEventStore } from '../../records/events/postgres-event-store';
import { analyticsHandlers } from './analytics-handlers';
import { analyticsRepository } from './analytics-repository';
import { makeAnalyticsService } from './analytics-service';

export const analyticsWiring = () =>
  analyticsHandlers(
    makeAnalyticsService({
      events: makePostgresEventStore({ clock: systemClock }),
      repository: analyticsRepository,
      clock: systemClock,
    }),
  );
