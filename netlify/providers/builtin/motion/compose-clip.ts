import type { ImageStyle } from '../../../../src/domain/image-format';
import type { ClipOptions, MotionBrief } from '../../../ports/motion';
import { loadBrandFaces, loadGraphics, type Pen } from '../designer/drawing/graphics';
import { createTypesetter } from '../designer/drawing/typesetter';
import { clipFormat, type ArtDirection, type ClipStage, type Directing, type Painter, type Shot } from './clip-stage';
import { planClip } from './clip-plan';
import { artisticDirection } from './directions/artistic-direction';
import { cartoonDirection } from './directions/cartoon-direction';
import { minimalistDirection } from './directions/minimalist-direction';
import { photoDirection } from './directions/photo-direction';
import { printDirection } from './directions/print-direction';
import { stillDirection } from './directions/still-direction';

export interface ComposedClip {
  stage: ClipStage;
  /** Seconds at which a shot comes in, without the first. */
  cuts: number[];
  /** Fills the frame at a time of the clip, in seconds. */
  paint(pen: Pen, seconds: number): void;
  /** The time at which the opening stands complete: the still that stands for the clip. */
  posterAt: number;
}

/** Paints everything that stays the same from frame to frame, for a raster of this size. */
export async function composeClip(
  brief: MotionBrief,
  raster: { width: number; height: number },
  options: ClipOptions = {},
): Promise<ComposedClip> {
  const { stage, direction, shots } = await layoutClip(brief, raster, options);
  const { plan } = stage;
  const painters: Painter[] = [];
  for (const [at, shot] of shots.entries()) {
    options.signal?.throwIfAborted();
    options.onProgress?.(at / shots.length);
    painters.push(await shot.prepare());
  }
  return {
    stage,
    cuts: plan.beats.slice(1).map(({ from }) => from),
    posterAt: plan.beats[0]!.to - 0.05,
    paint: (pen, seconds) => {
      const at = plan.beats.findLastIndex(({ from }) => seconds >= from);
      const beat = plan.beats[at]!;
      const since = seconds - beat.from;
      if (at === 0 || since >= direction.cutSeconds) {
        painters[at]!(pen, since);
        return;
      }
      painters[at - 1]!(pen, seconds - plan.beats[at - 1]!.from);
      direction.cut(pen, since / direction.cutSeconds, beat, (target) => painters[at]!(target, since));
    },
  };
}

/** Puts all words of a clip in their places; nothing is painted yet. One shot a beat. */
export async function layoutClip(
  brief: MotionBrief,
  raster: { width: number; height: number },
  { photo, ...rendering }: ClipOptions = {},
): Promise<{ stage: ClipStage; direction: ArtDirection; shots: Shot[] }> {
  const graphics = await loadGraphics();
  await loadBrandFaces();
  const plan = planClip(brief);
  const stage: ClipStage = {
    ...clipFormat(brief.aspectRatio, raster),
    plan,
    graphics,
    type: createTypesetter(graphics),
    rendering,
  };
  if (plan.photo && !photo) throw new Error('The photograph of this clip is gone.');
  const direction = await (plan.photo && photo ? photoDirection(stage, brief, photo) : directions[brief.style](stage));
  return { stage, direction, shots: plan.beats.map((beat) => direction.shot(beat)) };
}

const directions: Readonly<Record<ImageStyle, Directing>> = {
  minimalist: minimalistDirection,
  cartoon: cartoonDirection,
  artistic: artisticDirection,
  photorealistic: (stage) => (stage.plan.still ? stillDirection : printDirection)(stage),
};
