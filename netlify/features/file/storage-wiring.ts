import { env } from '../../config/env';
import type { StoragePort } from '../../ports/storage';
import { createBlobsStorage } from '../../providers/netlify/blobs-storage';
import { createS3Storage } from '../../providers/s3/s3-storage';
import { createFileStorage } from '../../providers/system/file-storage';

/** The store for this installation's media; see docs/storage.md. */
export function mediaStorage(): StoragePort {
  const { dataDir, storage } = env();
  if (storage.kind === 's3') return createS3Storage(storage);
  if (storage.kind === 'netlify-blobs') return createBlobsStorage({ prefix: storage.prefix ?? deployContext() });
  return createFileStorage(dataDir);
}

/**
 * Site-wide Blobs are shared by production, branches and previews. At run time only the call's context tells
 * which: https://docs.netlify.com/build/functions/api/#netlify-specific-context-object
 */
function deployContext(): string {
  const { context } =
    (globalThis as { Netlify?: { context?: { deploy?: { context?: string } } | null } }).Netlify?.context?.deploy ?? {};
  const prefix = context
    ?.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  if (!prefix)
    throw new Error(
      'Netlify did not say which deploy context this is: set STORAGE_PREFIX to keep media of production and previews apart.',
    );
  return prefix;
}
