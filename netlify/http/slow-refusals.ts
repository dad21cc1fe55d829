import { setTimeout } from 'node:timers/promises';
import { MINUTE_MS, SECOND_MS } from '../../src/domain/duration';
import type { AppError } from '../errors/app-error';

/**
 * Makes going on after a refusal dear for the caller and cheap for everybody else: the refusal is repeated without
 * asking who calls, and told later each time. A person who is refused now and then notices nothing. Remembers in this
 * process alone, which is where a flood takes time from others.
 */
export function makeSlowRefusals({ now = () => performance.now(), wait = pause }: Partial<Ports> = {}) {
  /** In order of age; every caller's newest refusal is at the end. */
  const callers = new Map<string, { refused: number; since: number }>();
  const ends = new Map<string, { at: number; error: AppError }>();
  let waiting = 0;

  return {
    forget(): void {
      callers.clear();
      ends.clear();
    },

    /** Throws what was last answered to these calls of this caller, until the time is over that it named. */
    repeat(call: string): void {
      const known = ends.get(call);
      if (!known) return;
      const seconds = Math.ceil((known.at - now()) / SECOND_MS);
      if (seconds > 0) throw known.error;
      ends.delete(call);
    },

    /** Every call of this kind by this caller is refused until then. */
    remember(call: string, error: AppError): void {
      if (error.code !== 'rate_limited' || !error.retryAfter) return;
      ends.set(call, { at: now() + Math.min(error.retryAfter, LONGEST_MEMORY) * SECOND_MS, error });
      forgetOldest(ends);
    },

    /** Waits before a refusal is answered, if the caller has had many within the last minute. */
    async slow(caller: string, signal?: AbortSignal): Promise<void> {
      const before = callers.get(caller);
      const isFresh = before === undefined || now() - before.since > MINUTE_MS;
      const { refused, since } = isFresh ? { refused: 1, since: now() } : { ...before, refused: before.refused + 1 };
      callers.delete(caller);
      callers.set(caller, { refused, since });
      forgetOldest(callers);
      const ms = Math.min(LONGEST_MS, (refused - FREE) * STEP_MS);
      if (ms <= 0 || waiting >= MOST_WAITING) return;
      waiting += 1;
      try {
        await wait(ms, signal);
      } finally {
        waiting -= 1;
      }
    },
  };
}

function forgetOldest(memory: Map<string, unknown>): void {
  if (memory.size <= MOST_REMEMBERED) return;
  const [oldest] = memory.keys();
  memory.delete(oldest!);
}

/** A stopped process does not wait for these, nor for callers who have left. */
const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { ref: false, ...(signal && { signal }) }).catch(() => undefined);

/** What a page that is refused may ask again by itself before it is slowed down. */
const FREE = 20;
const STEP_MS = 50;
const LONGEST_MS = 5 * SECOND_MS;
/** A limit that is raised meanwhile holds again soon. */
const LONGEST_MEMORY = 10;
const MOST_WAITING = 5_000;
const MOST_REMEMBERED = 10_000;

interface Ports {
  /** Milliseconds that only go forwards. */
  now(): number;
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}
