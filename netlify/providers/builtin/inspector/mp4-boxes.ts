/**
 * The boxes that lie side by side in a stretch of an MP4 (ISO 14496-12 §4.2); null unless they fill it exactly.
 * `start` is the first byte behind the header, `end` the first behind the box.
 */
export function readBoxes(view: DataView, from: number, to: number): Box[] | null {
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    if (at + 8 > to || boxes.length >= MAX_BOXES) return null;
    const size = view.getUint32(at);
    const wide = size === 1;
    if (wide && at + 16 > to) return null;
    // 0: up to the end of the file, which only the last box outside of all others may say.
    const length = wide ? Number(view.getBigUint64(at + 8)) : size === 0 && from === 0 ? to - at : size;
    if (length < (wide ? 16 : 8) || at + length > to) return null;
    boxes.push({ type: fourLetters(view, at + 4), at, start: at + (wide ? 16 : 8), end: at + length });
    at += length;
  }
  return boxes;
}

export const fourLetters = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((step) => view.getUint8(at + step)));

/** An index of two minutes has some dozens; more only cost time. */
const MAX_BOXES = 2_000;

export interface Box {
  type: string;
  at: number;
  start: number;
  end: number;
}
