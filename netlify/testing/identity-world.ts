import type { registerBusy } from './world';

export type IdentityWorld = Awaited<ReturnType<typeof registerBusy>>;

/** By `noun.operation`, what to call an endpoint with. */
export type IdentityInputs = Record<string, (world: IdentityWorld) => Record<string, unknown>>;
