import { systemClock } from '../../../providers/system/clock';
import { eventStore } from '../../analytics/store/event-store-wiring';
import { forecastRepository } from './forecast-repository';
import { makeForecastService } from './forecast-service';

export const forecastService = () =>
  makeForecastService({
    repository: forecastRepository,
    events: eventStore({ clock: systemClock }),
    clock: systemClock,
  });
