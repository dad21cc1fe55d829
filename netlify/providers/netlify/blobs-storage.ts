import { getStore } from '@netlify/blobs';
import { AppError } from '../../errors/app-error';
import { storageFolder, storageKey, type StoragePort } from '../../ports/storage';

/**
 * Media in Netlify Blobs (https://docs.netlify.com/build/data-and-storage/netlify-blobs/), in one site-wide
 * store that all deploys share: `prefix` separates those with different databases. Blobs report neither size nor
 * age, so both are stored as metadata.
 */
export function createBlobsStorage({ prefix, store = 'media' }: { prefix: string; store?: string }): StoragePort {
  // Created on every use: a warm function gets a new access token with each call, and a store keeps its first one.
  const blobs = () => getStore({ name: store, consistency: 'strong' });
  const keyOf = (key: string): string => `${prefix}/${storageKey(key)}`;
  return {
    async read(key) {
      const at = keyOf(key);
      const found = await reach(async () => (await blobs().get(at, { type: 'arrayBuffer' })) as ArrayBuffer | null);
      return found && new Uint8Array(found);
    },
    async stat(key) {
      const at = keyOf(key);
      const found = await reach(() => blobs().getMetadata(at));
      if (!found) return null;
      const { bytes, writtenAt } = found.metadata;
      return {
        bytes: typeof bytes === 'number' ? bytes : 0,
        writtenAt: typeof writtenAt === 'string' ? new Date(writtenAt) : null,
      };
    },
    async write(key, bytes) {
      const at = keyOf(key);
      await reach(() =>
        blobs().set(at, bytes.slice().buffer, {
          metadata: { bytes: bytes.byteLength, writtenAt: new Date().toISOString() },
        }),
      );
    },
    async remove(key) {
      const at = keyOf(key);
      await reach(() => blobs().delete(at));
    },
    async *list(folder) {
      const listing = blobs().list({ prefix: `${prefix}/${storageFolder(folder)}`, paginate: true });
      const pages = listing[Symbol.asyncIterator]();
      for (let page = await reach(() => pages.next()); !page.done; page = await reach(() => pages.next())) {
        if (page.value.blobs.length > 0) yield page.value.blobs.map((blob) => blob.key.slice(prefix.length + 1));
      }
    },
  };
}

/** Blobs' own client has already retried where that makes sense. */
async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new AppError(
      'unavailable',
      'We cannot reach the file store right now. Nothing is lost; try again in a moment.',
      { detail: `Netlify Blobs: ${error instanceof Error ? error.message : String(error)}`, cause: error },
    );
  }
}
