import type { Graphics, Pen } from '../designer/drawing/graphics';
import type { TextBlock } from '../designer/drawing/text-blocks';
import type { Typesetter } from '../designer/drawing/typesetter';
import type { Format } from '../designer/minimalist/stage';
import type { AspectRatio } from '../../../../src/domain/image-format';
import type { RenderOptions } from '../../../ports/image';
import type { Beat } from './beats';
import type { ClipPlan } from './clip-plan';

/** Everything an art direction works with; pixels are those of the raster. */
export interface ClipStage extends Format {
  plan: ClipPlan;
  type: Typesetter;
  graphics: Graphics;
  /** For what takes long to prepare: when to stop, and how far it is. */
  rendering: RenderOptions;
}

/** One beat's picture. */
export interface Shot {
  /** Words in their final place. */
  texts: TextBlock[];
  /** Paints what is blurred, textured or cut out, once: a frame only blits and draws words. */
  prepare(): Promise<Painter>;
}

/** Fills the whole frame; seconds since the beat began. */
export type Painter = (pen: Pen, seconds: number) => void;

/** How one style moves. */
export interface ArtDirection {
  shot(beat: Beat): Shot;
  /** Seconds in which a shot comes in over the one before. */
  cutSeconds: number;
  /** Paints the next shot as far as it has come in, `share` from 0 to 1. */
  cut(pen: Pen, share: number, next: Beat, paint: (pen: Pen) => void): void;
}

export type Directing = (stage: ClipStage) => Promise<ArtDirection>;

/** Margins: 8 % on every side, 14 % over and under a story, where the app's own controls lie. */
export function clipFormat(ratio: AspectRatio, { width, height }: { width: number; height: number }): Format {
  const upright = height * (ratio === '9:16' ? STORY_MARGIN : MARGIN);
  const shape = ratio === '4:1' ? 'banner' : ratio === '9:16' ? 'tall' : width === height ? 'square' : 'wide';
  return {
    width,
    height,
    unit: shape === 'banner' ? height / 7 : Math.min(width, height) / 12,
    shape,
    safe: { x: width * MARGIN, y: upright, w: width * (1 - MARGIN * 2), h: height - upright * 2 },
  };
}

const MARGIN = 0.08;
const STORY_MARGIN = 0.14;
