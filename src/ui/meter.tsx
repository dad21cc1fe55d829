import { styled } from 'styled-components';
import { formatNumber } from '../lib/format-number';
import { theme } from './theme';

export interface MeterProps {
  label: string;
  value: number;
  max: number;
  /** The value in words; "47 of 200" by default. */
  text?: string;
  /** Shown in the accent colour: only for what is happening now. */
  lit?: boolean;
  /** Amber when nearly full, red when full. The text beside it says so too. */
  tone?: 'amber' | 'red';
  /** For where the label is already visible elsewhere. */
  hideLabel?: boolean;
}

/** A part of a known whole, drawn to scale from zero at the left. */
export function Meter({
  label,
  value,
  max,
  text = `${formatNumber(value)} of ${formatNumber(max)}`,
  lit = false,
  tone,
  hideLabel = false,
}: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <Group>
      {!hideLabel && (
        <Words aria-hidden="true">
          <span>{label}</span>
          <span>{text}</span>
        </Words>
      )}
      <Track
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={text}
        $lit={lit}
        $tone={tone}
      >
        <i style={{ width: `${share * 100}%` }} />
      </Track>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: 0.375rem;
  min-width: 0;
`;

const Words = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[3]};
  ${theme.type.sm}
  > :first-child {
    min-width: 0;
  }
  > :last-child {
    flex: none;
    color: ${theme.color.text2};
    font-variant-numeric: tabular-nums;
  }
`;

export const Track = styled.div<{ $lit: boolean; $tone?: 'amber' | 'red' }>`
  height: 6px;
  border-radius: 3px;
  background: ${theme.color.selected};
  overflow: hidden;
  forced-color-adjust: none;
  i {
    display: block;
    height: 100%;
    border-radius: 3px;
    background: ${({ $lit, $tone }) => ($tone ? theme.tone[$tone].dot : $lit ? theme.color.accentLit : theme.color.text1)};
    transition: width ${theme.duration.slow} ${theme.ease.out};
  }
`;
