import { pauseUntil } from './sending-pause';

/**
 * Pauses all emails of a run when the mail server accepts none: longer each time, until one is accepted.
 * Failures at the same time count as one. `giveUp` is called when it lasts too long.
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
  /** Waits until the server should be tried again. */
  wait(): Promise<void>;
  /**
   * `startedAt` (performance.now): when the failed attempt began. Returns how many times in a row the server
   * accepted nothing; 0 for a failure that was already counted.
   */
  strike(startedAt: number): number;
  /** An email was accepted. Returns whether emails were paused before. */
  ok(): boolean;
}
