import { errorInLog } from '../../../http/error-in-log';
import { log } from '../../../http/log';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { thumbnailsOf } from '../../creative/library/library-wiring';
import { mediaStorage } from '../../file/storage-wiring';
import { erasurePeopleRepository } from './erasure-people-repository';
import { erasureRepository } from './erasure-repository';
import { makeErasureService } from './erasure-service';
import { retentionRepository } from './retention-repository';

/** What the worker calls when days of grace are over. */
export const erasureJobs = () =>
  makeErasureService({
    workspaces: erasureRepository,
    people: erasurePeopleRepository,
    retained: retentionRepository,
    storage: mediaStorage(),
    thumbnailsOf,
    clock: systemClock,
    ids: systemIds,
    log: (line, sentence) => log().info(line, sentence),
    notFinished: (error) => log().error(errorInLog(error), 'a deletion was not finished'),
  });
