import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes the focus to what has replaced the part of a page that had it, whenever `place` changes; else whoever works by
 * keyboard or screen reader would begin again at the top. The element needs `tabIndex={-1}` and a name.
 */
export function useFocusOnChange<Part extends HTMLElement>(place: string): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    part.current?.focus();
  }, [place]);
  return part;
}
