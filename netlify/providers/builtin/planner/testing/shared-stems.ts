/** Replaces stems.ts in tests: patterns that the environment shares among a worker's files. */
export const stems = (globalThis as unknown as { plannerStems(alternatives: string): RegExp }).plannerStems;
