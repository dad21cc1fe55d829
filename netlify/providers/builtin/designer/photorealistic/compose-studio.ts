import type { LoadedPlace } from '../places/load-place';
import type { ImageBrief } from '../../../../ports/image';
import type { Graphics } from '../drawing/graphics';
import { prepareHero } from '../drawing/hero';
import { iconLayers } from '../drawing/icon-shapes';
import { bottom, type Rect } from '../drawing/rect';
import { seededRandom, type SeededRandom } from '../drawing/seeded-random';
import { faceFor, type Typesetter } from '../drawing/typesetter';
import type { Sheet, Stage } from '../minimalist/stage';
import type { Sector } from '../subjects/topic';
import { lettersSet } from './letters-set';
import { TEXT_TRACKING } from './relief-map';
import { setDesigns } from './set-designs';
import { extremes, framed, length, outlineBox } from './studio-camera';
import { studioLighting } from './studio-lighting';
import { studioLook, type StudioLook } from './studio-look';
import { planStudio, reliefLines, type StudioPlan } from './studio-plan';
import type { Solid, StudioScene, Vec } from './studio-scene';
import type { Actor, StudioSet } from './studio-set';
import { setStage } from './studio-stage';
import { wordsSet } from './words-set';

/** A finished composition: words placed, set built, camera aimed; nothing is traced yet. */
export interface StudioComposition {
  graphics: Graphics;
  plan: StudioPlan;
  look: StudioLook;
  format: Pick<Stage, 'width' | 'height' | 'unit' | 'safe' | 'shape'>;
  texts: Sheet['texts'];
  rules: Sheet['rules'];
  /** Where the main matter is, in pixels. */
  room: Rect;
  scene: StudioScene;
  /** A photographed place behind the set, out of focus. */
  place?: LoadedPlace;
}

/** Words first; the set gets the room they leave by way of the camera, and loose props that would meet words are not put up. */
export async function composeStudio(brief: ImageBrief): Promise<StudioComposition> {
  const plan = planStudio(brief);
  const { graphics, random, type, look, format, texts, rules, room } = await setStage(plan, brief.aspectRatio);
  const scene = await buildScene({ graphics, type, plan, look, random, format, texts, room });
  return { graphics, plan, look, format, texts, rules, room, scene };
}

/** What a lit backdrop of such a studio looks like: what words over it are set on. */
export const groundOf = (plan: StudioPlan): string =>
  studioLook(plan.palette, plan.look, seededRandom(plan.detailSeed)).ground;

async function buildScene({
  graphics,
  type,
  plan,
  look,
  random,
  format,
  texts,
  room,
}: SceneRequest): Promise<StudioScene> {
  const [hero, ...extras] = await actorsOf(graphics, type, plan);
  const mirror = random.chance(0.5) ? 1 : -1;
  const design =
    plan.matter === 'words' || reliefLines(plan).length > 1
      ? wordsSet
      : plan.matter === 'figure'
        ? lettersSet
        : setDesigns[plan.set];
  const set = design({ hero: hero!, extras, look, random, side: mirror, shape: format.shape });
  const camera = cameraFor(
    set,
    room,
    random,
    mirror,
    format.shape === 'square' || format.shape === 'tall' ? (plan.wordsFirst ? 0.86 : 0.6) : 0.62,
  );
  const isClear = (solid: Solid): boolean => {
    const box = outlineBox(camera, solid);
    // half a thing at the edge looks like a slip, half a ball does not
    if (solid.kind === 'relief' && (box.left < 0 || box.right > format.width || box.bottom > format.height))
      return false;
    return texts.every(
      (text) =>
        box.right < text.box.x - format.unit * 0.3 ||
        box.left > widestOf(text) + format.unit * 0.3 ||
        box.bottom < text.box.y - format.unit * 0.25 ||
        box.top > bottom(text.box) + format.unit * 0.25,
    );
  };
  return {
    floor: look.floor,
    wall: look.wall,
    depth: DEPTH,
    sweep: random.chance(0.75) ? 2.4 : 0.5,
    solids: [
      ...set.main,
      ...set.props.filter((group) => group.every((prop) => isClear(prop) && isOutside(prop, set))).flat(),
    ],
    lighting: studioLighting(plan.lighting, look, random.chance(0.7) ? -1 : 1),
    camera: {
      ...camera,
      aperture: 0.04,
      focus: length([
        set.hero.at[0] - camera.eye[0],
        set.hero.at[1] - camera.eye[1],
        set.hero.at[2] + 0.3 - camera.eye[2],
      ]),
    },
  };
}

async function actorsOf(graphics: Graphics, type: Typesetter, plan: StudioPlan): Promise<Actor[]> {
  const icons = await Promise.all(
    [plan.heroName, ...plan.extraNames]
      .filter((name) => name !== null)
      .map(async (name): Promise<Actor> => {
        const { box, foot } = prepareHero(graphics, name, await iconLayers(name));
        return {
          outline: { kind: 'icon', name },
          aspect: box.w / box.h,
          stance: (foot.from + foot.to) / 2 - 0.5,
          ...(plan.topic && grown.has(plan.topic.sector) && { finish: { rough: 0.62, coat: 0.08 } }),
        };
      }),
  );
  if (plan.matter === 'icon') return icons;
  if (plan.matter === 'solids') return [{ outline: { kind: 'disc' }, aspect: 1, stance: 0 }, ...icons];
  const letters = reliefLines(plan).map((text): Actor => {
    const face = faceFor(text, plan.faces.monument);
    const ink = type.ink(text, { face, tracking: TEXT_TRACKING });
    return {
      outline: { kind: 'text', text, face },
      aspect: type.width(text, { face, tracking: TEXT_TRACKING }, 1) / (ink.over + ink.under),
      stance: 0,
    };
  });
  return letters.length > 1 ? letters : [...letters, ...icons];
}

/** What is baked, grown or furred does not shine like a toy. */
const grown: ReadonlySet<Sector> = new Set<Sector>(['food', 'animals', 'nature']);

function cameraFor(
  set: StudioSet,
  room: Rect,
  random: SeededRandom,
  mirror: number,
  low: number,
): ReturnType<typeof framed> {
  const eye: Vec = [random.between(0.1, 0.95) * mirror, random.between(1.9, 2.9), random.between(9, 10.4)];
  return framed(eye, [0, 1.35, 0], set.focus.flatMap(outlinePoints), room, low);
}

/** A prop inside a thing of the set would stick out of it. */
function isOutside(prop: Solid, { main }: StudioSet): boolean {
  if (prop.kind !== 'sphere') return true;
  return main.every(
    (solid) =>
      solid.kind !== 'cylinder' ||
      Math.hypot(prop.at[0] - solid.x, prop.at[2] - solid.z) > solid.radius + prop.radius * 0.9 ||
      prop.at[1] - prop.radius >= solid.top - 0.01,
  );
}

function outlinePoints(solid: Solid): Vec[] {
  if (solid.kind === 'cylinder') {
    const ring = [0, 1, 2, 3, 4, 5, 6, 7].map(
      (step) => [Math.cos((step * Math.PI) / 4), Math.sin((step * Math.PI) / 4)] as const,
    );
    return ring.flatMap(([x, z]): Vec[] => [
      [solid.x + x * solid.radius, solid.foot, solid.z + z * solid.radius],
      [solid.x + x * solid.radius, solid.top, solid.z + z * solid.radius],
    ]);
  }
  if (solid.kind !== 'relief') return extremes(solid);
  const [x, y] = solid.half;
  return [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ].map(([s, t]): Vec => [solid.at[0] + s! * x, solid.at[1] + t! * y, solid.at[2]]);
}

const widestOf = (text: Sheet['texts'][number]): number => Math.max(...text.lines.map((line) => line.x + line.width));
const DEPTH = 4.2;

interface SceneRequest extends Pick<StudioComposition, 'graphics' | 'plan' | 'look' | 'format' | 'texts' | 'room'> {
  type: Typesetter;
  random: SeededRandom;
}
