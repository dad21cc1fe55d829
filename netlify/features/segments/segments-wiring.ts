import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { segmentsHandlers } from './segments-handlers';
import { segmentsRepository } from './segments-repository';
import { makeSegmentsService } from './segments-service';

export const segmentsWiring = () =>
  segmentsHandlers(makeSegmentsService({ repository: segmentsRepository, clock: systemClock, ids: systemIds }));
