import { MINUTE_MS } from '../../src/domain/duration';

/** In place of `database/patience.ts`: in tests these limits are only for what hangs, since a busy machine is slow. */
export const CONNECT_MS = 5 * MINUTE_MS;
export const STATEMENT_MS = { app: CONNECT_MS, auth: CONNECT_MS, visitor: CONNECT_MS, worker: CONNECT_MS };
