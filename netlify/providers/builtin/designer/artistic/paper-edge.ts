/** Sides of a painting that run out of the sheet and have no edge of their own. */
export interface Bleeds {
  top: boolean;
  right: boolean;
  bottom: boolean;
  left: boolean;
}

/** Pixels to the nearest edge of a painting that has one; far inside where all sides bleed. */
export function edgeDistance(x: number, y: number, width: number, height: number, bleeds: Bleeds): number {
  let least = 1e6;
  if (!bleeds.left) least = min(least, x);
  if (!bleeds.right) least = min(least, width - x);
  if (!bleeds.top) least = min(least, y);
  if (!bleeds.bottom) least = min(least, height - y);
  return least;
}

/** Bound once: the loops above ask for them at every pixel. */
const { min } = Math;
