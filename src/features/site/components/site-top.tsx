import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../../config/paths';
import { ButtonLink } from '../../../ui/button-link';
import { Logo } from '../../../ui/logo';
import { theme } from '../../../ui/theme';
import { useAuth } from '../../auth/auth-parts';
import { wrap } from '../landing/landing-styles';
import { TrialLink } from './trial-link';

/** The top bar. On a phone its links are in a row of their own: a menu would need a script. */
export function SiteTop() {
  const { session } = useAuth();
  return (
    <Bar>
      <Home to={paths.home} aria-label="Fourbeat, home">
        <Logo height={30} />
      </Home>
      <Places aria-label="On this page">
        {SECTIONS.map(({ id, label }) => (
          <a key={id} href={`${paths.home}#${id}`}>
            {label}
          </a>
        ))}
        <Link to={paths.blog}>Blog</Link>
      </Places>
      <Account aria-label="Account">
        {session ? (
          <ButtonLink to={paths.overview} variant="primary">
            Dashboard
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to={paths.login} variant="quiet">
              Login
            </ButtonLink>
            <TrialLink variant="primary" />
          </>
        )}
      </Account>
    </Bar>
  );
}

/** The links of the top bar and footer, by section id. */
export const SECTIONS = [
  { id: 'features', label: 'Features' },
  { id: 'how', label: 'How It Works' },
  { id: 'pricing', label: 'Pricing' },
] as const;

const Bar = styled.header`
  ${wrap}
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-height: 4.5rem;
  ${theme.media.phone} {
    flex-wrap: wrap;
    gap: 0 ${theme.space[2]};
    padding-block: ${theme.space[2]} 0;
    min-height: 0;
  }
`;

const Home = styled(Link)`
  flex: none;
  padding-block: ${theme.space[2]};
  ${theme.media.phone} {
    > svg {
      width: auto;
      height: 26px;
    }
  }
`;

const Places = styled.nav`
  display: flex;
  gap: ${theme.space[6]};
  margin-left: ${theme.space[4]};
  ${theme.type.sm}
  font-weight: ${theme.weight.medium};
  color: ${theme.color.text2};
  > a {
    padding-block: ${theme.space[2]};
  }
  > a:hover {
    color: ${theme.color.text1};
  }
  ${theme.media.phone} {
    order: 3;
    flex: 1 0 100%;
    justify-content: space-between;
    gap: 0;
    margin: ${theme.space[1]} 0 0;
    > a {
      display: inline-flex;
      align-items: center;
      min-height: ${theme.size.touch};
    }
  }
`;

const Account = styled.nav`
  display: flex;
  gap: ${theme.space[2]};
  margin-left: auto;
  ${theme.media.phone} {
    gap: 0;
    > a {
      padding-inline: 0.625rem;
    }
  }
`;
