import { useMemo } from 'react';
import { encode } from 'uqr';

export interface QrFigureProps {
  /** The encoded text. */
  value: string;
  /** The accessible name. */
  label: string;
}

/** The QR code of `QrFigure`: a single path of horizontal runs of dark squares. */
export function QrFigureDrawn({ value, label }: QrFigureProps) {
  const { size, path } = useMemo(() => draw(value), [value]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="100%"
      height="100%"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

function draw(value: string): { size: number; path: string } {
  const { size, data } = encode(value, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .map((row, y) => [...runs(row)].map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`).join(''))
    .join('');
  return { size, path };
}

function* runs(row: boolean[]): Generator<[start: number, length: number]> {
  for (let x = 0; x < row.length; x += 1) {
    const start = x;
    while (row[x]) x += 1;
    if (x > start) yield [start, x - start];
  }
}

/** Width of the light border (ISO/IEC 18004, 6.3.8). */
const QUIET_ZONE = 4;
