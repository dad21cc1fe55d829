import { createCanvas } from '@napi-rs/canvas';

/** A real picture of the given type, with a gradient so that compression has something to do. */
export function buildImage(type: 'png' | 'jpeg' | 'webp', width = 64, height = 48): Uint8Array {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const gradient = context.createLinearGradient(0, 0, width, height);
  gradient.addColorStop(0, '#1f3b2d');
  gradient.addColorStop(1, '#f6c453');
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  return new Uint8Array(
    type === 'png'
      ? canvas.toBuffer('image/png')
      : type === 'jpeg'
        ? canvas.toBuffer('image/jpeg')
        : canvas.toBuffer('image/webp'),
  );
}

/** A PNG that declares any size in its header and contains almost nothing. */
export function buildBomb(width: number, height: number): Uint8Array {
  const bytes = buildImage('png');
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

export const joinBytes = (...parts: (Uint8Array | string)[]): Uint8Array =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))));
