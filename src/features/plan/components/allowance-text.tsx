import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';

/**
 * Text about an allowance; amber when it is running out. The words say so too, so that colour is never the only
 * sign.
 */
export function AllowanceText({ tone, children }: { tone: 'plain' | 'amber'; children: ReactNode }) {
  return <Words $amber={tone === 'amber'}>{children}</Words>;
}

const Words = styled.span<{ $amber: boolean }>`
  min-width: 0;
  font-variant-numeric: tabular-nums;
  text-wrap: pretty;
  ${({ $amber }) => $amber && `color: ${theme.tone.amber.text}; font-weight: ${theme.weight.medium};`}
`;
