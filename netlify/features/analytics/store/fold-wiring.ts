import { systemClock } from '../../../providers/system/clock';
import { makeArchivedFoldRepository } from './archived-fold-repository';
import { backfillRepository } from './backfill-repository';
import { eventArchive } from './event-store-wiring';
import { foldRepository } from './fold-repository';
import { makeFoldService } from './fold-service';

export function foldService() {
  const archive = eventArchive();
  return makeFoldService({
    repository: archive ? makeArchivedFoldRepository(archive) : foldRepository,
    backfill: backfillRepository,
    clock: systemClock,
  });
}
