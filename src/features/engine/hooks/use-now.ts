import { useEffect, useState } from 'react';

/** The time, as often as it matters to what is on screen; milliseconds between looks at the clock. */
export function useNow(every = 15_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
