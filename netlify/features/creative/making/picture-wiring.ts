import { createDesigner } from '../../../providers/builtin/designer/designer';
import { xmpProvenance } from '../../../providers/provenance/xmp-provenance';
import { systemClock } from '../../../providers/system/clock';
import { sha256 } from '../../../providers/system/digest';
import { mediaStorage } from '../../file/storage-wiring';
import { creativeRepository } from '../creative-repository';
import { makeCreativeService } from '../creative-service';
import type { MakingDoors } from './making-doors';
import { makingRepository } from './making-repository';

/** Pictures and their files, without what makes clips or calls services: other features import this one. */
export const creativeService = () =>
  makeCreativeService({
    repository: creativeRepository,
    designer: createDesigner(),
    provenance: xmpProvenance,
    storage: mediaStorage(),
    digest: sha256,
  });

/** What the library asks of the making. */
export const makingDoors = (): MakingDoors => ({
  readPicture: (row) => creativeService().read(row),
  makeAgain: ({ workspaceId, id }) => makingRepository.makeAgain(workspaceId, id),
  cancel: (workspaceId, creationId) => makingRepository.cancel(workspaceId, creationId, systemClock.now()),
});
