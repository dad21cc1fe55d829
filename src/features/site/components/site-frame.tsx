import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';
import { wrap } from '../landing/landing-styles';
import { SiteFoot } from './site-foot';
import { SiteTop } from './site-top';

/** Top bar and footer around public pages of a single column. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <Site>
      <SiteTop />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <SiteFoot />
    </Site>
  );
}

const Site = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  background: ${theme.color.panel};
`;

const Main = styled.main`
  ${wrap}
  flex: 1;
  &:focus {
    outline: none;
  }
`;
