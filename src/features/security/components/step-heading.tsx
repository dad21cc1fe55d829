import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';

/** Heading of a step that starts with reading instead of typing: it takes the focus from the previous form. */
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
