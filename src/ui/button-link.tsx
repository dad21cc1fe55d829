import type { ReactElement, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { buttonStyles } from './button-styles';
import type { ButtonLook, ButtonSize, ButtonVariant } from './button-styles';
import { Tooltip } from './tooltip';

export type ButtonLinkProps = Target &
  Words & {
    variant?: ButtonVariant;
    size?: ButtonSize;
    wide?: boolean;
    onClick?: () => void;
  };

/** A link that looks like a button: `to` inside the application, `href` for files and other sites. */
export function ButtonLink({
  to,
  href,
  download,
  variant = 'second',
  size = 'md',
  wide = false,
  icon,
  iconEnd,
  iconOnly = false,
  label,
  onClick,
  children,
}: ButtonLinkProps) {
  const look = { $variant: variant, $size: size, $iconOnly: iconOnly, $wide: wide, 'aria-label': label, onClick };
  const content = (
    <>
      {icon}
      {!iconOnly && <span>{children}</span>}
      {iconEnd}
    </>
  );
  const link =
    to !== undefined ? (
      <Routed to={to} {...look}>
        {content}
      </Routed>
    ) : (
      <Plain href={href} download={download} {...look}>
        {content}
      </Plain>
    );
  return iconOnly ? <Tooltip label={label}>{link}</Tooltip> : link;
}

const Routed = styled(RouterLink)<ButtonLook>`
  ${buttonStyles}
`;

const Plain = styled.a<ButtonLook>`
  ${buttonStyles}
`;

type Target =
  | { to: string; href?: undefined; download?: undefined }
  | { to?: undefined; href: string; download?: boolean | string };
type Words =
  | { iconOnly?: false; label?: undefined; icon?: ReactElement; iconEnd?: ReactElement; children: ReactNode }
  | { iconOnly: true; label: string; icon: ReactElement; iconEnd?: undefined; children?: undefined };
