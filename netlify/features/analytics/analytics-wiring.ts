import { systemClock } from '../../providers/system/clock';
import { eventStore } from '../../records/events/event-store';
import { analyticsHandlers } from './analytics-handlers';
import { analyticsRepository } from './analytics-repository';
import { makeAnalyticsService } from './analytics-service';

export const analyticsWiring = () =>
  analyticsHandlers(makeAnalyticsService({ events: eventStore, repository: analyticsRepository, clock: systemClock }));
