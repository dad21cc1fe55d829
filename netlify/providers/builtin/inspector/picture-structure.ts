/**
 * Walks a picture from its first byte to its last, without decoding it: what it declares as its size, and where it ends.
 * Null when the structure breaks. Bytes behind the end are how one file can be two types.
 */
export function pictureStructure(type: PictureType, bytes: Uint8Array): PictureStructure | null {
  try {
    const found = readers[type](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return found && found.width > 0 && found.height > 0 && found.end <= bytes.byteLength ? found : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // it promises more bytes than there are
    throw error;
  }
}

/** What a picture of any type says it measures; null for anything else. Of a PNG without its chunks: four megabytes may hold 300,000. */
export function declaredSize(bytes: Uint8Array): { width: number; height: number } | null {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  const type = SIGNATURES.find(({ sign }) => sign.test(start))?.type;
  if (type !== 'image/png') return type ? pictureStructure(type, bytes) : null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes.byteLength < 24 || !start.endsWith('IHDR')
    ? null
    : { width: view.getUint32(16), height: view.getUint32(20) };
}

/** PNG (https://www.w3.org/TR/png-3/#5DataRep): chunks from IHDR to IEND. A frame of an animation lies inside the canvas. */
function readPng(view: DataView): PictureStructure | null {
  if (ascii(view, 12, 4) !== 'IHDR') return null;
  let at = 8;
  while (ascii(view, at + 4, 4) !== 'IEND') at += 12 + view.getUint32(at);
  return { width: view.getUint32(16), height: view.getUint32(20), end: at + 12 + view.getUint32(at) };
}

/** JPEG (ITU-T T.81, annex B): segments; after the header of a scan, coded bytes up to the next marker that is no restart. */
function readJpeg(view: DataView): PictureStructure | null {
  let [width, height, at] = [0, 0, 2];
  for (;;) {
    while (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xff) at += 1; // fill bytes
    const marker = view.getUint8(at) === 0xff ? view.getUint8(at + 1) : 0;
    if (marker === 0xd9) return { width, height, end: at + 2 };
    if (marker < 0xc0 || marker === 0xd8) return null;
    if (isFrame(marker)) [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
    at += 2 + view.getUint16(at + 2);
    if (marker !== 0xda) continue;
    while (view.getUint8(at) !== 0xff || isCoded(view.getUint8(at + 1))) at += 1;
  }
}

/** SOF0 to SOF15; C4, C8 and CC are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** A stuffed FF or a restart marker: the scan goes on. */
const isCoded = (next: number): boolean => next === 0 || (next >= 0xd0 && next <= 0xd7);

/** GIF89a (https://www.w3.org/Graphics/GIF/spec-gif89a.txt): screen, extensions and frames up to the trailer. A frame may be larger than the screen. */
function readGif(view: DataView): PictureStructure | null {
  let [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
  let at = 13 + colourTable(view.getUint8(10));
  for (;;) {
    const block = view.getUint8(at);
    if (block === 0x3b) return { width, height, end: at + 1 };
    if (block === 0x21) at = afterSubBlocks(view, at + 2);
    else if (block === 0x2c) {
      width = Math.max(width, view.getUint16(at + 5, true));
      height = Math.max(height, view.getUint16(at + 7, true));
      at = afterSubBlocks(view, at + 11 + colourTable(view.getUint8(at + 9)));
    } else return null;
  }
}

const colourTable = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function afterSubBlocks(view: DataView, from: number): number {
  let at = from;
  while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
  return at + 1;
}

/** WebP (RFC 9649): a RIFF container that says its own length; canvas (VP8X), lossless (VP8L) or lossy (VP8) header first. */
function readWebp(view: DataView): PictureStructure | null {
  const end = 8 + view.getUint32(4, true) + (view.getUint32(4, true) & 1);
  const first = ascii(view, 12, 4);
  if (first === 'VP8X') return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27), end };
  if (first === 'VP8L') {
    const bits = view.getUint32(21, true);
    return view.getUint8(20) === 0x2f
      ? { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff), end }
      : null;
  }
  if (first !== 'VP8 ' || uint24(view, 23) !== 0x2a019d) return null;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff, end };
}

const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

function ascii(view: DataView, at: number, length: number): string {
  let text = '';
  for (let index = at; index < at + length; index += 1) text += String.fromCharCode(view.getUint8(index));
  return text;
}

const SIGNATURES: { sign: RegExp; type: PictureType }[] = [
  { sign: /^\x89PNG\r\n/, type: 'image/png' },
  { sign: /^\xff\xd8\xff/, type: 'image/jpeg' },
  { sign: /^GIF8[79]a/, type: 'image/gif' },
  { sign: /^RIFF[\s\S]{4}WEBP/, type: 'image/webp' },
];

const readers = { 'image/png': readPng, 'image/jpeg': readJpeg, 'image/gif': readGif, 'image/webp': readWebp };

export type PictureType = keyof typeof readers;

export interface PictureStructure {
  width: number;
  height: number;
  /** How many bytes belong to the picture. */
  end: number;
}
