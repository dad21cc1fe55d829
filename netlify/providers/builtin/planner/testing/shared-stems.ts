import type * as made from '../stems';

/** Replaces stems.ts in tests: patterns, and what they are made of, that the environment shares among a worker's files. */
export const { stems, hasStem, lettersOf } = (globalThis as unknown as { plannerStems: typeof made }).plannerStems;
