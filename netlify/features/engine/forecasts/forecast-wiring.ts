import { systemClock } from '../../../providers/system/clock';
import { eventStore } from '../../analytics/store/event-store-wiring';
import { makeForecastDemo } from './forecast-demo-repository';
import { forecastRepository } from './forecast-repository';
import { makeForecastService } from './forecast-service';

export const forecastService = () =>
  makeForecastService({
    repository: forecastRepository,
    events: eventStore({ clock: systemClock }),
    clock: systemClock,
  });

/** Fills a demo workspace with this part, on top of its figures. */
export const seedForecastsDemo = (workspace: { id: string }): Promise<void> =>
  makeForecastDemo({ clock: systemClock })(workspace);
