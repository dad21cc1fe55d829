import { systemClock } from '../../providers/system/clock';
import { overviewHandlers } from './overview-handlers';
import { overviewRepository } from './overview-repository';
import { makeOverviewService } from './overview-service';

export const overviewWiring = () =>
  overviewHandlers(makeOverviewService({ repository: overviewRepository, clock: systemClock }));
