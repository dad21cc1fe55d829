import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width of an element in pixels, kept current; `fallback` until it is measured, as where there is no layout. */
export function useWidth<E extends HTMLElement>(fallback: number): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(fallback);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth || fallback);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [fallback]);
  return [ref, width];
}
