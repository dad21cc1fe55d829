/** Calls `act` once the browser has nothing more urgent to do. Returns a function that calls it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, WITHOUT_IDLE); // Safari
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(act);
  return () => window.cancelIdleCallback(request);
}

/** Milliseconds by which a page has usually settled. */
const WITHOUT_IDLE = 1000;
