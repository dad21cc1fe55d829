/**
 * Runs `work` while its hold is renewed. A process that is killed renews nothing any more, and its hold ends by itself;
 * one that lives keeps it, however long the work takes.
 */
export async function whileHeld<T>(
  { renew, pause }: { renew(): Promise<unknown>; pause(ms: number, signal: AbortSignal): Promise<unknown> },
  work: () => Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const renewing = (async () => {
    for (;;) {
      await pause(RENEW_MS, over.signal);
      if (over.signal.aborted) return;
      await renew().catch(() => undefined); // a database that is away for a moment: the next renewal is soon enough
    }
  })();
  try {
    return await work();
  } finally {
    over.abort();
    await renewing;
  }
}

const RENEW_MS = 8_000;
/** Three renewals may be missed. */
export const HOLD_MS = 30_000;
/** How long after the end of a hold somebody looks whether it was renewed after all: the clocks of two machines differ. */
export const LOOK_MS = 5_000;
