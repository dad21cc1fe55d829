import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';

/** Words about an allowance; amber when it runs out. The words say it too, colour never alone. */
export function AllowanceText({ tone, children }: { tone: 'plain' | 'amber'; children: ReactNode }) {
  return <Words $amber={tone === 'amber'}>{children}</Words>;
}

const Words = styled.span<{ $amber: boolean }>`
  min-width: 0;
  font-variant-numeric: tabular-nums;
  text-wrap: pretty;
  ${({ $amber }) => $amber && `color: ${theme.tone.amber.text}; font-weight: ${theme.weight.medium};`}
`;
