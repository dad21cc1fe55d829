/** A box of an MP4: its length, its four-letter type, its contents. */
export function box(type: string, ...contents: Uint8Array[]): Buffer {
  const body = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.byteLength + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** 32-bit numbers. */
export const words = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, n) => bytes.writeUInt32BE(number >>> 0, n * 4));
  return bytes;
};

/** A track by its boxes; its frames cannot be decoded. */
export function track({
  kind = 'vide',
  coding = 'avc1',
  width = 320,
  height = 180,
  offset = 0,
  turned = false,
  more = [] as Uint8Array[],
} = {}): Buffer {
  const matrix = turned
    ? [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000]
    : [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
  const header = box(
    'tkhd',
    words(3, 1_700_000_000, 1_700_000_000, 1, 0, 2_000, 0, 0, 0, 0),
    words(...matrix, width << 16, height << 16),
  );
  const table = box(
    'stbl',
    box('stsd', words(0, 1), box(coding, Buffer.alloc(78))),
    box('stts', words(0, 0)),
    box('stsc', words(0, 0)),
    box('stsz', words(0, 0, 0)),
    box('stco', words(0, 1, offset)),
  );
  const media = box(
    'mdia',
    box('mdhd', words(0, 1_700_000_000, 1_700_000_000, 1_000, 2_000, 0)),
    box('hdlr', words(0, 0), Buffer.from(kind, 'latin1'), words(0, 0, 0), Buffer.from("Ada's telephone\0", 'latin1')),
    box('minf', table),
  );
  return box('trak', header, media, ...more);
}

/** A two-second clip with its index first. */
export function clip({
  tracks = [track(), track({ kind: 'soun', coding: 'mp4a' })],
  brand = 'isom',
  durationMs = 2_000,
  inMovie = [] as Uint8Array[],
  behind = [] as Uint8Array[],
} = {}): Uint8Array {
  const movie = box(
    'moov',
    box('mvhd', words(0, 1_700_000_000, 1_700_000_000, 1_000, durationMs), Buffer.alloc(80)),
    ...tracks,
    ...inMovie,
  );
  return new Uint8Array(
    Buffer.concat([
      box('ftyp', Buffer.from(brand, 'latin1'), words(512)),
      movie,
      ...behind,
      box('mdat', Buffer.alloc(64, 7)),
    ]),
  );
}
