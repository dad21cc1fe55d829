import { Path2D, StrokeCap, StrokeJoin } from '@napi-rs/canvas';
import { curvedLine } from './svg-strokes';

/** Attributes of an SVG element. */
export type SvgShape = Readonly<Record<string, string>>;

/** A path with no more than two decimals, which no picture shows; the digits before the point stay, since arcs' flags may be tied to them. */
export const shortened = (outline: string): string =>
  outline.replace(/\.(\d{2})(\d)\d*/g, (_, kept: string, next: string) => {
    const up = Number(next) >= 5 && kept !== '99';
    return `.${String(Number(kept) + (up ? 1 : 0)).padStart(2, '0')}`.replace(/0$/, '');
  });

/** The path of what an SVG element fills. Circles and corners stay arcs: as Bézier curves they are ten times as long. */
export function filledOutline(tag: string, shape: SvgShape): string {
  const turn = turnOf(shape.transform);
  const number = (key: string): number => Number(shape[key] ?? 0);
  if (tag === 'circle') return oval(turn, number('cx'), number('cy'), number('r'), number('r'));
  if (tag === 'ellipse') return oval(turn, number('cx'), number('cy'), number('rx'), number('ry'));
  if (tag === 'rect') return box(turn, number('x'), number('y'), number('width'), number('height'), number('rx'));
  const outline = shape.d ?? '';
  return turn ? rounded(new Path2D(outline).transform(turn).toSVGString()) : outline;
}

/** The path that an SVG element's line covers. */
export function strokedOutline(tag: string, shape: SvgShape): string {
  const width = Number(shape['stroke-width'] ?? 1);
  const isRound = shape['stroke-linecap'] === 'round';
  if (tag === 'circle') {
    const [cx, cy, r] = [Number(shape.cx), Number(shape.cy), Number(shape.r)];
    return oval(null, cx, cy, r + width / 2, r + width / 2) + oval(null, cx, cy, r - width / 2, r - width / 2, 0);
  }
  const turn = turnOf(shape.transform);
  const lines = isRound || isSingle(shape.d ?? '') ? straightLines(shape.d ?? '') : null;
  if (lines)
    return lines.map(([from, to]) => bar(pointIn(turn, ...from), pointIn(turn, ...to), width / 2, isRound)).join('');
  const curved = isRound && !turn ? curvedLine(shape.d ?? '', width / 2) : null;
  if (curved) return curved;
  return rounded(
    new Path2D(filledOutline(tag, shape))
      .stroke({
        width,
        ...(isRound && { cap: StrokeCap.Round }),
        ...(shape['stroke-linejoin'] === 'round' && { join: StrokeJoin.Round }),
      })
      .toSVGString(),
  );
}

/** The parts of a path of straight lines, or null where it has a curve. */
function straightLines(outline: string): [Point, Point][] | null {
  if (/[csqta]/i.test(outline)) return null;
  const lines: [Point, Point][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', text = ''] of outline.matchAll(/([mlhvz])([^mlhvz]*)/gi)) {
    const values = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const [baseX, baseY] = command === command.toLowerCase() ? [x, y] : [0, 0];
    const [a = 0, b = 0] = values;
    if (values.length > (/[hv]/i.test(command) ? 1 : 2)) return null;
    const from: Point = [x, y];
    const kind = command.toLowerCase();
    if (kind === 'z') [x, y] = [startX, startY];
    else if (kind === 'h') x = baseX + a;
    else if (kind === 'v') y = baseY + a;
    else [x, y] = [baseX + a, baseY + b];
    if (kind === 'm') [startX, startY] = [x, y];
    else lines.push([from, [x, y]]);
  }
  return lines;
}

const isSingle = (outline: string): boolean => /^M[^a-z]*[LHV][^a-z]*$/i.test(outline);

function bar([x, y]: Point, [toX, toY]: Point, half: number, isRound: boolean): string {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const [sideX, sideY] = [(-(toY - y) / length) * half, ((toX - x) / length) * half];
  const joint = isRound ? `A${two(half)} ${two(half)} 0 0 1 ` : 'L';
  return `M${at(x + sideX, y + sideY)}${joint}${at(x - sideX, y - sideY)}L${at(toX - sideX, toY - sideY)}${joint}${at(toX + sideX, toY + sideY)}Z`;
}

function oval(turn: Turn | null, cx: number, cy: number, rx: number, ry: number, sweep = 1): string {
  const [x, y] = pointIn(turn, cx - rx, cy);
  const [toX, toY] = pointIn(turn, cx + rx, cy);
  const arc = `A${two(rx)} ${two(ry)} ${two(angleOf(turn))} 1 ${sweep} `;
  return `M${at(x, y)}${arc}${at(toX, toY)}${arc}${at(x, y)}Z`;
}

function box(turn: Turn | null, x: number, y: number, w: number, h: number, radius: number): string {
  const r = Math.min(radius, w / 2, h / 2);
  const corner = (fromX: number, fromY: number, toX: number, toY: number): string =>
    `${at(...pointIn(turn, fromX, fromY))}${r > 0 ? `A${two(r)} ${two(r)} 0 0 1 ${at(...pointIn(turn, toX, toY))}` : ''}`;
  return `M${[
    corner(x + w - r, y, x + w, y + r),
    corner(x + w, y + h - r, x + w - r, y + h),
    corner(x + r, y + h, x, y + h - r),
    corner(x, y + r, x + r, y),
  ].join('L')}Z`;
}

function turnOf(transform: string | undefined): Turn | null {
  if (!transform) return null;
  const [kind, ...values] = transform.match(/[a-z]+|-?\d*\.?\d+(?:e-?\d+)?/gi) ?? [];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values.map(Number);
  if (kind === 'matrix') return { a, b, c, d, e, f };
  if (kind !== 'rotate') throw new Error(`The transform "${transform}" is not known here.`);
  const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
  return { a: cos, b: sin, c: -sin, d: cos, e: b - b * cos + c * sin, f: c - b * sin - c * cos };
}

function pointIn(turn: Turn | null, x: number, y: number): Point {
  return turn ? [turn.a * x + turn.c * y + turn.e, turn.b * x + turn.d * y + turn.f] : [x, y];
}

const angleOf = (turn: Turn | null): number => (turn ? (Math.atan2(turn.b, turn.a) * 180) / Math.PI : 0);
const two = (value: number): string => String(Math.round(value * 100) / 100);
const at = (x: number, y: number): string => `${two(x)} ${two(y)}`;
const rounded = (outline: string): string => outline.replace(/-?\d*\.\d+/g, (value) => two(Number(value)));

type Point = [x: number, y: number];
interface Turn {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}
