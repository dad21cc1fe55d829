import type { makeJudge as makeOwnJudge } from '../make-judge';

/** In tests this file stands for make-judge.ts: the judge that the environment keeps for all files of a worker. */
export const makeJudge = (): ReturnType<typeof makeOwnJudge> =>
  (globalThis as unknown as { passwordJudge: typeof makeOwnJudge }).passwordJudge();
