import { ArrowDown, ArrowUp } from 'lucide-react';
import { styled } from 'styled-components';
import { formatNumber } from '../lib/format-number';
import { theme } from './theme';
import { VisuallyHidden } from './visually-hidden';

export interface DeltaProps {
  /** Signed change: 14, -4, 0. */
  value: number;
  /** Written after the number: '%', ' points'. */
  unit?: string;
  /** Whether an increase is good. */
  betterWhen?: 'up' | 'down';
}

/** A change with its direction in shape and words; green is better, red is worse. */
export function Delta({ value, unit = '', betterWhen = 'up' }: DeltaProps) {
  if (value === 0) return <Figure $news="flat">±0{unit}</Figure>;
  const direction = value > 0 ? 'up' : 'down';
  return (
    <Figure $news={direction === betterWhen ? 'good' : 'bad'}>
      <VisuallyHidden>{direction} </VisuallyHidden>
      {direction === 'up' ? <ArrowUp /> : <ArrowDown />}
      {formatNumber(Math.abs(value), { maximumFractionDigits: 1 })}
      {unit}
    </Figure>
  );
}

const Figure = styled.span<{ $news: 'good' | 'bad' | 'flat' }>`
  display: inline-flex;
  align-items: center;
  gap: 0.125rem;
  ${theme.type.xs}
  font-weight: ${theme.weight.medium};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: ${({ $news }) => ({ good: theme.tone.green.text, bad: theme.tone.red.text, flat: theme.color.text3 })[$news]};
  svg {
    width: 13px;
    height: 13px;
    stroke-width: 2.25;
  }
`;
