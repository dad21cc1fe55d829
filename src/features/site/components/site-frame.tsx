import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../../config/paths';
import { ButtonLink } from '../../../ui/button-link';
import { Logo } from '../../../ui/logo';
import { theme } from '../../../ui/theme';
import { useAuth } from '../../auth/auth-parts';

/** Top bar and foot of the public pages. Who is signed in finds the way to the dashboard instead of to the login. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { session } = useAuth();
  return (
    <Site>
      <Top>
        <Link to={paths.home} aria-label="Fourbeat, home">
          <Logo height={30} />
        </Link>
        <Actions aria-label="Account">
          {session ? (
            <ButtonLink to={paths.overview} variant="primary">Dashboard</ButtonLink>
          ) : (
            <>
              <ButtonLink to={paths.login} variant="quiet">Login</ButtonLink>
              <ButtonLink to={paths.register} variant="primary">Start Free Trial</ButtonLink>
            </>
          )}
        </Actions>
      </Top>
      <Main id="main" tabIndex={-1}>{children}</Main>
      <Foot>
        <p>Open-source marketing for small businesses and the agencies that serve them.</p>
        <nav aria-label="Site">
          <Link to={paths.blog}>Blog</Link>
          <Link to={paths.contact}>Contact</Link>
          <Link to={paths.privacyPolicy}>Privacy policy</Link>
          <Link to={paths.termsOfService}>Terms of service</Link>
        </nav>
      </Foot>
    </Site>
  );
}

const Site = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  background: ${theme.color.panel};
`;

const wrap = `
  width: 100%;
  max-width: calc(${theme.size.content} + 4rem);
  margin-inline: auto;
  padding-inline: ${theme.space[8]};
  ${theme.media.phone} { padding-inline: ${theme.space[4]}; }
`;

const Top = styled.header`
  ${wrap}
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex: none;
  gap: ${theme.space[4]};
  height: 4.5rem;
  ${theme.media.phone} { gap: ${theme.space[2]}; height: 4rem; }
`;

const Actions = styled.nav`
  display: flex;
  gap: ${theme.space[2]};
  ${theme.media.phone} { gap: 0; }
`;

const Main = styled.main`
  ${wrap}
  flex: 1;
  &:focus { outline: none; }
`;

const Foot = styled.footer`
  ${wrap}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[4]} ${theme.space[8]};
  padding-block: ${theme.space[10]};
  color: ${theme.color.text2};
  ${theme.type.sm}
  > nav { display: flex; flex-wrap: wrap; gap: ${theme.space[2]} ${theme.space[6]}; }
  a:hover { color: ${theme.color.text1}; }
  ${theme.media.phone} { a { display: flex; align-items: center; min-height: ${theme.size.touch}; } > nav { row-gap: 0; } }
`;
