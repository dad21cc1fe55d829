import { env } from '../../config/env';
import { systemClock } from '../../providers/system/clock';
import { liveHandlers } from './live-handlers';
import { liveRepository } from './live-repository';
import { makeLiveService } from './live-service';

export const liveService = () =>
  makeLiveService({ repository: liveRepository, clock: systemClock, canStream: env().canStream });

export const liveWiring = () => liveHandlers(liveService());
