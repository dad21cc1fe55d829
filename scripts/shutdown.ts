import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Stops a program in order, once: on SIGINT, SIGTERM, SIGHUP, a failure, or when `ended` is called. Steps run last in,
 * first out; a step that fails or hangs for `boundMs` does not keep the others from running. A second signal ends at once.
 */
export function createShutdown(boundMs = 30_000): Shutdown {
  const steps: (() => Promise<unknown> | void)[] = [];
  let running = false;
  const ended = (exitCode: number, why?: string): void => {
    if (why) console.error(why);
    if (running) return;
    running = true;
    void (async () => {
      for (const step of steps.reverse()) {
        await Promise.race([Promise.resolve().then(step), sleep(boundMs, undefined, { ref: false })]).catch((error: unknown) => console.error(error));
      }
      process.exit(exitCode);
    })();
  };
  const onSignal = (): void => (running ? process.exit(1) : ended(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  process.on('uncaughtException', (error) => ended(1, error.stack ?? error.message));
  return { before: (step) => void steps.push(step), ended };
}

export interface Shutdown {
  /** Adds a step; it runs before all that were added earlier. */
  before(step: () => Promise<unknown> | void): void;
  ended(exitCode: number, why?: string): void;
}
