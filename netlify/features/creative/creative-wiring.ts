import { createDesigner } from '../../providers/builtin/designer/designer';
import { systemClock } from '../../providers/system/clock';
import { sha256 } from '../../providers/system/digest';
import { systemIds } from '../../providers/system/ids';
import { mediaStorage } from '../file/storage-wiring';
import { creativeHandlers } from './creative-handlers';
import { creativeRepository } from './creative-repository';
import { makeCreativeService } from './creative-service';

export const creativeService = () =>
  makeCreativeService({
    repository: creativeRepository,
    designer: createDesigner(),
    storage: mediaStorage(),
    digest: sha256,
    clock: systemClock,
    ids: systemIds,
  });

export const creativeWiring = () => creativeHandlers(creativeService());
