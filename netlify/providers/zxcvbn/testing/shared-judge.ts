import type { makeJudge as makeOwnJudge } from '../make-judge';

/** Replaces make-judge.ts in tests: the judge that the environment shares among a worker's files. */
export const makeJudge = (): ReturnType<typeof makeOwnJudge> =>
  (globalThis as unknown as { passwordJudge: typeof makeOwnJudge }).passwordJudge();
