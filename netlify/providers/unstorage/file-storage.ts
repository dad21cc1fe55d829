import { join } from 'node:path';
import { createStorage } from 'unstorage';
import fsDriver from 'unstorage/drivers/fs';
import type { StoragePort } from '../../ports/storage';

/** Media as files below a folder. A key is a relative path of our own making, never a name that a user typed. */
export function createFileStorage(dataDir: string): StoragePort {
  const storage = createStorage<Uint8Array>({ driver: fsDriver({ base: join(dataDir, 'media') }) });
  return {
    read: async (key) => {
      const found = await storage.getItemRaw<Uint8Array>(toKey(key));
      return found ? new Uint8Array(found) : null;
    },
    write: (key, bytes) => storage.setItemRaw(toKey(key), Buffer.from(bytes)),
    remove: (key) => storage.removeItem(toKey(key)),
  };
}

function toKey(key: string): string {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z0-9]+$/.test(key)) throw new Error('A storage key holds lower-case letters, digits, hyphens and slashes only.');
  return key.replaceAll('/', ':');
}
