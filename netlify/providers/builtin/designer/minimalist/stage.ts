import { aspectRatios, type AspectRatio } from '../../../../../src/domain/image-format';
import type { Graphics, Pen } from '../drawing/graphics';
import type { Hero } from '../drawing/hero';
import type { Palette, Scheme } from '../drawing/palette';
import type { Rect } from '../drawing/rect';
import type { SeededRandom } from '../drawing/seeded-random';
import type { TextBlock } from '../drawing/text-blocks';
import type { Typesetter } from '../drawing/typesetter';
import type { AskedLook } from '../prompt/wishes/asked-look';
import type { PosterWords } from '../prompt/poster-words';
import type { PosterPlan } from './poster-plan';

/** Everything a layout works with. */
export interface Stage extends Format {
  words: PosterWords;
  faces: PosterPlan['faces'];
  /** The mood that is drawn; other styles that use this stage have none. */
  asked?: AskedLook;
  /** Grief: nothing that is gay. */
  isQuiet?: boolean;
  palette: Palette;
  scheme: Scheme;
  random: SeededRandom;
  type: Typesetter;
  graphics: Graphics;
  /** Null when the subject is unknown: the words and plain geometry carry the sheet. */
  hero: Hero | null;
  extras: readonly Hero[];
  /** Seeds whatever is left to chance. */
  detailSeed: number;
}

export interface Format {
  width: number;
  height: number;
  /** The module that all sizes and gaps are multiples of. */
  unit: number;
  /** Words and whatever must be seen stay inside. */
  safe: Rect;
  shape: 'square' | 'tall' | 'wide' | 'banner';
}

/** A finished composition: words placed, art ready to be painted. */
export interface Sheet {
  ground: string;
  texts: TextBlock[];
  rules: { box: Rect; colour: string }[];
  /** Where the art's main matter lies; words stay clear of it. */
  art: Rect;
  paint(pen: Pen): void;
}

export type Layout = (stage: Stage) => Sheet;

export function formatOf(ratio: AspectRatio): Format {
  const { width, height } = aspectRatios[ratio];
  if (ratio === '4:1') {
    const unit = height / 7;
    return {
      width,
      height,
      unit,
      shape: 'banner',
      safe: { x: unit, y: unit * 0.92, w: width - unit * 2, h: height - unit * 1.84 },
    };
  }
  const unit = Math.min(width, height) / 12;
  if (ratio === '9:16')
    return {
      width,
      height,
      unit,
      shape: 'tall',
      safe: { x: unit, y: height * STORY_MARGIN, w: width - unit * 2, h: height * (1 - STORY_MARGIN * 2) },
    };
  return {
    width,
    height,
    unit,
    shape: width === height ? 'square' : 'wide',
    safe: { x: unit, y: unit, w: width - unit * 2, h: height - unit * 2 },
  };
}

/** Stories cover the top and bottom with the app's own controls. */
const STORY_MARGIN = 0.14;
