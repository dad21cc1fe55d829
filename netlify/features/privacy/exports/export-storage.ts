import type { StoragePort } from '../../../ports/storage';

/** Folder of the store. */
export const EXPORTS = 'exports';

export const workspaceFolder = (workspaceId: string): string => `${EXPORTS}/${workspaceId}`;
export const exportFolder = (workspaceId: string, exportId: string): string =>
  `${workspaceFolder(workspaceId)}/${exportId}`;

/** Each attempt writes under names of its own: a key holds the same bytes for ever. */
export const partKey = (workspaceId: string, exportId: string, attempt: string, part: number): string =>
  `${exportFolder(workspaceId, exportId)}/${attempt}-${part}.zip`;

/** Takes away every part below a folder, also of attempts that were cut off. */
export async function clearFolder(storage: StoragePort, folder: string): Promise<void> {
  for await (const keys of storage.list(folder)) for (const key of keys) await storage.remove(key);
}

/** Where a picture lies in an export. */
export const picturePath = (id: string, storageKey: string): string => `creations/${id}.${endingOf(storageKey)}`;

export const endingOf = (storageKey: string): string => storageKey.split('.').at(-1)!;
