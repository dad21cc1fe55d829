import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from './theme';

/** Content that only some people need, collapsed behind a summary line. */
export function Details({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <Box>
      <summary>{summary}</summary>
      <Inside>{children}</Inside>
    </Box>
  );
}

const Box = styled.details`
  min-width: 0;
  ${theme.type.sm}
  > summary {
    width: fit-content;
    cursor: pointer;
    font-weight: ${theme.weight.medium};
  }
  ${theme.media.phone} {
    > summary {
      padding-block: ${theme.space[3]};
    }
  }
`;

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding-top: ${theme.space[3]};
`;
