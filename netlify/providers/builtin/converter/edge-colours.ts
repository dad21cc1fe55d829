import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Frame } from '../../../ports/picture-converter';

/** The bars beside a picture that does not fill its canvas, each in the mean colour of the adjacent edge. */
export function edgeColours(graphics: SKRSContext2D, canvas: Frame, place: Frame & { x: number; y: number }): Bar[] {
  const [right, bottom] = [place.x + place.width, place.y + place.height];
  const bars = [
    {
      x: 0,
      y: 0,
      width: place.x,
      height: canvas.height,
      edge: { x: place.x, y: place.y, width: 1, height: place.height },
    },
    {
      x: right,
      y: 0,
      width: canvas.width - right,
      height: canvas.height,
      edge: { x: right - 1, y: place.y, width: 1, height: place.height },
    },
    {
      x: 0,
      y: 0,
      width: canvas.width,
      height: place.y,
      edge: { x: place.x, y: place.y, width: place.width, height: 1 },
    },
    {
      x: 0,
      y: bottom,
      width: canvas.width,
      height: canvas.height - bottom,
      edge: { x: place.x, y: bottom - 1, width: place.width, height: 1 },
    },
  ];
  return bars
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ edge, ...bar }) => ({
      ...bar,
      colour: meanColour(graphics.getImageData(edge.x, edge.y, edge.width, edge.height).data),
    }));
}

/** The mean of RGBA pixels, weighted by their opacity. */
function meanColour(pixels: Uint8ClampedArray): string {
  const sum = [0, 0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3]!;
    for (const channel of [0, 1, 2]) sum[channel]! += pixels[at + channel]! * alpha;
    sum[3]! += alpha;
  }
  const [red, green, blue] = sum.slice(0, 3).map((value) => Math.round(value / Math.max(1, sum[3]!)));
  return `rgba(${red}, ${green}, ${blue}, ${(sum[3]! / (pixels.length / 4) / 255).toFixed(3)})`;
}

interface Bar extends Frame {
  x: number;
  y: number;
  colour: string;
}
