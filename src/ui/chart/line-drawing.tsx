import { styled } from 'styled-components';
import { theme } from '../theme';
import { labelPlaces } from './chart-axis';
import type { ChartPoint } from './line-chart';
import { heightOf, placeOf, roomOf } from './line-places';

/** The chart as a picture; its words are those of the slider around it. */
export function LineDrawing({ points, width, cursor, say, sayShort }: LineDrawingProps) {
  const room = roomOf(width, points);
  const last = points.length - 1;
  const x = (index: number) => round(placeOf(room, index, last));
  const y = (value: number) => round(heightOf(room, value));
  const line = (valueOf: (point: ChartPoint) => number) =>
    points.map((point, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(valueOf(point))}`).join('');
  const lit = line(({ value }) => value);
  const compared = points.every(({ before }) => before !== null);
  const peak = points.reduce((best, { value }, index) => (value > points[best]!.value ? index : best), 0);
  const marked = cursor ?? (points[peak]!.value > 0 ? peak : null);
  return (
    <Drawing width={width} height={room.height} viewBox={`0 0 ${width} ${room.height}`} aria-hidden="true">
      {room.ticks.map((tick) => (
        <g key={tick}>
          <line x1={room.left} x2={room.right} y1={y(tick)} y2={y(tick)} data-grid="" />
          <text x={room.left - 8} y={y(tick) + 4} textAnchor="end">
            {sayShort(tick)}
          </text>
        </g>
      ))}
      {labelPlaces(points.length, room.narrow ? 3 : 5).map((place) => (
        <text
          key={place}
          x={x(place)}
          y={room.height - 4}
          textAnchor={last === 0 ? 'middle' : place === 0 ? 'start' : place === last ? 'end' : 'middle'}
        >
          {points[place]!.short}
        </text>
      ))}
      {compared && <path d={line(({ before }) => before ?? 0)} data-series="before" />}
      <path d={`${lit}L${x(last)} ${room.bottom}L${x(0)} ${room.bottom}Z`} data-series="area" />
      <path d={lit} data-series="lit" />
      {points.map(
        ({ key, notes }, index) =>
          notes.length > 0 && <circle key={key} cx={x(index)} cy={room.bottom} r="3" data-note="" />,
      )}
      {marked !== null && (
        <>
          <line x1={x(marked)} x2={x(marked)} y1={y(points[marked]!.value)} y2={room.bottom} data-drop="" />
          <circle cx={x(marked)} cy={y(points[marked]!.value)} r="4.5" data-mark="" />
        </>
      )}
      {cursor === null && marked !== null && (
        <text
          x={x(marked) + (x(marked) < width / 2 ? 10 : -10)}
          y={Math.max(y(points[marked]!.value) + 4, 11)}
          textAnchor={x(marked) < width / 2 ? 'start' : 'end'}
          data-peak=""
        >
          {peakWords(points[marked]!, room.narrow ? 18 : 36, say, sayShort)}
        </text>
      )}
    </Drawing>
  );
}

/** "9.6k, “The side cut”" */
function peakWords({ value, notes: [note] }: ChartPoint, most: number, say: Say, sayShort: Say): string {
  if (note === undefined) return say(value);
  return `${sayShort(value)}, “${note.length > most ? `${note.slice(0, most - 1).trimEnd()}…` : note}”`;
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  text {
    font-family: ${theme.font.ui};
    font-size: 11px;
    font-variant-numeric: tabular-nums;
    fill: ${theme.color.text3};
  }
  path {
    fill: none;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  [data-grid] {
    stroke: ${theme.color.chartGrid};
  }
  [data-series='before'] {
    stroke: ${theme.color.text3};
    stroke-opacity: 0.7;
    stroke-width: 1.75;
    stroke-dasharray: 1.5 4;
  }
  [data-series='lit'] {
    stroke: ${theme.chart[0]};
    stroke-width: 2.25;
  }
  [data-series='area'] {
    fill: ${theme.chart[0]};
    opacity: 0.08;
  }
  [data-note] {
    fill: ${theme.color.text2};
    stroke: ${theme.color.panel};
    stroke-width: 1.5;
  }
  [data-drop] {
    stroke: ${theme.color.text3};
    stroke-dasharray: 2 3;
  }
  [data-mark] {
    fill: ${theme.color.panel};
    stroke: ${theme.chart[0]};
    stroke-width: 2.25;
  }
  [data-peak] {
    font-weight: ${theme.weight.semibold};
    fill: ${theme.color.text1};
    paint-order: stroke;
    stroke: ${theme.color.panel};
    stroke-width: 4px;
    stroke-linejoin: round;
  }
`;

type Say = (value: number) => string;

interface LineDrawingProps {
  points: readonly ChartPoint[];
  width: number;
  /** The day under the cursor; null shows the peak. */
  cursor: number | null;
  say: Say;
  sayShort: Say;
}
