import { useEffect, useState } from 'react';

/** The time, anew every so many milliseconds: a page left open keeps saying "20 minutes ago" truthfully. */
export function useNow(every = 15_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
