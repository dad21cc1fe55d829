import type { Pen } from '../drawing/graphics';

/** A printer's 45° screen: dots that shrink with the distance from a point and end at `reach` (pixels). */
export function drawHalftone(
  pen: Pen,
  sheet: { width: number; height: number },
  from: { x: number; y: number },
  reach: number,
  pitch: number,
  colour: string,
  fullest = 0.56,
): void {
  pen.fillStyle = colour;
  const rows = Math.ceil((sheet.height + pitch) / (pitch * SLOPE));
  for (let row = -1; row < rows; row += 1) {
    const y = row * pitch * SLOPE;
    for (let x = row % 2 === 0 ? 0 : pitch * SLOPE; x < sheet.width + pitch; x += pitch * SLOPE * 2) {
      const share = 1 - Math.hypot(x - from.x, y - from.y) / reach;
      if (share <= 0.03) continue;
      pen.beginPath();
      pen.arc(x, y, pitch * fullest * Math.sqrt(share), 0, Math.PI * 2);
      pen.fill();
    }
  }
}

const SLOPE = Math.SQRT1_2;
