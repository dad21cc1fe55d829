import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

/** Calls `onSeen` when its content scrolls into view, and again if it is still there after more has come. */
export function WhenSeen({ onSeen, mark, children }: { onSeen: () => void; mark: unknown; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen(), { rootMargin: '200px' });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [mark]);
  return <div ref={place}>{children}</div>;
}
