/** How long to wait for a free connection of the pool. */
export const CONNECT_MS = 10_000;

/**
 * Statement timeout in milliseconds by role: people wait for pages, strangers are limited most, and jobs move
 * whole tables. Sign-in gets as long as pages.
 */
export const STATEMENT_MS = { app: 10_000, auth: 10_000, visitor: 5_000, worker: 60_000 };
