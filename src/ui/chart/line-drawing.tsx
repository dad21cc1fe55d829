import { styled } from 'styled-components';
import { theme } from '../theme';
import { labelPlaces } from './chart-axis';
import type { ChartPoint } from './chart-point';
import { heightOf, placeOf, roomOf } from './line-places';

/** The chart as a picture; its words are those of the slider around it. */
export function LineDrawing({ points, width, cursor, say, sayShort }: LineDrawingProps) {
  const room = roomOf(width, points);
  const last = points.length - 1;
  const x = (index: number) => round(placeOf(room, index, last));
  const y = (value: number) => round(heightOf(room, value));
  const known = (of: 'value' | 'before') =>
    points.flatMap((point, index) => {
      const value = point[of];
      return value === null ? [] : [{ index, value }];
    });
  const line = (its: readonly Known[]) =>
    its.map(({ index, value }, at) => `${at === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('');
  const values = known('value');
  // A day that is not over is no fall: it stands apart, dashed.
  const isOpen = points[last]?.unfinished === true && values.at(-1)?.index === last && values.length > 1;
  const finished = isOpen ? values.slice(0, -1) : values;
  const peak = values.reduce<Known | undefined>((best, it) => (it.value > (best?.value ?? 0) ? it : best), undefined);
  const marked = cursor === null ? peak : values.find(({ index }) => index === cursor);
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
      <path d={line(known('before'))} data-series="before" />
      {finished.length > 0 && (
        <path
          d={`${line(finished)}L${x(finished.at(-1)!.index)} ${room.bottom}L${x(finished[0]!.index)} ${room.bottom}Z`}
          data-series="area"
        />
      )}
      <path d={line(finished)} data-series="lit" />
      {isOpen && <path d={line(values.slice(-2))} data-series="open" />}
      {points.map(
        ({ key, notes }, index) =>
          room.roomy && notes.length > 0 && <circle key={key} cx={x(index)} cy={room.bottom} r="2.5" data-note="" />,
      )}
      {marked && (
        <>
          <line x1={x(marked.index)} x2={x(marked.index)} y1={y(marked.value)} y2={room.bottom} data-drop="" />
          <circle cx={x(marked.index)} cy={y(marked.value)} r="4.5" data-mark="" />
        </>
      )}
      {cursor === null && marked && (
        <text
          x={x(marked.index) + (x(marked.index) < width / 2 ? 10 : -10)}
          y={Math.max(y(marked.value) + 4, 11)}
          textAnchor={x(marked.index) < width / 2 ? 'start' : 'end'}
          data-peak=""
        >
          {peakWords(marked.value, points[marked.index]!.notes[0], room.narrow ? 18 : 36, say, sayShort)}
        </text>
      )}
    </Drawing>
  );
}

/** "9.6k, “The side cut”" */
function peakWords(value: number, note: string | undefined, most: number, say: Say, sayShort: Say): string {
  if (note === undefined) return say(value);
  return `${sayShort(value)}, ${note.length > most ? `${note.slice(0, most - 1).trimEnd()}…${note.at(-1) === '”' ? '”' : ''}` : note}`;
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
  [data-series='open'] {
    stroke: ${theme.chart[0]};
    stroke-width: 1.75;
    stroke-dasharray: 4 4;
  }
  [data-series='area'] {
    fill: ${theme.chart[0]};
    opacity: 0.08;
  }
  [data-note] {
    fill: ${theme.color.panel};
    stroke: ${theme.color.text3};
    stroke-width: 1.25;
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

interface Known {
  index: number;
  value: number;
}

interface LineDrawingProps {
  points: readonly ChartPoint[];
  width: number;
  /** The day under the cursor; null shows the peak. */
  cursor: number | null;
  say: Say;
  sayShort: Say;
}
