import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from './theme';

/** A page's content column: at most 1280 px wide, 32 px between sections. `full` fills the frame instead. */
export function Page({ full = false, children }: { full?: boolean; children: ReactNode }) {
  return full ? <Full>{children}</Full> : <Content>{children}</Content>;
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[8]};
  width: 100%;
  max-width: calc(${theme.size.content} + 4rem);
  margin: 0 auto;
  padding: ${theme.space[8]} ${theme.space[8]} ${theme.space[12]};
  ${theme.media.phone} {
    gap: ${theme.space[6]};
    padding: ${theme.space[6]} ${theme.space[4]} ${theme.space[12]};
  }
`;

const Full = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;
