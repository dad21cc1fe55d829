import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from './theme';

/** A label that somebody gave to something; outlined, so that it is not mistaken for a status. */
export function Tag({ icon, children }: { icon?: ReactElement; children: ReactNode }) {
  return (
    <Box>
      {icon}
      <span>{children}</span>
    </Box>
  );
}

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3125rem;
  max-width: 100%;
  height: 1.25rem;
  padding: 0 0.4375rem;
  border: 1px solid ${theme.color.soft};
  border-radius: ${theme.radius.tag};
  font-size: ${theme.text.xs};
  color: ${theme.color.text2};
  white-space: nowrap;
  > svg {
    width: 12px;
    height: 12px;
  }
  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
