import type { Pen } from './graphics';

interface Sheet {
  width: number;
  height: number;
  unit: number;
  shape: string;
}

/** Two thin lines in the margin, as on an invitation. */
export function drawInvitationFrame(pen: Pen, sheet: Sheet, colour: string): void {
  outline(pen, sheet, { inset: 0.4, line: 0.05, colour });
  outline(pen, sheet, { inset: 0.54, line: 0.02, colour });
}

/** Dashes in the margin, like stitching on brown paper. */
export function drawSeam(pen: Pen, sheet: Sheet, colour: string): void {
  pen.save();
  pen.lineCap = 'round';
  pen.setLineDash([sheet.unit * 0.24, sheet.unit * 0.17]);
  outline(pen, sheet, { inset: 0.45, line: 0.045, colour, round: 0.3 });
  pen.restore();
}

/** A tube of light in the margin. */
export function drawLightTube(pen: Pen, sheet: Sheet, colour: string): void {
  pen.save();
  for (const [line, blur, alpha] of [
    [0.22, 0.16, 0.5],
    [0.1, 0.05, 0.9],
  ] as const) {
    pen.filter = `blur(${sheet.unit * blur}px)`;
    pen.globalAlpha = alpha;
    outline(pen, sheet, { inset: 0.46, line, colour, round: 0.5 });
  }
  pen.restore();
  outline(pen, sheet, { inset: 0.46, line: 0.05, colour: '#ffffff', round: 0.5 });
}

/** Lengths in units. */
function outline(
  pen: Pen,
  { width, height, unit, shape }: Sheet,
  { inset, line, colour, round = 0 }: { inset: number; line: number; colour: string; round?: number },
): void {
  const by = unit * inset * (shape === 'banner' ? 0.7 : 1);
  pen.lineWidth = Math.max(1.5, unit * line);
  pen.strokeStyle = colour;
  pen.beginPath();
  pen.roundRect(by, by, width - by * 2, height - by * 2, unit * round);
  pen.stroke();
}
