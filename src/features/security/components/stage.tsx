import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** One step of several in the same place. When the button that led on is gone with its step, reading goes on here. */
export function Stage({ step, children }: { step: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <Place ref={ref} tabIndex={-1}>
      {children}
    </Place>
  );
}

const Place = styled.div`
  &:focus {
    outline: none;
  }
`;
