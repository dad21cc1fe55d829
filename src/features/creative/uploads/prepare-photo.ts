import { uploadLimits } from '../../../domain/creation';

/**
 * A photograph drawn anew: the right way up, at most 2560 pixels long, as WebP (JPEG where the browser cannot write
 * WebP), without place, camera or anything else that stood in its file. Throws an Error with a sentence.
 */
export async function preparePhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error('This browser cannot read it as a picture. Save it as JPEG or PNG and try again.');
  });
  try {
    const scale = Math.min(1, uploadLimits.photoSide / Math.max(picture.width, picture.height));
    for (const quality of QUALITIES) {
      const drawn = await drawnAnew(picture, scale, quality);
      if (drawn.size <= uploadLimits.photoBytes) return drawn;
    }
  } finally {
    picture.close();
  }
  throw new Error('It stays larger than 4 MB. Save a smaller version and try again.');
}

async function drawnAnew(picture: ImageBitmap, scale: number, quality: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const webp = await encoded(canvas, 'image/webp', quality);
  return webp.type === 'image/webp' ? webp : encoded(canvas, 'image/jpeg', quality); // Safari answers PNG when asked for WebP
}

const encoded = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded.'))),
      type,
      quality,
    ),
  );

const QUALITIES = [0.88, 0.75, 0.6];
