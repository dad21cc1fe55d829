import { pictureStructure } from '../builtin/inspector/picture-structure';
import { holdsAt, joinParts, latin1, viewOf } from './join-parts';

/**
 * JPEG (ITU-T T.81, annex B): an APP1 segment behind JFIF and Exif, which readers expect first. A label's continuation
 * in further segments goes with the label.
 */
export function labelJpeg(bytes: Uint8Array, packet: Uint8Array): Uint8Array {
  if (!pictureStructure('image/jpeg', bytes)) throw new Error('This JPEG is not whole.');
  if (packet.byteLength > MAX_PACKET_BYTES)
    throw new Error(`A label of ${packet.byteLength} bytes does not fit into a JPEG.`);
  const { segments, scan } = readSegments(bytes);
  const kept = segments.filter((segment) => !(isSegment(segment, APP1, XMP) || isSegment(segment, APP1, EXTENDED_XMP)));
  const opening = kept.findIndex((segment) => segment[1] !== APP0 && !isSegment(segment, APP1, EXIF));
  const behind = opening < 0 ? kept.length : opening;
  return joinParts(
    bytes.subarray(0, 2),
    ...kept.slice(0, behind),
    xmpSegment(packet),
    ...kept.slice(behind),
    bytes.subarray(scan),
  );
}

/** Everything between the start of the image and its first scan. */
function readSegments(bytes: Uint8Array): { segments: Uint8Array[]; scan: number } {
  const segments: Uint8Array[] = [];
  let at = 2;
  for (;;) {
    while (bytes[at + 1] === 0xff) at += 1; // fill bytes
    if (bytes[at + 1] === START_OF_SCAN) return { segments, scan: at };
    segments.push(bytes.subarray(at, at + 2 + viewOf(bytes).getUint16(at + 2)));
    at += segments.at(-1)!.byteLength;
  }
}

const isSegment = (segment: Uint8Array, marker: number, signature: Uint8Array): boolean =>
  segment[1] === marker && holdsAt(segment, 4, signature);

function xmpSegment(packet: Uint8Array): Uint8Array {
  const head = Uint8Array.of(0xff, APP1, 0, 0);
  viewOf(head).setUint16(2, 2 + XMP.byteLength + packet.byteLength);
  return joinParts(head, XMP, packet);
}

const START_OF_SCAN = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const EXIF = latin1('Exif\0\0');
const XMP = latin1('http://ns.adobe.com/xap/1.0/\0');
const EXTENDED_XMP = latin1('http://ns.adobe.com/xmp/extension/\0');
/** Adobe XMP Specification Part 3 (2016), 1.1.3: what is left of a segment of 65,535 bytes. */
const MAX_PACKET_BYTES = 65_502;
