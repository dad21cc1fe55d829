import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Shuts a program down in order, once: on SIGINT, SIGTERM, SIGHUP, a failure, or when `ended` is called. Steps
 * run last in, first out; a step that fails or hangs for `boundMs` does not stop the others. A second signal
 * exits at once.
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
        await Promise.race([Promise.resolve().then(step), sleep(boundMs, undefined, { ref: false })]).catch(
          (error: unknown) => console.error(error),
        );
      }
      process.exit(exitCode);
    })();
  };
  const onSignal = (): void => (running ? process.exit(1) : ended(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  process.on('uncaughtException', (error) => ended(1, error.stack ?? error.message));
  return { before: (step) => void steps.push(step), ended };
}

/**
 * npm passes a signal to the shell that it started, not to the program inside, and both are gone before the
 * program notices. Under npm, calls back when npm or a process between it and this one is gone.
 */
export function watchLauncher(onGone: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const links = linksToNpm();
  setInterval(() => {
    if (links.some(({ pid, parent }) => parentOf(pid) !== parent)) onGone();
  }, 250).unref();
}

/** The processes from this one up to npm with their parents; without /proc, only this one. */
function linksToNpm(): { pid: number; parent: number }[] {
  const links = [{ pid: process.pid, parent: process.ppid }];
  for (let parent = process.ppid; links.length < 5;) {
    const next = parentOf(parent);
    if (next === undefined || next === 0 || isNpm(parent)) break;
    links.push({ pid: parent, parent: next });
    parent = next;
  }
  return isNpm(links.at(-1)?.parent ?? 0) ? links : links.slice(0, 1);
}

function isNpm(pid: number): boolean {
  try {
    return /^npm\b|\bnpm(-cli\.js)?\0/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return false;
  }
}

function parentOf(pid: number): number | undefined {
  if (pid === process.pid) return process.ppid;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

export interface Shutdown {
  /** Adds a step; it runs before all earlier ones. */
  before(step: () => Promise<unknown> | void): void;
  ended(exitCode: number, why?: string): void;
}
