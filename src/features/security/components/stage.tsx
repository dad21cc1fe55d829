import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

/**
 * One of several steps shown in the same place. The pressed button disappears with its step, so the focus moves
 * here.
 */
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
