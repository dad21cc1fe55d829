import type { Pen } from '../drawing/graphics';
import type { Rect } from '../drawing/rect';
import { PLACE_HEIGHT, PLACE_WIDTH, type LoadedPlace } from './load-place';

/** A place over a box of the picture, cut to its shape. */
export function cutPlace(pen: Pen, { image }: LoadedPlace, { x, y, w, h }: Rect): void {
  const scale = Math.max(w / PLACE_WIDTH, h / PLACE_HEIGHT);
  const [cutW, cutH] = [w / scale, h / scale];
  pen.imageSmoothingEnabled = true;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, (PLACE_WIDTH - cutW) / 2, (PLACE_HEIGHT - cutH) / 2, cutW, cutH, x, y, w, h);
}
