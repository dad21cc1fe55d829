import { randomBytes } from 'node:crypto';
import { MINUTE_MS } from '../../../src/domain/duration';
import type { Clock } from '../../ports/clock';
import type { StoragePort } from '../../ports/storage';

/**
 * Writes a tiny file, reads its size back and removes it, at most once a minute; other callers get the last
 * result, or wait for the current attempt. Throws what the store threw. The caller decides how long to wait.
 */
export function makeStorageTrial({ storage, clock }: { storage(): StoragePort; clock: Clock }): () => Promise<void> {
  let last: { at: number; outcome: Promise<void> } | undefined;
  return () => {
    const now = clock.now().getTime();
    if (!last || now - last.at >= AGAIN_MS) last = { at: now, outcome: tryOnce(storage) };
    return last.outcome;
  };
}

async function tryOnce(storage: () => StoragePort): Promise<void> {
  const store = storage();
  const key = `health/${randomBytes(8).toString('hex')}.txt`; // several processes may try at once
  await store.write(key, new Uint8Array([111, 107]));
  try {
    if ((await store.stat(key))?.bytes !== 2) throw new Error('the media store did not keep what was written to it');
  } finally {
    await store.remove(key);
  }
}

const AGAIN_MS = MINUTE_MS;
