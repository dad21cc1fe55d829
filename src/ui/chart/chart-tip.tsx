import { styled } from 'styled-components';
import { theme } from '../theme';
import type { ChartPoint } from './chart-point';

/** The values at a chart's cursor. The slider says the same to screen readers. */
export function ChartTip({ point: { name, value, before, notes }, x, width, say }: ChartTipProps) {
  const left = x > width / 2;
  return (
    <Box aria-hidden="true" style={left ? { right: width - x + GAP } : { left: x + GAP }}>
      <b>{name}</b>
      <span>{value === null ? 'Not counted' : say(value)}</span>
      {before !== null && <small>{say(before)} in the period before</small>}
      {notes.slice(0, SHOWN).map((note, index) => (
        <small key={index} dir="auto">
          {note}
        </small>
      ))}
      {notes.length > SHOWN && <small>and {notes.length - SHOWN} more</small>}
    </Box>
  );
}

const GAP = 12;
const SHOWN = 3;

const Box = styled.div`
  position: absolute;
  top: 0.5rem;
  display: grid;
  gap: 0.125rem;
  max-width: min(15rem, 48%);
  padding: 0.5rem 0.75rem;
  border: 1px solid ${theme.color.soft};
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow[2]};
  pointer-events: none;
  ${theme.type.sm}
  font-variant-numeric: tabular-nums;
  b {
    font-weight: ${theme.weight.semibold};
  }
  small {
    ${theme.type.xs}
    color: ${theme.color.text2};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

interface ChartTipProps {
  point: ChartPoint;
  x: number;
  width: number;
  say: (value: number) => string;
}
