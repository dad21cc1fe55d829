import type { Phrases } from '../phrase-table';

/** Replaces phrase-table.ts in tests: a table that the environment shares among a worker's files. */
export const saidPhrases = (globalThis as unknown as { saidPhrases(): Promise<Phrases> }).saidPhrases;
