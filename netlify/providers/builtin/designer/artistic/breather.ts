import { setImmediate } from 'node:timers/promises';
import type { RenderOptions } from '../../../../ports/image';

/** Takes turns with everything else that its process does. */
export interface Breather {
  /**
   * Call it often; it lets other work run when this slice is used up. Rejects with the signal's reason once that
   * aborts.
   */
  rest(done: number): Promise<void>;
  /** True when the slice is used up: cheaper than a promise per stroke. */
  isDue(): boolean;
}

/** `done` goes from 0 to 1 and never back. */
export function createBreather({ signal, onProgress }: RenderOptions): Breather {
  let started = -Infinity;
  let furthest = 0;
  const isDue = (): boolean => performance.now() - started > SLICE;
  return {
    isDue,
    async rest(done) {
      signal?.throwIfAborted();
      if (!isDue()) return;
      furthest = Math.max(furthest, Math.min(1, done));
      onProgress?.(furthest);
      await setImmediate();
      signal?.throwIfAborted();
      started = performance.now();
    },
  };
}

/** Milliseconds. */
const SLICE = 12;
