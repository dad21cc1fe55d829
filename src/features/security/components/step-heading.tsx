import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';

/** What a step is about that begins with reading, not with typing: it takes the focus of the form before it. */
export function StepHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <Heading ref={ref} tabIndex={-1}>
      {children}
    </Heading>
  );
}

const Heading = styled.h3`
  ${theme.type.lg}
  &:focus {
    outline: none;
  }
`;
