import { crc32 } from 'node:zlib';
import type * as Jsdom from 'jsdom';

/** A file's XMP packets, read by the formats' own rules and not by our writer's code; throws for a broken structure. */
export function readXmp(file: Uint8Array): string[] {
  const bytes = Buffer.from(file);
  const parts =
    bytes.toString('latin1', 8, 12) === 'WEBP'
      ? webpChunks(bytes)
      : bytes[0] === 0x89
        ? pngChunks(bytes)
        : bytes[0] === 0xff
          ? jpegSegments(bytes)
          : mp4Boxes(bytes);
  return parts.flatMap(({ type, data }) => {
    const sign = XMP_SIGNS[type];
    return sign !== undefined && data.subarray(0, sign.length).equals(sign)
      ? [data.subarray(sign.length).toString('utf8')]
      : [];
  });
}

/** The file's one label: text by qualified name. Throws for a packet that is not well-formed XML. */
export function readLabel(file: Uint8Array): Record<string, string> {
  const [packet, ...others] = readXmp(file);
  if (packet === undefined || others.length > 0)
    throw new Error(`${others.length + (packet === undefined ? 0 : 1)} labels`);
  const { document } = new (jest.requireActual('jsdom') as typeof Jsdom).JSDOM(
    packet.replace(/^<\?xpacket.*?\?>/, ''),
    { contentType: 'application/xml' },
  ).window;
  const properties = [
    ...document.getElementsByTagNameNS('http://www.w3.org/1999/02/22-rdf-syntax-ns#', 'Description')[0]!.children,
  ];
  return Object.fromEntries(
    properties.map((property) => [`${property.namespaceURI}${property.localName}`, property.textContent ?? '']),
  );
}

export function webpChunks(bytes: Buffer): Part[] {
  if (bytes.readUInt32LE(4) !== bytes.length - 8) throw new Error('The RIFF has another length than the file.');
  const chunks: Part[] = [];
  for (let at = 12; at < bytes.length;) {
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length;
    if (length % 2 === 1 && bytes.readUInt8(end) !== 0) throw new Error('An odd chunk without its padding.');
    chunks.push({ type: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, end) });
    at = end + (length % 2);
  }
  return chunks;
}

export function pngChunks(bytes: Buffer): Part[] {
  const chunks: Part[] = [];
  for (let at = 8; at < bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end))
      throw new Error('A chunk with another checksum.');
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

/** Up to the first scan. */
export function jpegSegments(bytes: Buffer): Part[] {
  const segments: Part[] = [];
  for (let at = 2; bytes.readUInt8(at + 1) !== 0xda;) {
    const length = bytes.readUInt16BE(at + 2);
    segments.push({ type: bytes.toString('hex', at, at + 2), data: bytes.subarray(at + 4, at + 2 + length) });
    at += 2 + length;
  }
  return segments;
}

export function mp4Boxes(bytes: Buffer): Part[] {
  const boxes: Part[] = [];
  for (let at = 0; at < bytes.length;) {
    const short = bytes.readUInt32BE(at);
    const [head, length] = short === 1 ? [16, Number(bytes.readBigUInt64BE(at + 8))] : [8, short];
    if (length < head || at + length > bytes.length)
      throw new Error(`A box of ${length} bytes at ${at} of ${bytes.length}.`);
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + head, at + length) });
    at += length;
  }
  return boxes;
}

const XMP_SIGNS: Record<string, Buffer> = {
  'XMP ': Buffer.alloc(0),
  iTXt: Buffer.from('XML:com.adobe.xmp\0\0\0\0\0', 'latin1'),
  ffe1: Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1'),
  uuid: Buffer.from('BE7ACFCB97A942E89C71999491E3AFAC', 'hex'),
};

/** A chunk, segment or box, without its header. */
interface Part {
  type: string;
  data: Buffer;
}
