import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonStyles } from './button-styles';
import type { ButtonLook, ButtonSize, ButtonVariant } from './button-styles';
import { VisuallyHidden } from './visually-hidden';

export interface NewTabLinkProps {
  href: string;
  children: ReactNode;
  /** The full accessible name, where several links have the same text: "Open invoice 2026-0001". */
  label?: string;
  icon?: ReactElement;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/**
 * A link that looks like a button, for a document in a new tab, such as one to print. Says that it opens in a
 * new tab.
 */
export function NewTabLink({ href, children, label, icon, variant = 'second', size = 'md' }: NewTabLinkProps) {
  return (
    <Face
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={label && `${label} (opens in a new tab)`}
      $variant={variant}
      $size={size}
      $iconOnly={false}
      $wide={false}
    >
      {icon}
      <span>{children}</span>
      {!label && <VisuallyHidden>(opens in a new tab)</VisuallyHidden>}
    </Face>
  );
}

const Face = styled.a<ButtonLook>`
  ${buttonStyles}
`;
