import type { ImageBrief } from '../../../../../ports/image';
import type { Stage } from '../../minimalist/stage';
import type { StudioComposition } from '../compose-studio';
import { holdOf } from './part-geometry';
import { framed, length } from '../studio-camera';
import { studioLighting } from '../studio-lighting';
import type { StudioLook } from '../studio-look';
import type { Part, Solid, StudioScene, Vec } from '../studio-scene';
import { setStage } from '../studio-stage';
import { rotation } from '../turning';
import { grounds } from './grounds';
import { planStill, type StillPlan } from './still-plan';

/** A thing in its true shape on a table before a plain wall, the words on the wall; null where the matter has none. */
export async function composeStill(brief: ImageBrief): Promise<StudioComposition | null> {
  const plan = planStill(brief);
  if (!plan) return null;
  const { graphics, random, look, format, texts, rules, room } = await setStage(plan, brief.aspectRatio);
  const scene = stillScene(plan, look, format.shape, room, random.chance(0.7) ? -1 : 1);
  return { graphics, plan, look, format, texts, rules, room, scene };
}

export function stillScene(
  { thing, palette, lighting }: StillPlan,
  look: StudioLook,
  format: Stage['shape'],
  room: StudioComposition['room'],
  side: number,
): StudioScene {
  const isWide = format === 'wide' || format === 'banner';
  const built = thing.design({ accent: palette.accent, second: palette.second ?? '#e9e2d4' });
  const parts = isWide ? built.map((part) => raised(part, SLAB)) : built;
  const eye: Vec = thing.high ? [0.5, 7.2, 8] : isWide ? [0.7, 2.6, 9.8] : [0.7, 3.1, 9.6];
  const target: Vec = thing.high ? [0, 0.2, 0] : [0, 1.15, 0];
  const ends = parts.flatMap(outline);
  const camera = framed(eye, target, ends, room, isWide ? 0.55 : 0.72);
  const ground = grounds[thing.ground];
  // words stand beside a thing in a wide picture: there the wall comes round to the front, and a slab carries the thing
  const slab: Solid = {
    kind: 'cylinder',
    x: 0,
    z: 0.1,
    foot: 0,
    top: SLAB,
    radius: Math.max(...ends.map(([x, , z]) => Math.hypot(x, z))) * 1.02 + 0.15,
    bevel: 0.04,
    material: ground,
  };
  return {
    floor: isWide ? look.wall : ground,
    wall: isWide ? look.wall : { ...look.wall, bump: { depth: 0.03, size: 0.5 } },
    depth: thing.high ? 4.2 : 3.4,
    sweep: isWide ? 2.6 : 0.03,
    solids: isWide ? [slab, ...parts] : parts,
    lighting: studioLighting(isWide && lighting === 'window' ? 'side' : lighting, look, side),
    camera: {
      ...camera,
      aperture: 0.075,
      focus: length([eye[0] - target[0], eye[1] - target[1], eye[2] - target[2] - 0.5]),
    },
  };
}

const raised = (part: Part, by: number): Part => ({ ...part, at: [part.at[0], part.at[1] + by, part.at[2]] });
/** Height of what carries a thing, in metres. */
const SLAB = 0.16;

/** The ends of a part, whichever way it is turned. */
function outline(part: Part): Vec[] {
  const { centre } = holdOf(part);
  const half = halfOf(part);
  const rows = rotation(part.turn.yaw, part.turn.pitch, part.turn.roll);
  const isRound = part.shape.kind === 'ball';
  const reach = ([0, 1, 2] as const).map((axis) =>
    isRound
      ? Math.hypot(...rows.map((row, own) => row[axis] * half[own]!))
      : rows.reduce((sum, row, own) => sum + Math.abs(row[axis]) * half[own]!, 0),
  ) as unknown as Vec;
  return [-1, 1].flatMap((side): Vec[] => [
    [centre[0] + side * reach[0], Math.max(0, centre[1]), centre[2]],
    [centre[0], Math.max(0, centre[1] + side * reach[1]), centre[2]],
    [centre[0], Math.max(0, centre[1] - reach[1]), centre[2] + side * reach[2]],
  ]);
}

function halfOf({ shape }: Part): number[] {
  if (shape.kind === 'ball') return [...shape.radii];
  if (shape.kind === 'block') return [...shape.half];
  if (shape.kind === 'tube') return [shape.radius, shape.length / 2 + shape.radius, shape.radius];
  const points = shape.runs.flatMap(({ profile }) => profile);
  const [wide, high, deep] = shape.scale ?? [1, 1, 1];
  const out = Math.max(...points.map(([r]) => r));
  const ys = points.map(([, y]) => y);
  return [out * wide, ((Math.max(...ys) - Math.min(...ys)) / 2) * high, out * deep];
}
