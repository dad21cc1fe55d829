import type { Canvas, Image } from '@napi-rs/canvas';
import type { PictureFormat } from '../../../../src/domain/creation';
import { MAX_PIXELS } from '../../../../src/domain/file-purpose';
import { runHeavy } from '../../../heavy/heavy-work';
import type { HeavyTask } from '../../../ports/heavy-work';
import type { ConvertedPicture, Frame, PictureConverter } from '../../../ports/picture-converter';
import { declaredSize } from '../inspector/picture-structure';
import { edgeColours } from './edge-colours';
import { hasMetadata, withoutMetadata } from './picture-metadata';

/**
 * The canvas decodes every format, rotates photographs by their EXIF, and writes only pixels; queued with all
 * heavy work.
 */
export const canvasConverter: PictureConverter = {
  clean: (bytes, { format, maxSide }) => runHeavy(convertPicture, { do: 'clean', bytes, format, maxSide }),
  convert: (bytes, { format, frame }) => runHeavy(convertPicture, { do: 'convert', bytes, format, frame }),
  shrink: (bytes, width) => runHeavy(convertPicture, { do: 'shrink', bytes, width }),
};

/** Refuses by a picture's declared size before any of its pixels take memory. */
export const convertPicture: HeavyTask<Conversion, ConvertedPicture> = {
  name: 'convert-picture',
  weigh: ({ bytes }) => (pixelsOf(bytes) > LARGE ? 'large' : 'light'),
  async run(asked) {
    const image = await decode(asked.bytes);
    switch (asked.do) {
      case 'clean':
        return clean(image, asked);
      case 'convert':
        return paint(image, {
          format: asked.format,
          canvas: asked.frame ?? image,
          place: asked.frame ? inside(image, asked.frame) : { x: 0, y: 0, width: image.width, height: image.height },
        });
      case 'shrink':
        return shrink(image, asked.width);
    }
  },
};

async function clean(
  image: Image,
  { bytes, format, maxSide }: Extract<Conversion, { do: 'clean' }>,
): Promise<ConvertedPicture> {
  const scale = Math.min(1, maxSide / Math.max(image.width, image.height));
  if (scale === 1 && !hasMetadata(format, bytes)) return { bytes, width: image.width, height: image.height };
  const size = {
    width: Math.max(1, Math.round(image.width * scale)),
    height: Math.max(1, Math.round(image.height * scale)),
  };
  return paint(image, { format, canvas: size, place: { x: 0, y: 0, ...size } });
}

function shrink(image: Image, width: number): Promise<ConvertedPicture> {
  const size = {
    width: Math.min(width, image.width),
    height: Math.max(1, Math.round((image.height * Math.min(width, image.width)) / image.width)),
  };
  return paint(image, { format: 'webp', canvas: size, place: { x: 0, y: 0, ...size }, quality: THUMBNAIL_QUALITY });
}

/** The declared number of pixels; 0 for what is not a picture. */
function pixelsOf(bytes: Uint8Array): number {
  const size = declaredSize(bytes);
  return size ? size.width * size.height : 0;
}

async function decode(bytes: Uint8Array): Promise<Image> {
  const pixels = pixelsOf(bytes);
  if (pixels === 0 || pixels > MAX_PIXELS)
    throw new Error(
      pixels === 0
        ? 'These bytes are no picture that can be converted'
        : `A picture of ${pixels} pixels is not decoded`,
    );
  return (await import('@napi-rs/canvas')).loadImage(bytes);
}

async function paint(
  image: Image,
  { format, canvas: { width, height }, place, quality }: Painting,
): Promise<ConvertedPicture> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const canvas = createCanvas(width, height);
  const graphics = canvas.getContext('2d');
  graphics.imageSmoothingQuality = 'high';
  if (format === 'jpeg') {
    graphics.fillStyle = '#ffffff';
    graphics.fillRect(0, 0, width, height);
  }
  graphics.drawImage(image, place.x, place.y, place.width, place.height);
  for (const { colour, x, y, width: across, height: down } of edgeColours(graphics, { width, height }, place)) {
    graphics.fillStyle = colour;
    graphics.fillRect(x, y, across, down);
  }
  return { bytes: withoutMetadata(format, await encode(canvas, format, quality)), width, height }; // the canvas adds its sRGB profile to most formats
}

const encode = (canvas: Canvas, format: PictureFormat, quality = QUALITY): Promise<Buffer> =>
  format === 'png' ? canvas.encode('png') : canvas.encode(format, quality);

/** The largest area of the picture's shape, centred in a frame, in whole pixels. */
function inside(image: Frame, frame: Frame): Place {
  const scale = Math.min(frame.width / image.width, frame.height / image.height);
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
  return { x: Math.floor((frame.width - width) / 2), y: Math.floor((frame.height - height) / 2), width, height };
}

/** Decoded, a picture of this many pixels takes 64 MB; most phones take smaller ones. */
const LARGE = 16_000_000;
const QUALITY = 90;
const THUMBNAIL_QUALITY = 82;

export type Conversion =
  | { do: 'clean'; bytes: Uint8Array; format: PictureFormat; maxSide: number }
  | { do: 'convert'; bytes: Uint8Array; format: PictureFormat; frame?: Frame | undefined }
  | { do: 'shrink'; bytes: Uint8Array; width: number };

export interface Place extends Frame {
  x: number;
  y: number;
}

interface Painting {
  format: PictureFormat;
  canvas: Frame;
  /** Where the picture goes. */
  place: Place;
  quality?: number;
}
