import { runHeavy } from '../../../heavy/heavy-work';
import type { HeavyTask } from '../../../ports/heavy-work';
import type { ImageResult } from '../../../ports/image';

/** The same picture, `width` pixels wide, for pages where the full size would only cost time. */
export async function shrinkPicture(picture: ImageResult, width: number): Promise<ImageResult> {
  const height = Math.round((picture.height * width) / picture.width);
  return { ...picture, bytes: await runHeavy(shrinkDrawing, { bytes: picture.bytes, width, height }), width, height };
}

export const shrinkDrawing: HeavyTask<{ bytes: Uint8Array; width: number; height: number }, Uint8Array> = {
  name: 'shrink-drawing',
  async run({ bytes, width, height }) {
    const { createCanvas, loadImage } = await import('@napi-rs/canvas');
    const canvas = createCanvas(width, height);
    const graphics = canvas.getContext('2d');
    graphics.imageSmoothingQuality = 'high';
    graphics.drawImage(await loadImage(bytes), 0, 0, width, height);
    return new Uint8Array(await canvas.encode('webp', QUALITY));
  },
};

const QUALITY = 82;
