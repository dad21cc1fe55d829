import { holdOf, ownAxes } from './part-geometry';
import type { Material, Part, TurnedRun } from '../studio-scene';
import type { TracerProgram } from '../tracer-program';

/** Writes parts as tracer/parts.ts reads them; says how many there are, and the ball that holds them all. */
export function writeParts(
  tracer: TracerProgram,
  all: readonly Part[],
  materialOf: (material: Material) => number,
): { count: number; hold: number[] } {
  const parts = all.slice(0, MOST);
  const run = new Float32Array(tracer.memory.buffer, tracer.THINGS.value as number, MOST * SIZE);
  const segments: number[] = [];
  for (const [index, part] of parts.entries()) {
    const { shape } = part;
    const { centre, radius } = holdOf(part);
    const first = segments.length / SEGMENT;
    if (shape.kind === 'turned') segments.push(...turnedSegments(shape.runs, materialOf));
    run.set(
      [
        ...centre,
        (radius * 1.001) ** 2,
        kinds.indexOf(shape.kind),
        materialOf(part.material),
        ...part.at,
        ...ownAxes(part).flat(),
        first,
        segments.length / SEGMENT - first,
        ...(shape.kind === 'block' ? [...shape.half, Math.max(0.004, shape.bevel)] : [0, 0, 0, 0]),
        ...(shape.kind === 'tube' ? [shape.radius, shape.length] : [0, 0]),
        part.material.glass ? 1 : 0,
        0,
        0,
        0,
        0,
        0,
      ],
      index * SIZE,
    );
  }
  if (segments.length > MOST_SEGMENTS * SEGMENT) throw new Error('Too many turned segments.');
  new Float32Array(tracer.memory.buffer, tracer.SEGMENTS.value as number, segments.length).set(segments);
  return { count: parts.length, hold: holdOfAll(parts) };
}

function holdOfAll(parts: readonly Part[]): number[] {
  const holds = parts.map(holdOf);
  const middle = [0, 1, 2].map((axis) => {
    const ends = holds.map(({ centre, radius }) => [centre[axis]! - radius, centre[axis]! + radius] as const);
    return (Math.min(...ends.map(([from]) => from)) + Math.max(...ends.map(([, to]) => to))) / 2;
  });
  const reach = Math.max(
    0,
    ...holds.map(
      ({ centre, radius }) =>
        Math.hypot(centre[0] - middle[0]!, centre[1] - middle[1]!, centre[2] - middle[2]!) + radius,
    ),
  );
  return parts.length > 0 ? [...middle, reach ** 2] : [0, 0, 0, 0];
}

/** Normals are smooth along a run but where it bends sharply. */
function turnedSegments(runs: readonly TurnedRun[], materialOf: (material: Material) => number): number[] {
  return runs.flatMap(({ profile, material }) => {
    const kind = materialOf(material);
    const lines = profile.slice(1).map(([r1, y1], index) => {
      const [r0, from] = profile[index]!;
      // a cone that is nearly flat is met with no precision
      const y0 = Math.abs(y1 - from) < Math.abs(r1 - r0) * FLAT ? y1 : from;
      const size = Math.hypot(r1 - r0, y1 - y0) || 1;
      return { r0, y0, r1, y1, out: (y1 - y0) / size, up: (r0 - r1) / size };
    });
    return lines.flatMap((line, index) => {
      const at = (other: (typeof lines)[number] | undefined): [number, number] => {
        if (!other || line.out * other.out + line.up * other.up < BEND) return [line.out, line.up];
        const [out, up] = [line.out + other.out, line.up + other.up];
        const size = Math.hypot(out, up);
        return [out / size, up / size];
      };
      return [line.y0, line.r0, line.y1, line.r1, ...at(lines[index - 1]), ...at(lines[index + 1]), kind, 0, 0, 0];
    });
  });
}

const kinds = ['ball', 'block', 'turned', 'tube'] as const;
const MOST = 128;
const SIZE = 32;
const SEGMENT = 12;
const MOST_SEGMENTS = 1024;
const FLAT = 0.03;
/** Cosine of the sharpest bend that still looks round. */
const BEND = 0.7;
