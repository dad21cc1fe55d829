import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { theme } from './theme';

/** A link from a page to its parent, above the header. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Top>
      <Back to={to}>
        <ArrowLeft />
        {children}
      </Back>
    </Top>
  );
}

const Top = styled.div`
  display: flex;
  align-items: center;
  min-height: ${theme.size.controlMd};
  margin-block: calc(${theme.space[2]} * -1) calc(${theme.space[6]} * -1);
  ${theme.media.phone} {
    margin-bottom: calc(${theme.space[4]} * -1);
  }
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  ${theme.type.sm}
  font-weight: ${theme.weight.medium};
  color: ${theme.color.text2};
  &:hover {
    color: ${theme.color.text1};
  }
  svg {
    width: 16px;
    height: 16px;
  }
  ${theme.media.phone} {
    min-height: ${theme.size.touch};
  }
`;
