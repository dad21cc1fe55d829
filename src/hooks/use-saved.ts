import { useEffect, useState } from 'react';

/**
 * True for the specification's three seconds after `mark(true)`, for showing 'Saved!'; `mark(false)` ends it at
 * once.
 */
export function useSaved(): [saved: boolean, mark: (saved: boolean) => void] {
  const [saved, mark] = useState(false);
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => mark(false), SAVED_FOR);
    return () => clearTimeout(timer);
  }, [saved]);
  return [saved, mark];
}

const SAVED_FOR = 3000;
