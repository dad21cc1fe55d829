import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';

/** One group of the gallery under its name. */
export function Board({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <Section $wide={wide}>
      <h2>{title}</h2>
      {children}
    </Section>
  );
}

const Section = styled.section<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[4]};
  min-width: 0;
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
  > h2 {
    ${theme.type.sm} font-weight: ${theme.weight.medium};
    color: ${theme.color.text3};
    letter-spacing: 0;
  }
`;
