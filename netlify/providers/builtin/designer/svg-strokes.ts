/**
 * The outline of a round line along curves, in few quadratic curves: the canvas returns the same outline five times as long.
 * Null for a path with straight parts, relative commands or arcs. `half`: half the line's width, in the box's units.
 */
export function curvedLine(path: string, half: number): string | null {
  if (!/^[MCSQ\d\s.,-]+$/.test(path) || !/[CSQ]/.test(path)) return null;
  return path
    .split('M')
    .filter((part) => part.trim() !== '')
    .map((part) => outlineOf(curvesOf(part), half))
    .join('');
}

/** The cubic and quadratic curves of one subpath without its "M". */
function curvesOf(part: string): Curve[] {
  const curves: Curve[] = [];
  let from: Point = [0, 0];
  for (const [, command = 'M', text = ''] of part.matchAll(/([CSQ]?)([^CSQ]+)/g)) {
    const points = pointsOf(text);
    const size = sizes.get(command) ?? 1;
    if (!command) from = points[0]!;
    for (let at = 0; command && at + size <= points.length; at += size) {
      const given = points.slice(at, at + size);
      const before = curves.at(-1)?.at(-2) ?? from;
      const mirrored: Point[] = command === 'S' ? [[2 * from[0] - before[0], 2 * from[1] - before[1]]] : [];
      curves.push([from, ...mirrored, ...given]);
      from = given.at(-1)!;
    }
  }
  return curves;
}

const sizes: ReadonlyMap<string, number> = new Map([
  ['C', 3],
  ['S', 2],
  ['Q', 2],
]);

function pointsOf(text: string): Point[] {
  const values = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  return values.flatMap((value, index) => (index % 2 === 0 ? [[value, values[index + 1] ?? 0] as Point] : []));
}

/** One closed outline, or several that overlap where the line has a corner, which round ends hide. */
function outlineOf(curves: readonly Curve[], half: number): string {
  const runs: Step[][] = [];
  for (const curve of curves) {
    const steps = Array.from({ length: STEPS + 1 }, (_, index) => stepAt(curve, index / STEPS));
    const run = runs.at(-1);
    if (run && turn(run.at(-1)!, steps[0]!) < SMOOTH) run.push(...steps.slice(1));
    else runs.push(steps);
  }
  return runs
    .map((run) => {
      const round = `A${two(half)} ${two(half)} 0 0 1 `;
      const back = run.toReversed().map(({ at: [x, y], way: [dx, dy] }): Step => ({ at: [x, y], way: [-dx, -dy] }));
      return `M${side(run, half)}${round}${side(back, half)}${round}${put(aside(run[0]!, half))}Z`;
    })
    .join('');
}

/** The line's right side from its beginning to its end. */
function side(run: readonly Step[], half: number): string {
  return run
    .map((step, index) => {
      const to = aside(step, half);
      const before = run[index - 1];
      return before ? `Q${put(meeting(aside(before, half), before.way, to, step.way))} ${put(to)}` : put(to);
    })
    .join('');
}

const aside = ({ at: [x, y], way: [dx, dy] }: Step, half: number): Point => [x + dy * half, y - dx * half];

/** Where the tangents of two points meet; the middle where they hardly do. */
function meeting(one: Point, [dx, dy]: Point, other: Point, [ex, ey]: Point): Point {
  const cross = dx * ey - dy * ex;
  const along = ((other[0] - one[0]) * ey - (other[1] - one[1]) * ex) / cross;
  const far = Math.hypot(other[0] - one[0], other[1] - one[1]);
  if (Math.abs(cross) < 0.02 || along < 0 || along > far * 1.5) {
    return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  }
  return [one[0] + dx * along, one[1] + dy * along];
}

/** De Casteljau: the point and the direction of a curve at `part` of it. */
function stepAt(curve: Curve, part: number): Step {
  let points: readonly Point[] = curve;
  let ends: readonly [Point, Point] = [curve[0]!, curve.at(-1)!];
  while (points.length > 1) {
    if (points.length === 2) ends = [points[0]!, points[1]!];
    points = points.slice(1).map(([x, y], index) => {
      const [fromX, fromY] = points[index]!;
      return [fromX + (x - fromX) * part, fromY + (y - fromY) * part] as Point;
    });
  }
  const [dx, dy] = [ends[1][0] - ends[0][0], ends[1][1] - ends[0][1]];
  const length = Math.hypot(dx, dy) || 1;
  return { at: points[0]!, way: [dx / length, dy / length] };
}

/** 0 where two steps go the same way, 2 where they go against each other. */
const turn = ({ way: [dx, dy] }: Step, { way: [ex, ey] }: Step): number => 1 - (dx * ex + dy * ey);

const two = (value: number): string => String(Math.round(value * 100) / 100);
const put = ([x, y]: Point): string => `${two(x)} ${two(y)}`;

const STEPS = 4;
const SMOOTH = 0.06;

type Point = readonly [x: number, y: number];
type Curve = readonly Point[];
interface Step {
  at: Point;
  /** Of length 1. */
  way: Point;
}
