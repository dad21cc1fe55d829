import { contrast } from '../drawing/colours';
import type { Pen } from '../drawing/graphics';
import { bottom, centreX, centreY, right, type Rect } from '../drawing/rect';
import { seededRandom } from '../drawing/seeded-random';
import { fillRect } from '../drawing/shapes';
import type { PrintComposition } from './compose-print';

/** See `PrintLayers` for what each of them is. */
type Pens = Readonly<Record<'colour' | 'relief' | 'shadow' | 'contact', Pen>>;

/** A flat thing with its shadows on what lies below it. */
export function lay(
  pens: Pens,
  box: Rect,
  colour: string,
  { turn, lift, grey }: { turn: number; lift: number; grey: number },
): void {
  const shape = (pen: Pen, fill: string, by: number, blur: number): void => {
    pen.save();
    if (blur > 0) pen.filter = `blur(${blur}px)`;
    pen.translate(centreX(box) + by * 0.8, centreY(box) + by);
    pen.rotate(turn);
    fillRect(pen, { x: -box.w / 2, y: -box.h / 2, w: box.w, h: box.h }, fill);
    pen.restore();
  };
  shape(pens.shadow, '#000000dd', lift * 1.7, lift * 0.85);
  shape(pens.shadow, '#00000066', lift * 4.2, lift * 3.2);
  shape(pens.contact, '#000000aa', lift * 0.3, lift * 1.2);
  shape(pens.contact, '#00000055', lift * 1.2, lift * 6);
  for (const pen of [pens.shadow, pens.contact]) {
    pen.globalCompositeOperation = 'destination-out';
    shape(pen, '#000000', 0, 0);
    pen.globalCompositeOperation = 'source-over';
  }
  shape(pens.colour, colour, 0, 0);
  shape(pens.relief, `rgb(${grey},${grey},${grey})`, 0, 0);
}

/** A sheet behind the bars of a frame, which cast a shadow on it. */
export function layFrame(pens: Pens, { sheet, plan, format: { unit } }: PrintComposition): void {
  const bar = unit * BAR;
  const outer = { x: sheet.x - bar, y: sheet.y - bar, w: sheet.w + bar * 2, h: sheet.h + bar * 2 };
  // a frame has to read as a frame: never in the sheet's own colour
  const finishes = [plan.other, ...FINISHES].filter((each) => contrast(each, plan.paper) > 1.35);
  const finish = finishes[plan.detailSeed % finishes.length]!;
  lay(pens, outer, finish, { turn: 0, lift: unit * 0.2, grey: 250 });
  drawGrainLines(pens.colour, outer, unit, plan.detailSeed);
  // mitred corners, a hair's breadth open
  pens.colour.strokeStyle = 'rgba(0,0,0,0.28)';
  pens.colour.lineWidth = Math.max(1, unit * 0.016);
  for (const [x, y, dx, dy] of [
    [outer.x, outer.y, 1, 1],
    [right(outer), outer.y, -1, 1],
    [outer.x, bottom(outer), 1, -1],
    [right(outer), bottom(outer), -1, -1],
  ] as const) {
    pens.colour.beginPath();
    pens.colour.moveTo(x, y);
    pens.colour.lineTo(x + dx * bar, y + dy * bar);
    pens.colour.stroke();
  }
  fillRect(pens.colour, sheet, plan.paper);
  fillRect(pens.relief, sheet, 'rgb(120,120,120)');
  // the sun is at the upper left
  for (const [pen, dark, deep] of [
    [pens.shadow, 0.85, 0.2],
    [pens.contact, 0.5, 0.3],
  ] as const) {
    pen.save();
    pen.beginPath();
    pen.rect(sheet.x, sheet.y, sheet.w, sheet.h);
    pen.clip();
    pen.filter = `blur(${unit * 0.06}px)`;
    pen.fillStyle = `rgba(0,0,0,${dark})`;
    pen.fillRect(sheet.x - unit, sheet.y - unit, sheet.w + unit * 2, unit + unit * deep);
    pen.fillRect(sheet.x - unit, sheet.y - unit, unit + unit * deep * 0.7, sheet.h + unit * 2);
    pen.restore();
  }
}

/** A little of the wood's grain through stain and paint. */
function drawGrainLines(pen: Pen, { x, y, w, h }: Rect, unit: number, seed: number): void {
  const random = seededRandom(seed + 19);
  pen.save();
  pen.lineWidth = Math.max(1, unit * 0.012);
  for (let line = 0; line < 26; line += 1) {
    pen.strokeStyle = `rgba(${line % 3 === 0 ? '255,255,255' : '0,0,0'},${random.between(0.03, 0.11)})`;
    const at = random.next() * unit * BAR;
    pen.beginPath();
    for (const [dx, dy, along] of [
      [at, 0, h],
      [w - at, 0, h],
    ] as const) {
      pen.moveTo(x + dx, y + dy);
      pen.lineTo(x + dx + random.between(-1, 1) * unit * 0.04, y + along);
    }
    for (const dy of [at, h - at]) {
      pen.moveTo(x, y + dy);
      pen.lineTo(x + w, y + dy + random.between(-1, 1) * unit * 0.04);
    }
    pen.stroke();
  }
  pen.restore();
}

/** Round-headed pins through the corners of a notice. */
export function layPins(pens: Pens, { sheet, plan, format: { unit } }: PrintComposition): void {
  const radius = unit * 0.17;
  for (const [at, x] of [sheet.x + unit * 0.34, right(sheet) - unit * 0.34].entries()) {
    const y = sheet.y + unit * 0.32;
    for (const [pen, by, blur, dark] of [
      [pens.shadow, 0.14, 0.05, 0.8],
      [pens.contact, 0.03, 0.06, 0.5],
    ] as const) {
      pen.save();
      pen.filter = `blur(${unit * blur}px)`;
      pen.fillStyle = `rgba(0,0,0,${dark})`;
      disc(pen, x + unit * by * 0.8, y + unit * by, radius);
      pen.restore();
    }
    const colour = PINS[(plan.detailSeed + at) % PINS.length]!;
    const round = pens.colour.createRadialGradient(x - radius * 0.4, y - radius * 0.45, 0, x, y, radius);
    round.addColorStop(0, '#ffffff');
    round.addColorStop(0.22, colour);
    round.addColorStop(0.75, colour);
    round.addColorStop(1, '#00000066');
    pens.colour.fillStyle = colour;
    disc(pens.colour, x, y, radius);
    pens.colour.fillStyle = round;
    disc(pens.colour, x, y, radius);
    pens.shadow.save();
    pens.shadow.globalCompositeOperation = 'destination-out';
    disc(pens.shadow, x, y, radius);
    pens.shadow.restore();
  }
}

function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}

/** In units. */
const BAR = 0.4;
/** Black, white, oak and walnut. */
const FINISHES = ['#211f1e', '#efece5', '#bd9162', '#5f4230'] as const;
const PINS = ['#c8342b', '#2d5f9a', '#e0b23a', '#f0ede6', '#3f7d4f'] as const;
