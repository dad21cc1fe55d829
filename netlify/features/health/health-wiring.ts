import packageJson from '../../../package.json';
import { env } from '../../config/env';
import { eventHealth } from '../analytics/store/event-store-wiring';
import { healthHandlers } from './health-handlers';
import { readSchemaVersion } from './health-repository';

export const healthWiring = () =>
  healthHandlers({ readSchemaVersion, keepsFiles, readEvents: eventHealth, version: packageJson.version });

/** Only checked for a local disk: a load balancer asks every few seconds, and remote stores charge per call. */
async function keepsFiles(): Promise<boolean> {
  if (env().storage.kind !== 'file') return true;
  const { tryStorage } = await import('../file/storage-trial-wiring');
  return tryStorage().then(
    () => true,
    () => false,
  );
}
