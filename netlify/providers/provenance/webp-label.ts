import { pictureStructure } from '../builtin/inspector/picture-structure';
import { fourCharacters, joinParts, latin1, viewOf } from './join-parts';

/**
 * WebP (RFC 9649): an 'XMP ' chunk behind all others, and the flag in VP8X that announces it. A file of one bare VP8 or
 * VP8L chunk gets a VP8X in front.
 */
export function labelWebp(bytes: Uint8Array, packet: Uint8Array): Uint8Array {
  const canvas = pictureStructure('image/webp', bytes);
  if (!canvas) throw new Error('This WebP is not whole.');
  const chunks = readChunks(bytes.subarray(0, canvas.end)).filter(({ type }) => type !== 'XMP ');
  const [first, ...others] = chunks;
  const header = first!.type === 'VP8X' ? first!.data.slice() : extendedHeader(canvas, first!);
  header[0]! |= XMP_FLAG;
  const rest = first!.type === 'VP8X' ? others : chunks;
  const body = [{ type: 'VP8X', data: header }, ...rest, { type: 'XMP ', data: packet }].flatMap(({ type, data }) =>
    writeChunk(type, data),
  );
  return joinParts(...writeChunk('RIFF', joinParts(latin1('WEBP'), ...body)));
}

function readChunks(file: Uint8Array): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 12; at < file.byteLength;) {
    const length = at + 8 <= file.byteLength ? viewOf(file).getUint32(at + 4, true) : Infinity;
    if (at + 8 + length > file.byteLength) throw new Error('This WebP is not whole.');
    chunks.push({ type: fourCharacters(file, at), data: file.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length & 1);
  }
  return chunks;
}

/** An odd chunk is followed by a byte that its length does not count. */
function writeChunk(type: string, data: Uint8Array): Uint8Array[] {
  const length = new Uint8Array(4);
  viewOf(length).setUint32(0, data.byteLength, true);
  return [latin1(type), length, data, new Uint8Array(data.byteLength & 1)];
}

/** VP8X: flags, three reserved bytes, width and height less one in 24 bits each. */
function extendedHeader({ width, height }: { width: number; height: number }, { type, data }: Chunk): Uint8Array {
  const header = new Uint8Array(10);
  const view = viewOf(header);
  // A lossless stream says in the bit behind its two sizes whether alpha is used; a bare lossy one has none.
  header[0] = type === 'VP8L' && (viewOf(data).getUint32(1, true) >>> 28) & 1 ? ALPHA_FLAG : 0;
  view.setUint32(4, width - 1, true);
  view.setUint16(7, (height - 1) & 0xffff, true);
  header[9] = (height - 1) >>> 16;
  return header;
}

const XMP_FLAG = 0x04;
const ALPHA_FLAG = 0x10;

interface Chunk {
  type: string;
  data: Uint8Array;
}
