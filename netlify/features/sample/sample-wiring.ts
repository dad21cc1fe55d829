import { createDesigner } from '../../providers/builtin/designer/designer';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { mediaStorage } from '../file/storage-wiring';
import { sampleHandlers } from './sample-handlers';
import { makeSampleService } from './sample-service';

export const sampleService = () =>
  makeSampleService({ designer: createDesigner(), storage: mediaStorage(), clock: systemClock, ids: systemIds });

export const sampleWiring = () => sampleHandlers(sampleService());
