import { bottom, centreX, centreY, right, type Rect } from '../../designer/drawing/rect';
import { movedDown, movedRight, type TextBlock } from '../../designer/drawing/text-blocks';
import { cropFor } from '../../designer/photo/photo-crop';
import type { PhotoStudy } from '../../designer/photo/photo-study';
import type { ClipStage } from '../clip-stage';
import { inkOf } from './shade-needed';

export interface Placed {
  texts: TextBlock[];
  /** What all words cover together; null without words. */
  words: Rect | null;
  side: 'left' | 'right' | 'top' | 'bottom';
  /** Share of the photograph's matter that is in the frame and not under words. */
  kept: number;
  /** The part of the photograph that fills the frame, as shares of it. */
  crop: Rect;
}

/** Words on the side of the frame where least of a photograph's matter lies under them, and the part of it that leaves most free. */
export function calmest(stage: ClipStage, texts: readonly TextBlock[], study: PhotoStudy, imageRatio: number): Placed {
  const { width, height, safe, shape } = stage;
  const words = aroundAll(texts);
  if (!words) return { texts: [], words: null, side: 'bottom', ...cropFor(study, imageRatio, width / height) };
  const isBeside = (shape === 'wide' || shape === 'banner') && words.w < width * 0.62 && words.h > height * 0.2;
  const by = isBeside ? right(safe) - right(words) : bottom(safe) - bottom(words);
  const moved = texts.map((block) => (isBeside ? movedRight(block, by) : movedDown(block, by)));
  const places = [[...texts], moved].map((set) => {
    const covered = aroundAll(set)!;
    const side: Placed['side'] = isBeside
      ? centreX(covered) < width / 2
        ? 'left'
        : 'right'
      : centreY(covered) < height / 2
        ? 'top'
        : 'bottom';
    const share = { x: covered.x / width, y: covered.y / height, w: covered.w / width, h: covered.h / height };
    return { side, texts: set, words: covered, ...cropFor(study, imageRatio, width / height, share) };
  });
  const [here, there] = places as [(typeof places)[0], (typeof places)[0]];
  return there.kept > here.kept + CLEARLY ? there : here;
}

/** Null without words. */
export function aroundAll(texts: readonly TextBlock[]): Rect | null {
  const boxes = texts.filter(({ lines }) => lines.length > 0).map(inkOf);
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return { x, y, w: Math.max(...boxes.map(right)) - x, h: Math.max(...boxes.map(bottom)) - y };
}

/** Share of a photograph's matter for which words leave their usual side. */
const CLEARLY = 0.03;
