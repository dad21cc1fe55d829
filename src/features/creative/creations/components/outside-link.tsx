import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../../ui/theme';
import { VisuallyHidden } from '../../../../ui/visually-hidden';

/** A link in running text to another website, which learns nothing of where it was followed from. */
export function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Face href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Face>
  );
}

const Face = styled.a`
  color: inherit;
  font-weight: ${theme.weight.medium};
  text-decoration: underline;
  text-underline-offset: 3px;
`;
