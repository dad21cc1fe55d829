import { fourCharacters, holdsAt, joinParts, latin1, viewOf } from './join-parts';

/**
 * MP4 (ISO/IEC 14496-12): a 'uuid' box at the end of the file (Adobe XMP Specification Part 3, "MPEG-4"),
 * because the index counts from the file's first byte and nothing before the frames may move. For the same
 * reason an older label that is not last becomes free space of the same size.
 */
export function labelMp4(bytes: Uint8Array, packet: Uint8Array): Uint8Array {
  const boxes = readBoxes(bytes);
  if (!['ftyp', 'moov', 'mdat'].every((wanted) => boxes.some((box) => fourCharacters(box, 4) === wanted)))
    throw notWhole();
  const last = boxes.findLastIndex((box) => !isLabel(box));
  const kept = boxes
    .slice(0, last + 1)
    .map((box, index) => (isLabel(box) ? freeSpace(box) : index === last ? closed(box) : box));
  return joinParts(...kept, boxHead('uuid', 8 + XMP_ID.byteLength + packet.byteLength), XMP_ID, packet);
}

function readBoxes(file: Uint8Array): Uint8Array[] {
  const boxes: Uint8Array[] = [];
  for (let at = 0; at < file.byteLength; at += boxes.at(-1)!.byteLength) {
    const length = boxLength(file, at);
    if (length < 8 || at + length > file.byteLength) throw notWhole();
    boxes.push(file.subarray(at, at + length));
  }
  return boxes;
}

/** 0 means "to the end of the file", 1 a 64-bit length after the type. */
function boxLength(file: Uint8Array, at: number): number {
  const left = file.byteLength - at;
  if (left < 8) throw notWhole();
  const length = viewOf(file).getUint32(at);
  if (length === 0) return left;
  if (length > 1) return length;
  if (left < 16) throw notWhole();
  return Number(viewOf(file).getBigUint64(at + 8));
}

const isLabel = (box: Uint8Array): boolean =>
  fourCharacters(box, 4) === 'uuid' && box.byteLength >= 24 && (holdsAt(box, 8, XMP_ID) || holdsAt(box, 16, XMP_ID));

function freeSpace(box: Uint8Array): Uint8Array {
  return joinParts(boxHead('free', box.byteLength), new Uint8Array(box.byteLength - 8));
}

/** A box that extended to the end of the file would swallow what now follows it. */
function closed(box: Uint8Array): Uint8Array {
  return viewOf(box).getUint32(0) === 0
    ? joinParts(boxHead(fourCharacters(box, 4), box.byteLength), box.subarray(8))
    : box;
}

function boxHead(type: string, length: number): Uint8Array {
  if (length > 0xffff_ffff) throw new Error('This MP4 is too large to be labelled.');
  const head = joinParts(new Uint8Array(4), latin1(type));
  viewOf(head).setUint32(0, length);
  return head;
}

const notWhole = (): Error => new Error('This MP4 is not whole.');

const XMP_ID = Uint8Array.from(Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'));
