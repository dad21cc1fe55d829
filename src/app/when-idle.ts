/** Calls `act` once the browser is idle. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, WITHOUT_IDLE); // Safari has no requestIdleCallback
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(act);
  return () => window.cancelIdleCallback(request);
}

/** Milliseconds after which a page has usually settled, for browsers without requestIdleCallback. */
const WITHOUT_IDLE = 1000;
