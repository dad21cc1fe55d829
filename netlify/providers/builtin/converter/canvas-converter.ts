import type { Canvas, Image } from '@napi-rs/canvas';
import type { PictureFormat } from '../../../../src/domain/creation';
import type { ConvertedPicture, Frame, PictureConverter } from '../../../ports/picture-converter';
import { edgeColours } from './edge-colours';
import { hasMetadata, withoutMetadata } from './picture-metadata';

/** The canvas decodes every format, turns a photograph as its EXIF says, and writes pixels alone. */
export const canvasConverter: PictureConverter = {
  async clean(bytes, { format, maxSide }) {
    const image = await decode(bytes);
    const scale = Math.min(1, maxSide / Math.max(image.width, image.height));
    if (scale === 1 && !hasMetadata(format, bytes)) return { bytes, width: image.width, height: image.height };
    const size = { width: Math.max(1, Math.round(image.width * scale)), height: Math.max(1, Math.round(image.height * scale)) };
    return paint(image, { format, canvas: size, place: { x: 0, y: 0, ...size } });
  },

  async convert(bytes, { format, frame }) {
    const image = await decode(bytes);
    return paint(image, { format, canvas: frame ?? image, place: frame ? inside(image, frame) : { x: 0, y: 0, width: image.width, height: image.height } });
  },

  async shrink(bytes, width) {
    const image = await decode(bytes);
    const size = { width: Math.min(width, image.width), height: Math.max(1, Math.round((image.height * Math.min(width, image.width)) / image.width)) };
    return paint(image, { format: 'webp', canvas: size, place: { x: 0, y: 0, ...size }, quality: THUMBNAIL_QUALITY });
  },
};

const decode = async (bytes: Uint8Array): Promise<Image> => (await import('@napi-rs/canvas')).loadImage(bytes);

async function paint(image: Image, { format, canvas: { width, height }, place, quality }: Painting): Promise<ConvertedPicture> {
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
  return { bytes: withoutMetadata(format, await encode(canvas, format, quality)), width, height }; // the canvas writes its profile, which is sRGB, into most
}

const encode = (canvas: Canvas, format: PictureFormat, quality = QUALITY): Promise<Buffer> => (format === 'png' ? canvas.encode('png') : canvas.encode(format, quality));

/** The largest place of the picture's own shape in the middle of a frame, in whole pixels. */
function inside(image: Frame, frame: Frame): Place {
  const scale = Math.min(frame.width / image.width, frame.height / image.height);
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
  return { x: Math.floor((frame.width - width) / 2), y: Math.floor((frame.height - height) / 2), width, height };
}

const QUALITY = 90;
const THUMBNAIL_QUALITY = 82;

export interface Place extends Frame {
  x: number;
  y: number;
}

interface Painting {
  format: PictureFormat;
  canvas: Frame;
  /** Where the picture lies on it. */
  place: Place;
  quality?: number;
}
