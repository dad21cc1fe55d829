import { DAY_MS } from '../../../src/domain/duration';
import type { visitsContract } from '../../../src/contracts/visits';
import type { Handlers } from '../../http/call';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { visitCollectionRepository } from './collecting/visit-collection-repository';
import { makeVisitCollection } from './collecting/visit-collection-service';
import { visitParts } from './collecting/visit-parts-wiring';
import { oldestSalt } from './collecting/visit-salts';
import { visitsHandlers } from './visits-handlers';
import { visitsRepository } from './visits-repository';
import { makeVisitsService } from './visits-service';

export const visitsWiring = (): Handlers<typeof visitsContract> =>
  visitsHandlers(
    makeVisitsService({ repository: visitsRepository, clock: systemClock, ids: systemIds }),
    makeVisitCollection({ ...visitParts(), repository: visitCollectionRepository }),
  );

/** The entry points for the worker. */
export const visitsJobs = () => ({
  tidyVisits: (): Promise<void> => {
    const now = systemClock.now();
    return visitCollectionRepository.deleteOld(oldestSalt(now), new Date(now.getTime() - 2 * DAY_MS));
  },
});
