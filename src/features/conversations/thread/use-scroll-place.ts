import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { ThreadLine } from './thread-lines';

/**
 * Keeps what is being read in its place: when older messages come in above, and when new ones come in below while
 * somebody has scrolled up. At the end, new messages come into view; so does what one has just written oneself.
 */
export function useScrollPlace(lines: readonly ThreadLine[] | undefined): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const before = useRef({ first: '', last: '', height: 0, room: 0, fromEnd: 0 });
  const first = lines?.find(({ kind }) => kind !== 'day')?.key ?? '';
  const end = lines?.at(-1);
  const last = end?.key ?? '';
  const isOwn = end?.kind === 'outgoing';

  // Without dependencies: a picture that has loaded meanwhile counts too.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const old = before.current;
    if (old.first === '' && first !== '') box.scrollTop = box.scrollHeight;
    else if (old.first !== first && old.last === last) box.scrollTop += box.scrollHeight - old.height;
    else if (old.last !== last && (isOwn || old.fromEnd < NEAR)) box.scrollTop = box.scrollHeight;
    // The box below may have grown before the observer of its size could say so.
    else if (old.room !== box.clientHeight && old.fromEnd < NEAR) box.scrollTop = box.scrollHeight;
    const note = () => {
      before.current = {
        first,
        last,
        height: box.scrollHeight,
        room: box.clientHeight,
        fromEnd: box.scrollHeight - box.scrollTop - box.clientHeight,
      };
    };
    note();
    box.addEventListener('scroll', note, { passive: true });
    return () => box.removeEventListener('scroll', note);
  });

  // The box below grows with what is written into it, and pictures get their height once they are there: whoever stood at
  // the end stays there.
  useEffect(() => {
    const box = scroller.current;
    if (!box || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (before.current.fromEnd < NEAR) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    const list = box.querySelector('ol');
    if (list) observer.observe(list);
    return () => observer.disconnect();
  }, []);
  return scroller;
}

/** Pixels from the end that still count as being there. */
const NEAR = 120;
