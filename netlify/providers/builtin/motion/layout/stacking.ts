import type { Rect } from '../../designer/drawing/rect';
import { movedDown, type TextBlock } from '../../designer/drawing/text-blocks';

/** Blocks under each other with a gap before each but the first, at the top, in the middle or at the bottom of a room. Empty ones take no place. */
export function stacked(
  items: readonly { block: TextBlock; gap: number }[],
  room: Rect,
  anchor: 'top' | 'middle' | 'bottom',
): { texts: TextBlock[]; y: number; height: number } {
  const shown = items.filter(({ block }) => block.lines.length > 0);
  const height = shown.reduce((sum, { block, gap }, index) => sum + block.box.h + (index > 0 ? gap : 0), 0);
  const free = Math.max(0, room.h - height);
  const y = room.y + (anchor === 'top' ? 0 : anchor === 'middle' ? free / 2 : free);
  let at = y;
  const texts = shown.map(({ block, gap }, index) => {
    at += index > 0 ? gap : 0;
    const moved = movedDown(block, at - block.box.y);
    at += block.box.h;
    return moved;
  });
  return { texts, y, height };
}
