import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until `moment` (performance.now), or until the signal aborts. */
export async function pauseUntil(moment: number, stops: AbortSignal): Promise<void> {
  const left = moment - performance.now();
  if (left > 0 && !stops.aborted) await sleep(left, undefined, { signal: stops }).catch(() => undefined);
}
