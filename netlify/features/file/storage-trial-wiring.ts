import { systemClock } from '../../providers/system/clock';
import { makeStorageTrial } from './file-storage-trial';
import { mediaStorage } from './storage-wiring';

/** One per process, shared by the operator's page and the health check. */
export const tryStorage = makeStorageTrial({ storage: mediaStorage, clock: systemClock });
