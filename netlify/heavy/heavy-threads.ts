import { Worker } from 'node:worker_threads';
import { AppError } from '../errors/app-error';
import type { RenderOptions } from '../ports/image';
import { errorOfThread, type FromThread, type ToThread } from './thread-messages';

/**
 * A pool of threads that each run one task at a time. They start on demand, stay for the next task, and do not
 * keep an otherwise idle process alive. One that takes too long, runs out of memory or dies is replaced.
 */
export function makeHeavyThreads({ file }: { file: string }): HeavyThreads {
  const idle: Worker[] = [];
  const all = new Set<Worker>();

  function start(): Worker {
    const worker = new Worker(file, {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      stdout: false,
      stderr: false,
    });
    all.add(worker);
    worker.once('exit', () => {
      all.delete(worker);
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    });
    worker.on('error', () => undefined); // the caller gets the error below; unhandled, it would end the process
    worker.unref();
    return worker;
  }

  return {
    async run(name, input, { signal, onProgress, mostMs }) {
      signal?.throwIfAborted();
      const worker = idle.pop() ?? start();
      worker.ref();
      let isFit = false;
      let timer: NodeJS.Timeout | undefined;
      let stopListening = (): void => undefined;
      try {
        return await new Promise((done, fail) => {
          const onMessage = (message: FromThread): void => {
            if (message.kind === 'progress') return onProgress?.(message.done);
            isFit = true;
            if (message.kind === 'done') done(message.output);
            else fail(signal?.aborted ? (signal.reason as Error) : errorOfThread(message.error));
          };
          const onError = (error: unknown): void => fail(gone(`the thread failed: ${String(error)}`));
          const onExit = (): void => fail(gone('the thread ended'));
          const onAbort = (): void => worker.postMessage({ kind: 'abort' } satisfies ToThread);
          worker.on('message', onMessage).on('error', onError).on('exit', onExit);
          signal?.addEventListener('abort', onAbort, { once: true });
          timer = setTimeout(
            () =>
              fail(
                new AppError(
                  'unavailable',
                  'This took longer than it should, so we stopped it. Try again in a moment.',
                  { detail: `${name} took longer than ${mostMs} ms` },
                ),
              ),
            mostMs,
          );
          stopListening = () => {
            worker.off('message', onMessage).off('error', onError).off('exit', onExit);
            signal?.removeEventListener('abort', onAbort);
          };
          worker.postMessage({ kind: 'run', name, input } satisfies ToThread);
        });
      } finally {
        clearTimeout(timer);
        stopListening();
        if (isFit && all.has(worker)) {
          worker.unref();
          idle.push(worker);
        } else await worker.terminate();
      }
    },

    stop: async () => void (await Promise.all([...all].map((worker) => worker.terminate()))),
  };
}

const gone = (detail: string): AppError =>
  new AppError('unavailable', 'This could not be finished. Try again in a moment.', { detail });

/** Limit of the JavaScript heap; pixels are outside it. */
const MEMORY_MB = 512;

export interface HeavyThreads {
  /**
   * Runs a task by name. Throws what the task throws; `unavailable` when the thread died or took longer than
   * `mostMs`.
   */
  run(name: string, input: unknown, options: RenderOptions & { mostMs: number }): Promise<unknown>;
  stop(): Promise<void>;
}
