import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';

/** A part of the contact's side, below a line. */
export function Section({ title, side, children }: { title?: string; side?: ReactNode; children: ReactNode }) {
  return (
    <Box>
      {title !== undefined && (
        <Head>
          <h3>{title}</h3>
          {side}
        </Head>
      )}
      {children}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border-top: 1px solid ${theme.color.hairline};
  ${theme.type.sm}
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  h3 {
    ${theme.type.sm}
    font-weight: ${theme.weight.semibold};
  }
`;
