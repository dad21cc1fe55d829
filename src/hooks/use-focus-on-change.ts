import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the part that replaced the focused part of a page, whenever `place` changes; otherwise
 * keyboard and screen reader users would start again at the top. The element needs `tabIndex={-1}` and a name.
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
