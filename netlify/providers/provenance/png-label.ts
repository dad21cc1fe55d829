import { crc32 } from 'node:zlib';
import { pictureStructure } from '../builtin/inspector/picture-structure';
import { fourCharacters, holdsAt, joinParts, latin1, viewOf } from './join-parts';

/** PNG (https://www.w3.org/TR/png-3/#11iTXt): an uncompressed iTXt chunk behind IHDR, so in front of the pixels and of an animation's frames. */
export function labelPng(bytes: Uint8Array, packet: Uint8Array): Uint8Array {
  const structure = pictureStructure('image/png', bytes);
  if (!structure) throw new Error('This PNG is not whole.');
  const [header, ...others] = readChunks(bytes.subarray(0, structure.end));
  return joinParts(
    bytes.subarray(0, SIGNATURE_BYTES),
    header!,
    textChunk(packet),
    ...others.filter((chunk) => !isLabel(chunk)),
  );
}

/** Each with its length, type and checksum. */
function readChunks(file: Uint8Array): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  for (let at = SIGNATURE_BYTES; at < file.byteLength; at += chunks.at(-1)!.byteLength) {
    chunks.push(file.subarray(at, at + 12 + viewOf(file).getUint32(at)));
  }
  return chunks;
}

const isLabel = (chunk: Uint8Array): boolean => fourCharacters(chunk, 4) === 'iTXt' && holdsAt(chunk, 8, KEYWORD);

function textChunk(packet: Uint8Array): Uint8Array {
  // Behind the keyword: not compressed, method 0, no language, no translated keyword.
  const counted = joinParts(latin1('iTXt'), KEYWORD, new Uint8Array(4), packet);
  const [length, checksum] = [new Uint8Array(4), new Uint8Array(4)];
  viewOf(length).setUint32(0, counted.byteLength - 4);
  viewOf(checksum).setUint32(0, crc32(counted));
  return joinParts(length, counted, checksum);
}

const KEYWORD = latin1('XML:com.adobe.xmp\0');
const SIGNATURE_BYTES = 8;
