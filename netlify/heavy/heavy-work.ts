import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { MINUTE_MS } from '../../src/domain/duration';
import type { HeavyTask } from '../ports/heavy-work';
import type { RenderOptions } from '../ports/image';
import { makeFairQueue } from './fair-queue';
import { makeHeavyThreads, type HeavyThreads } from './heavy-threads';
import { currentShare } from './work-share';
import { patience } from '../ports/patience';

/**
 * Runs a task when it is its turn: in a thread where the process has some (`useHeavyThreads`), otherwise in this
 * one. The only way to draw, decode or encode pictures and clips. Throws what the task throws, and what
 * FairQueue.take throws.
 */
export async function runHeavy<Input, Output>(
  task: HeavyTask<Input, Output>,
  input: Input,
  options: RenderOptions = {},
): Promise<Output> {
  if (within.getStore())
    throw new Error(
      `The task ${within.getStore()} asks for ${task.name}: once every place is taken by such tasks, all of them wait for ever.`,
    );
  const { name: share, patient } = currentShare();
  const weight = task.weigh?.(input) ?? 'light';
  const release = await queue.take({ share, patient, weight, signal: options.signal });
  try {
    return await (threads
      ? (threads.run(task.name, input, {
          ...options,
          mostMs: weight === 'long' ? LONG_MS : SHORT_MS,
        }) as Promise<Output>)
      : within.run(task.name, () => task.run(input, options)));
  } finally {
    release();
  }
}

/**
 * Runs work that already uses Node's own threads, such as hashing a password: the same queueing and refusals,
 * with places of its own.
 */
export async function runInTurn<Output>(work: () => Promise<Output>): Promise<Output> {
  const { name: share, patient } = currentShare();
  const release = await hashing.take({ share, patient });
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * Moves heavy work off the event loop from now on; `file` is the built heavy-thread.ts. For long-lived
 * processes. Throws when the file is missing.
 */
export function useHeavyThreads(file: string): { stop(): Promise<void> } {
  if (!existsSync(file)) throw new Error(`${file} is missing: build again.`); // otherwise every single picture would fail
  const started = makeHeavyThreads({ file });
  threads = started;
  return {
    stop: async () => {
      threads = undefined;
      await started.stop();
    },
  };
}

/** The event loop and the database need processors too. */
const places = Math.max(2, Math.min(4, availableParallelism() - 1));
const queue = makeFairQueue({
  places,
  placesFor: { long: places - 1, large: 1 },
  waiting: 200,
  waitingEach: 40,
  patienceMs: patience(30_000),
});
/** Each takes 46 MB and 12 ms of CPU time (identity-wiring.ts). */
const hashing = makeFairQueue({
  places: 2,
  placesFor: { long: 2, large: 2 },
  waiting: 100,
  waitingEach: 25,
  patienceMs: patience(15_000),
});
let threads: HeavyThreads | undefined;
const within = new AsyncLocalStorage<string>();

/** Anything longer has gone wrong: a picture takes seconds, a thirty-second clip in 4k some minutes. */
const SHORT_MS = MINUTE_MS;
const LONG_MS = 14 * MINUTE_MS;
