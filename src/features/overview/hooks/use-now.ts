import { useEffect, useState } from 'react';

/** The time, anew every minute: a page left open keeps saying "20 minutes ago" and "Good morning" truthfully. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const MINUTE = 60_000;
