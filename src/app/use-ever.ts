import { useState } from 'react';

/** Whether something has been true at least once: what was opened stays mounted, so that it can also close in its time. */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
