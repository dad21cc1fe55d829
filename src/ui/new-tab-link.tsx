import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonStyles } from './button-styles';
import type { ButtonLook, ButtonSize, ButtonVariant } from './button-styles';
import { VisuallyHidden } from './visually-hidden';

export interface NewTabLinkProps {
  href: string;
  children: ReactNode;
  /** Its whole name, where many say the same: "Open invoice 2026-0001". */
  label?: string;
  icon?: ReactElement;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button, for a page of its own beside the application: a document to print. Says that it opens elsewhere. */
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
