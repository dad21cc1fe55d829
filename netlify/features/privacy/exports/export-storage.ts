import type { StoragePort } from '../../../ports/storage';

/** Folder of the store. */
export const EXPORTS = 'exports';

export const workspaceFolder = (workspaceId: string): string => `${EXPORTS}/${workspaceId}`;
export const exportFolder = (workspaceId: string, exportId: string): string =>
  `${workspaceFolder(workspaceId)}/${exportId}`;

/** Each attempt writes under its own names: a key always holds the same bytes. */
export const partKey = (workspaceId: string, exportId: string, attempt: string, part: number): string =>
  `${exportFolder(workspaceId, exportId)}/${attempt}-${part}.zip`;

/** Deletes every part in a folder, including those of interrupted attempts. */
export async function clearFolder(storage: StoragePort, folder: string): Promise<void> {
  for await (const keys of storage.list(folder)) for (const key of keys) await storage.remove(key);
}

/** A picture's path inside an export. */
export const picturePath = (id: string, storageKey: string): string => `creations/${id}.${endingOf(storageKey)}`;

export const endingOf = (storageKey: string): string => storageKey.split('.').at(-1)!;
