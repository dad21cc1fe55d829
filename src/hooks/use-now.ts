import { useEffect, useState } from 'react';

/** The current time, refreshed every so many milliseconds, so that a page left open keeps "20 minutes ago" true. */
export function useNow(every = 15_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
