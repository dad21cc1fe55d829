import { AppError } from '../../../errors/app-error';
import type { StoragePort } from '../../../ports/storage';

/** Keeps what can be made again. A store without room for it, or out of reach, takes nothing from whoever looks at it now. */
export async function keepCopy(storage: Pick<StoragePort, 'write'>, key: string, bytes: Uint8Array): Promise<void> {
  try {
    await storage.write(key, bytes);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unavailable') throw error;
  }
}
