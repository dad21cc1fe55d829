import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from './theme';

type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8;

/** Vertical layout; 24 px between panels by default. */
export function Stack({ gap = 6, children }: { gap?: Gap; children: ReactNode }) {
  return <Column $gap={gap}>{children}</Column>;
}

/** Horizontal layout that wraps when there is no room. */
export function Row({ gap = 2, between = false, children }: { gap?: Gap; between?: boolean; children: ReactNode }) {
  return (
    <Line $gap={gap} $between={between}>
      {children}
    </Line>
  );
}

const Column = styled.div<{ $gap: Gap }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap }) => theme.space[$gap]};
  min-width: 0;
`;

const Line = styled.div<{ $gap: Gap; $between: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $between }) => ($between ? 'space-between' : 'flex-start')};
  gap: ${({ $gap }) => theme.space[$gap]};
  min-width: 0;
`;
