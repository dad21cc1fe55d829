import { pauseUntil } from './pause-until';

/**
 * Holds all mails of a run back when the mail server takes none: longer each time, until a mail was taken. What fails
 * while others have failed already is the same failure. `giveUp` is told when it went on for too long.
 */
export function makeServerHold({
  pausesMs,
  stops,
  giveUp,
}: {
  pausesMs: readonly number[];
  stops: AbortSignal;
  giveUp(): void;
}): ServerHold {
  let strikes = 0;
  let until = 0;
  return {
    async wait() {
      while (until > performance.now() && !stops.aborted) await pauseUntil(until, stops);
    },
    strike(startedAt) {
      if (startedAt < until) return 0;
      const pause = pausesMs[strikes];
      strikes += 1;
      if (pause === undefined) giveUp();
      else until = performance.now() + pause;
      return strikes;
    },
    ok() {
      const wasHeld = strikes > 0;
      strikes = 0;
      return wasHeld;
    },
  };
}

export interface ServerHold {
  /** Until the server is to be tried again. */
  wait(): Promise<void>;
  /** `startedAt` (performance.now): when the attempt began that failed. Answers how often in a row the server took nothing; 0 for the same failure as one before. */
  strike(startedAt: number): number;
  /** A mail was taken. Answers whether mails were held back before. */
  ok(): boolean;
}
