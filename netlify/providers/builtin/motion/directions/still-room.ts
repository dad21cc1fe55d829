import { bottom, fromEdges, inset, type Rect } from '../../designer/drawing/rect';
import type { ClipStage } from '../clip-stage';
import type { ClipLayout } from '../layout/hook-layout';

/** Where the thing goes: a little inside the place that words leave it, and in a story down into the margin under them. */
export function roomOf({ safe, shape, height }: ClipStage, { art, texts }: ClipLayout): Rect {
  const room = art.w > 0 ? art : safe;
  const isLowest = shape === 'tall' && texts.every(({ box }) => box.y < bottom(room));
  const low = isLowest ? bottom(room) + (height - bottom(safe)) * 0.45 : bottom(room);
  return inset({ ...room, h: low - room.y }, Math.min(room.w, room.h) * 0.05);
}

/** The part that all rooms share, so that no words of any card lie over the thing; but not so small that it could not be seen. */
export function freeOfWords({ safe }: ClipStage, rooms: readonly Rect[]): Rect {
  const [first] = rooms as [Rect, ...Rect[]];
  const worded = rooms.slice(1).filter(({ h, y }) => h < safe.h * 0.9 || y > safe.y + safe.h * 0.2);
  const x = Math.max(first.x, ...worded.map((room) => room.x));
  const [right, foot] = [Math.min(...[first, ...worded].map((room) => room.x + room.w)), bottom(first)];
  const top = Math.max(first.y, ...worded.map((room) => room.y));
  return fromEdges(x, Math.min(top, foot - safe.h * LEAST), right, foot);
}

/** Share of the safe height that a thing takes at least. */
const LEAST = 0.3;
