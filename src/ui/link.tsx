import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { theme } from './theme';

export type LinkProps = ({ to: string; href?: undefined } | { to?: undefined; href: string }) & {
  children: ReactNode;
  onClick?: () => void;
};

/** A link in running text or at the right of a panel's header: `to` inside the application, `href` elsewhere. */
export function Link({ to, href, children, onClick }: LinkProps) {
  return to !== undefined ? (
    <Routed to={to} onClick={onClick}>
      {children}
    </Routed>
  ) : (
    <Plain href={href} onClick={onClick}>
      {children}
    </Plain>
  );
}

const look = css`
  color: inherit;
  font-weight: ${theme.weight.medium};
  text-decoration: underline;
  text-decoration-color: ${theme.color.control};
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  &:hover {
    text-decoration-color: currentColor;
  }
`;

const Routed = styled(RouterLink)`
  ${look}
`;

const Plain = styled.a`
  ${look}
`;
