import { axisTicks } from './chart-axis';

/** Where the lines of a chart are, in pixels. */
export interface ChartRoom {
  left: number;
  right: number;
  top: number;
  bottom: number;
  height: number;
  ticks: number[];
  narrow: boolean;
  /** Whether there is room for a mark at each point. */
  roomy: boolean;
}

export function roomOf(width: number, points: readonly { value: number | null; before: number | null }[]): ChartRoom {
  const narrow = width < NARROW;
  const height = narrow ? 210 : 240;
  const most = Math.max(0, ...points.flatMap(({ value, before }) => [value ?? 0, before ?? 0]));
  return {
    left: AXIS,
    right: Math.max(width - EDGE, AXIS + 1),
    top: 14,
    bottom: height - 22,
    height,
    ticks: axisTicks(most, narrow ? 2 : 4),
    narrow,
    roomy: (width - AXIS - EDGE) / points.length >= MARK,
  };
}

/** The x of a point. */
export const placeOf = ({ left, right }: ChartRoom, index: number, last: number): number =>
  last === 0 ? (left + right) / 2 : left + (index / last) * (right - left);

/** The y of a value. */
export const heightOf = ({ top, bottom, ticks }: ChartRoom, value: number): number =>
  bottom - (value / (ticks.at(-1) ?? 1)) * (bottom - top);

const NARROW = 480;
const AXIS = 44;
const EDGE = 8;
const MARK = 9;
