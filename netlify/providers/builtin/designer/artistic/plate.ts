import type { Canvas } from '@napi-rs/canvas';

/** What is to be painted, as a picture without any brush work, and how a brush should follow it. */
export interface Plate {
  width: number;
  height: number;
  rgba: Uint8ClampedArray;
  /** 0 to 255: where small brushes are wanted. */
  detail: Uint8ClampedArray;
  /** Direction of strokes where the picture itself shows none, in radians, at shares of the width and the height. */
  flow(u: number, v: number): number;
}

/** Reads the finished canvases; `detail` is drawn in any colour on nothing. */
export function plateOf(picture: Canvas, detail: Canvas, flow: Plate['flow']): Plate {
  const { width, height } = picture;
  const marks = detail.getContext('2d').getImageData(0, 0, width, height).data;
  const mask = new Uint8ClampedArray(width * height);
  for (let at = 0; at < mask.length; at += 1) mask[at] = marks[at * 4 + 3]!;
  return { width, height, rgba: picture.getContext('2d').getImageData(0, 0, width, height).data, detail: mask, flow };
}

/** The picture at half its size, each pixel the mean of four. */
export function halved({
  width,
  height,
  rgba,
}: Pick<Plate, 'width' | 'height' | 'rgba'>): Pick<Plate, 'width' | 'height' | 'rgba'> {
  const [w, h] = [max(1, width >> 1), max(1, height >> 1)];
  const half = new Uint8ClampedArray(w * h * 4);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const at = (y * 2 * width + x * 2) * 4;
      const [next, under] = [x * 2 + 1 < width ? 4 : 0, y * 2 + 1 < height ? width * 4 : 0];
      for (let channel = 0; channel < 3; channel += 1)
        half[(y * w + x) * 4 + channel] =
          (rgba[at + channel]! +
            rgba[at + next + channel]! +
            rgba[at + under + channel]! +
            rgba[at + under + next + channel]!) /
          4;
      half[(y * w + x) * 4 + 3] = 255;
    }
  }
  return { width: w, height: h, rgba: half };
}

/** Bound once: the loops above ask for them at every pixel. */
const { max } = Math;
