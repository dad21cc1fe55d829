import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { mediaUrl, paths } from '../../../config/paths';
import { Logo } from '../../../ui/logo';
import { theme } from '../../../ui/theme';
import { useAuth } from '../../auth/auth-parts';
import { wrap } from '../landing/landing-styles';
import { SECTIONS } from './site-top';

export function SiteFoot() {
  const { session } = useAuth();
  return (
    <Foot>
      <About>
        <Logo height={30} />
        <p>Open-source marketing for small businesses and the agencies that serve them.</p>
        <p>
          <b>
            <ShieldCheck aria-hidden="true" />
            Enterprise Security
          </b>
          Passwords are hashed with Argon2id, the database itself keeps every workspace apart, and no page loads
          anything from a third party.
        </p>
      </About>
      <Column aria-labelledby="foot-product">
        <h2 id="foot-product">Product</h2>
        {SECTIONS.map(({ id, label }) => (
          <a key={id} href={`${paths.home}#${id}`}>
            {label}
          </a>
        ))}
        {!session && <Link to={paths.login}>Login</Link>}
      </Column>
      <Column aria-labelledby="foot-read">
        <h2 id="foot-read">Read</h2>
        <Link to={paths.blog}>Blog</Link>
        <a href={mediaUrl('/api/openapi.json')}>API description</a>
      </Column>
      <Column aria-labelledby="foot-company">
        <h2 id="foot-company">Company</h2>
        <Link to={paths.contact}>Contact</Link>
        <Link to={paths.privacyPolicy}>Privacy policy</Link>
        <Link to={paths.termsOfService}>Terms of service</Link>
      </Column>
    </Foot>
  );
}

const Foot = styled.footer`
  ${wrap}
  display: grid;
  grid-template-columns: 1.6fr 1fr 1fr 1fr;
  gap: ${theme.space[8]};
  padding-block: ${theme.space[12]} ${theme.space[10]};
  ${theme.type.sm}
  color: ${theme.color.text2};
  ${theme.media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const About = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
  > p {
    max-width: 21rem;
    text-wrap: pretty;
  }
  b {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    margin-bottom: ${theme.space[1]};
    color: ${theme.color.text1};
  }
  > svg {
    color: ${theme.color.text1};
  }
`;

const Column = styled.nav`
  display: grid;
  align-content: start;
  justify-items: start;
  h2 {
    margin-bottom: ${theme.space[2]};
    ${theme.type.sm} letter-spacing: 0;
    color: ${theme.color.text1};
  }
  > a {
    padding-block: 0.25rem;
  }
  > a:hover {
    color: ${theme.color.text1};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${theme.media.phone} {
    > a {
      display: inline-flex;
      align-items: center;
      min-height: ${theme.size.touch};
    }
  }
`;
