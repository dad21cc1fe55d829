import packageJson from '../../../package.json';
import { env } from '../../config/env';
import { healthHandlers } from './health-handlers';
import { readSchemaVersion } from './health-repository';

export const healthWiring = () => healthHandlers({ readSchemaVersion, keepsFiles, version: packageJson.version });

/** Asked of a disk of our own only: a balancer asks every few seconds, and a store elsewhere counts its calls. */
async function keepsFiles(): Promise<boolean> {
  if (env().storage.kind !== 'file') return true;
  const { tryStorage } = await import('../file/storage-trial-wiring');
  return tryStorage().then(
    () => true,
    () => false,
  );
}
