import type { ImageResult } from '../../../ports/image';

/** The same picture, `width` pixels wide, for pages where the full size would only cost time. */
export async function shrinkPicture(picture: ImageResult, width: number): Promise<ImageResult> {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const height = Math.round((picture.height * width) / picture.width);
  const canvas = createCanvas(width, height);
  const graphics = canvas.getContext('2d');
  graphics.imageSmoothingQuality = 'high';
  graphics.drawImage(await loadImage(picture.bytes), 0, 0, width, height);
  return { ...picture, bytes: new Uint8Array(await canvas.encode('webp', QUALITY)), width, height };
}

const QUALITY = 82;
