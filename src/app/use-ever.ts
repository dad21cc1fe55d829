import { useState } from 'react';

/** Whether a flag has ever been true. What was opened stays mounted, so that it can animate while it closes. */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
