import { MINUTE_MS } from '../../src/domain/duration';

/** In place of `ports/patience.ts`: in tests these limits are only for what hangs, since a busy machine is slow. */
export const patience = (ms: number): number => Math.max(ms, 5 * MINUTE_MS);
