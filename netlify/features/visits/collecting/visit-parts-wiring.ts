import { keyFor } from '../../../keys/keys';
import { countInProcess } from '../../../http/limits-wiring';
import { builtinVisitSigns } from '../../../providers/builtin/visit-signs/visit-signs';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { makeVisitNames } from '../../../providers/system/visit-names';
import { makeVisitBatches } from './visit-batches';
import { visitCollectionRepository } from './visit-collection-repository';
import { makeVisitSalts } from './visit-salts';

/** Shared by visits to other sites and to our own pages: one queue and one salt per process. */
export const visitParts = (): ReturnType<typeof makeParts> => (parts ??= makeParts());

const makeParts = () => ({
  batches: makeVisitBatches({ write: visitCollectionRepository.add }),
  salts: makeVisitSalts({ read: visitCollectionRepository.readSalt, token: systemIds.token }),
  signs: builtinVisitSigns,
  names: makeVisitNames(keyFor('visitor')),
  limit: countInProcess,
  clock: systemClock,
  ids: systemIds,
});

let parts: ReturnType<typeof makeParts> | undefined;
