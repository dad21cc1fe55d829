import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import { useWidth } from '../../hooks/use-width';
import { theme } from '../theme';
import { ChartTip } from './chart-tip';
import type { ChartPoint } from './chart-point';
import { LineDrawing } from './line-drawing';
import { placeOf, roomOf } from './line-places';

export interface LineChartProps {
  /** Names the chart: "People reached per day". */
  label: string;
  points: readonly ChartPoint[];
  say: (value: number) => string;
  /** On the axis, where room is short: "2.5k". */
  sayShort: (value: number) => string;
}

/**
 * One lit series from a true zero, with a dotted comparison. A pointer, a finger and the arrow keys move a cursor; it is
 * a slider to screen readers, which read out each day that it reaches.
 */
export function LineChart({ label, points, say, sayShort }: LineChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>(FALLBACK);
  const [cursor, setCursor] = useState<number | null>(null);
  const last = points.length - 1;
  const at = Math.min(cursor ?? last, last);
  const room = roomOf(width, points);

  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left } = currentTarget.getBoundingClientRect();
    const share = (clientX - left - room.left) / (room.right - room.left);
    setCursor(Math.max(0, Math.min(last, Math.round(share * last))));
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      PageDown: at - 7,
      PageUp: at + 7,
      Home: 0,
      End: last,
    }[event.key];
    if (event.key === 'Escape') setCursor(null);
    if (next === undefined) return;
    event.preventDefault();
    setCursor(Math.max(0, Math.min(last, next)));
  };
  return (
    <Plot
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={inWords(points[at]!, say)}
      onKeyDown={move}
      onFocus={() => setCursor((now) => now ?? last)}
      onBlur={() => setCursor(null)}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setCursor(null)}
    >
      <LineDrawing points={points} width={width} cursor={cursor === null ? null : at} say={say} sayShort={sayShort} />
      {cursor !== null && <ChartTip point={points[at]!} x={placeOf(room, at, last)} width={width} say={say} />}
    </Plot>
  );
}

function inWords({ name, value, before, notes }: ChartPoint, say: (value: number) => string): string {
  const compared = before === null ? '' : `, ${say(before)} in the period before`;
  return `${name}: ${value === null ? 'not counted' : say(value)}${compared}${notes.map((note) => `. ${note}`).join('')}`;
}

const FALLBACK = 720;

const Plot = styled.div`
  position: relative;
  min-width: 0;
  border-radius: ${theme.radius.control};
  outline-offset: 4px;
  cursor: crosshair;
  touch-action: pan-y;
  user-select: none;
`;
