import type { lexiconIn as readLexicon } from '../lexicons';

/** Replaces lexicons.ts in tests: tables that the environment shares among a worker's files. */
export const lexiconIn = (globalThis as unknown as { lexiconIn: typeof readLexicon }).lexiconIn;
