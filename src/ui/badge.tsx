import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { statuses } from './status';
import type { BadgeShape, StatusName } from './status';
import { theme } from './theme';

export interface BadgeProps {
  status: StatusName;
  /** Replaces the status's standard words: "Running" for active, a number for a score. */
  children?: ReactNode;
}

/** The status of something. Tone, shape and words come from one table; there is no colour prop. */
export function Badge({ status, children }: BadgeProps) {
  const { label, shape } = statuses[status];
  return (
    <Chip $status={status} $shape={shape}>
      {children ?? label}
    </Chip>
  );
}

const MARKS: Record<BadgeShape, string> = {
  dot: 'background: var(--mark);',
  ring: 'box-shadow: inset 0 0 0 1.75px var(--mark);',
  half: 'background: linear-gradient(90deg, var(--mark) 50%, transparent 50%); box-shadow: inset 0 0 0 1.5px var(--mark);',
  bar: 'width: 3px; height: 0.625rem; border-radius: 1px; background: var(--mark);',
};

const Chip = styled.span<{ $status: StatusName; $shape: BadgeShape }>`
  --mark: var(--status-${({ $status }) => $status}-dot);
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 0.375rem;
  height: 1.375rem;
  max-width: 100%;
  padding: 0 0.5rem 0 0.4375rem;
  border-radius: ${theme.radius.badge};
  background: var(--status-${({ $status }) => $status}-soft);
  color: var(--status-${({ $status }) => $status}-text);
  font-size: ${theme.text.xs};
  line-height: 1;
  font-weight: ${theme.weight.medium};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0;
  white-space: nowrap;
  &::before {
    content: '';
    flex: none;
    width: 0.4375rem;
    height: 0.4375rem;
    border-radius: 50%;
    forced-color-adjust: none;
    ${({ $shape }) => MARKS[$shape]}
  }
`;
