import { useEffect, useState } from 'react';

/** The time, as often as the pages ask for what is new. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const EVERY = 15_000;
