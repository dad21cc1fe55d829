import { setImmediate } from 'node:timers/promises';
import type { RenderOptions } from '../../../../ports/image';

/** Takes turns with everything else that its process does. */
export interface Breather {
  /** To be asked often; lets others run when this slice has had its time. Rejects with the signal's reason once that aborts. */
  rest(done: number): Promise<void>;
  /** True when the slice is over: cheaper than a promise for every stroke. */
  isDue(): boolean;
}

/** `done` runs from 0 to 1 and never backwards. */
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
