import { DAY_MS } from '../../../src/domain/duration';
import type { Clock } from '../../ports/clock';
import type { StoragePort } from '../../ports/storage';
import type { FileRepository } from './file-repository';
import { FILES } from './file-service';

/**
 * Removes files that no row refers to: of deleted workspaces and pictures, of interrupted uploads. Resolves to
 * their number.
 */
export function makeOrphanService({
  repository,
  storage,
  clock,
}: {
  repository: Pick<
    FileRepository,
    'namedFiles' | 'namedCreations' | 'namedMessageFiles' | 'namedExports' | 'namedContactFiles' | 'databaseIdentity'
  >;
  storage: StoragePort;
  clock: Clock;
}) {
  /** A file is written before its row: one younger than a day, or of unknown age, may still get one. */
  async function removeOld(keys: string[], days = 1): Promise<number> {
    const before = clock.now().getTime() - days * DAY_MS;
    let removed = 0;
    for (const key of keys) {
      const stored = await storage.stat(key);
      if (!stored?.writtenAt || stored.writtenAt.getTime() >= before) continue;
      await storage.remove(key);
      removed += 1;
    }
    return removed;
  }

  async function unnamed(batch: string[], namedOf: (keys: string[]) => Promise<string[]>): Promise<string[]> {
    const named = new Set(await namedOf(batch));
    return batch.filter((key) => !named.has(key));
  }

  /**
   * Uploads cannot be made again. The first database that cleans a store signs it; any other, such as a copy for
   * experiments, removes nothing from it.
   */
  async function claimStore(): Promise<void> {
    const mine = await repository.databaseIdentity();
    const signed = await storage.read(SIGNATURE);
    if (!signed) await storage.write(SIGNATURE, new TextEncoder().encode(mine));
    else if (new TextDecoder().decode(signed) !== mine)
      throw new Error(
        `The media store belongs to another database; nothing was removed. If the database has moved, remove ${SIGNATURE} from the store (docs/storage.md).`,
      );
  }

  return {
    async removeOrphans(): Promise<number> {
      await claimStore();
      let removed = 0;
      for await (const batch of storage.list('partial')) removed += await removeOld(batch);
      for (const folder of CREATIONS)
        for await (const batch of storage.list(folder))
          removed += await removeOld(await unnamed(batch, repository.namedCreations));
      for await (const batch of storage.list('thumbs')) removed += await removeOld(batch, THUMBNAIL_DAYS);
      for await (const batch of storage.list(FILES))
        removed += await removeOld(await unnamed(batch, repository.namedFiles));
      for await (const batch of storage.list('conversations'))
        removed += await removeOld(await unnamed(batch, repository.namedMessageFiles));
      for await (const batch of storage.list('exports'))
        removed += await removeOld(await unnamed(batch, repository.namedExports));
      for (const folder of CONTACT_FILES)
        for await (const batch of storage.list(folder))
          removed += await removeOld(await unnamed(batch, repository.namedContactFiles));
      return removed;
    },
  };
}

/** Holds the identity of the database that a store belongs to. */
export const SIGNATURE = 'owner/database.txt';
/** Folders that library rows refer to: drawn, animated, uploaded. */
const CREATIONS = ['designs', 'videos', 'media'];
/** Folders of contact exports and imports. */
const CONTACT_FILES = ['contact-exports', 'imports'];
/** Thumbnails are made again when somebody looks. */
const THUMBNAIL_DAYS = 30;
