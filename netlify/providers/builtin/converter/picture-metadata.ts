import type { PictureFormat } from '../../../../src/domain/creation';

/**
 * Whether a picture contains more than its pixels: place and camera (EXIF, XMP, IPTC), a comment, a colour
 * profile, or bytes after its end, where cameras put previews. Takes structures that the file inspector has
 * validated.
 */
export const hasMetadata = (format: PictureFormat, bytes: Uint8Array): boolean =>
  readers[format](viewOf(bytes)).some(({ tells }) => tells);

/** The same picture without metadata. Its pixels then count as sRGB in their final orientation. */
export function withoutMetadata(format: PictureFormat, bytes: Uint8Array): Uint8Array {
  const kept = readers[format](viewOf(bytes)).filter(({ tells }) => !tells);
  const rest = new Uint8Array(Buffer.concat(kept.map(({ from, to }) => bytes.subarray(from, to))));
  if (format !== 'webp') return rest;
  const view = viewOf(rest);
  view.setUint32(4, rest.byteLength - 8, true);
  if (ascii(view, 12) === 'VP8X') view.setUint8(20, view.getUint8(20) & ~WEBP_FLAGS);
  return rest;
}

/** https://www.w3.org/TR/png-3/#11Chunks: only the chunks that a decoder needs. */
function readPng(view: DataView): Stretch[] {
  const found: Stretch[] = [{ from: 0, to: 8, tells: false }];
  for (let at = 8; at + 12 <= view.byteLength;) {
    const chunk = ascii(view, at + 4);
    const to = at + 12 + view.getUint32(at);
    found.push({ from: at, to, tells: !PNG_PIXELS.has(chunk) });
    at = to;
    if (chunk === 'IEND') return [...found, ...behind(view, at)];
  }
  return found;
}

/** ITU-T T.81, annex B: removes comments and application segments, except JFIF and Adobe's colour transform. */
function readJpeg(view: DataView): Stretch[] {
  const found: Stretch[] = [{ from: 0, to: 2, tells: false }];
  for (let at = 2; at + 2 <= view.byteLength;) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xd9) return [...found, { from: at, to: at + 2, tells: false }, ...behind(view, at + 2)];
    let to = marker === 0xff ? at + 1 : at + 2 + view.getUint16(at + 2);
    if (marker === 0xda) while (to + 2 < view.byteLength && !isMarker(view, to)) to += 1;
    found.push({ from: at, to, tells: marker === 0xfe || (marker > 0xe0 && marker <= 0xef && marker !== 0xee) });
    at = to;
  }
  return found;
}

/** Neither a stuffed FF nor a restart marker. */
const isMarker = (view: DataView, at: number): boolean =>
  view.getUint8(at) === 0xff &&
  view.getUint8(at + 1) !== 0 &&
  !(view.getUint8(at + 1) >= 0xd0 && view.getUint8(at + 1) <= 0xd7);

/** https://developers.google.com/speed/webp/docs/riff_container */
function readWebp(view: DataView): Stretch[] {
  const found: Stretch[] = [{ from: 0, to: 12, tells: false }];
  for (let at = 12; at + 8 <= view.byteLength;) {
    const length = view.getUint32(at + 4, true);
    const to = Math.min(view.byteLength, at + 8 + length + (length % 2));
    found.push({ from: at, to, tells: !WEBP_PIXELS.has(ascii(view, at)) });
    at = to;
  }
  return found;
}

const behind = (view: DataView, from: number): Stretch[] =>
  from < view.byteLength ? [{ from, to: view.byteLength, tells: true }] : [];
const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const ascii = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((step) => view.getUint8(at + step)));

const readers: Record<PictureFormat, (view: DataView) => Stretch[]> = { png: readPng, jpeg: readJpeg, webp: readWebp };
const PNG_PIXELS = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'sBIT',
  'bKGD',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
]);
const WEBP_PIXELS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);
/** VP8X flags for a profile, EXIF and XMP. */
const WEBP_FLAGS = 0b0010_1100;

interface Stretch {
  from: number;
  to: number;
  /** Whether it contains metadata. */
  tells: boolean;
}
