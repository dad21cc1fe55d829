import { systemClock } from '../../providers/system/clock';
import { activityHandlers } from './activity-handlers';
import { activityRepository } from './activity-repository';
import { makeActivityService } from './activity-service';

export const activityWiring = () =>
  activityHandlers(makeActivityService({ repository: activityRepository, clock: systemClock }));
