import type { registerBusy } from './world';

export type IdentityWorld = Awaited<ReturnType<typeof registerBusy>>;

/** Inputs for each endpoint, by `noun.operation`. */
export type IdentityInputs = Record<string, (world: IdentityWorld) => Record<string, unknown>>;
