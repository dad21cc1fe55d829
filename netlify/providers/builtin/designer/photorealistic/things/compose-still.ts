import type { ImageBrief } from '../../../../../ports/image';
import { lchOf, oklch } from '../../drawing/colours';
import type { Stage } from '../../minimalist/stage';
import type { StudioComposition } from '../compose-studio';
import { lightSide, loadPlace, type PlaceLight } from '../../places/load-place';
import { holdOf } from './part-geometry';
import { framed, length } from '../studio-camera';
import { studioLighting } from '../studio-lighting';
import type { StudioLook } from '../studio-look';
import { levelled } from '../surroundings';
import type { Part, StudioScene, Vec } from '../studio-scene';
import { setStage } from '../studio-stage';
import { rotation } from '../turning';
import { grounds } from './grounds';
import { planStill, type StillPlan } from './still-plan';

/** A thing in its true shape on a table in a real place, the words over the place; null where the matter has none. */
export async function composeStill(brief: ImageBrief): Promise<StudioComposition | null> {
  const plan = planStill(brief);
  if (!plan) return null;
  const { graphics, random, look, format, texts, rules, room } = await setStage(plan, brief.aspectRatio);
  const place = await loadPlace(graphics, plan.place);
  random.next();
  const scene = stillScene(plan, look, format.shape, room, place.light);
  return { graphics, plan, look, format, texts, rules, room, scene, place };
}

export function stillScene(
  { thing, table, palette, lighting }: StillPlan,
  look: StudioLook,
  format: Stage['shape'],
  room: StudioComposition['room'],
  light: PlaceLight,
): StudioScene {
  const isWide = format === 'wide' || format === 'banner';
  const parts = thing.design({ accent: dyed(palette.accent), second: dyed(palette.second ?? '#e9e2d4') });
  const eye: Vec = thing.high ? [0.5, 7.2, 8] : isWide ? [0.7, 2.6, 9.8] : [0.7, 3.1, 9.6];
  const target: Vec = thing.high ? [0, 0.2, 0] : [0, 1.15, 0];
  const ends = parts.flatMap(outline);
  const camera = framed(eye, target, ends, room, isWide ? 0.55 : 0.72);
  const ground = grounds[table];
  const key = studioLighting(lighting, look, lightSide(light));
  return {
    floor: ground,
    wall: look.wall,
    depth: thing.high ? 4.2 : 3.4,
    sweep: 0,
    solids: parts,
    // a place has a sky of its own, and its key light is one of its windows
    lighting: { ...key, gobo: null, strips: 0 },
    surroundings: levelled(light, look.isDark ? 0.42 : 0.62),
    camera: {
      ...camera,
      aperture: 0.075,
      focus: length([eye[0] - target[0], eye[1] - target[1], eye[2] - target[2] - 0.5]),
    },
  };
}

/** As glaze, cloth and paint take a colour: none is as strong as a screen's. */
function dyed(colour: string): string {
  const { l, c, h } = lchOf(colour);
  return c > DEEPEST ? oklch(Math.min(l, 0.66), DEEPEST, h) : colour;
}
const DEEPEST = 0.115;

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
