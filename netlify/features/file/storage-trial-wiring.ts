import { systemClock } from '../../providers/system/clock';
import { makeStorageTrial } from './storage-trial';
import { mediaStorage } from './storage-wiring';

/** One for the process, whoever asks: the operator's page and the health check. */
export const tryStorage = makeStorageTrial({ storage: mediaStorage, clock: systemClock });
