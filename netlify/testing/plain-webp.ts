/**
 * A lossless WebP (RFC 9649) of one colour: each of its five alphabets has a single letter, which takes no bits, so that a
 * picture of any size is forty bytes.
 */
export function plainWebp(width: number, height: number, colour: number): Uint8Array {
  const bits: number[] = [];
  const put = (value: number, count: number): void => {
    for (let n = 0; n < count; n += 1) bits.push((value >> n) & 1);
  };
  put(width - 1, 14);
  put(height - 1, 14);
  put(0, 1 + 3); // opaque, version 0
  put(0, 3); // no transform, no cache of colours, one set of alphabets
  for (const letter of [(colour >> 8) & 255, colour >> 16, colour & 255, 255]) {
    put(0b101, 3); // a plain alphabet of one letter, written in eight bits
    put(letter, 8);
  }
  put(0b0001, 4); // distances: one letter, 0
  const data = Buffer.alloc(1 + Math.ceil(bits.length / 8));
  data[0] = SIGNATURE;
  bits.forEach((bit, n) => (data[1 + (n >> 3)]! |= bit << (n & 7)));
  const padding = data.byteLength % 2;
  const head = Buffer.from('RIFF    WEBPVP8L    ', 'latin1');
  head.writeUInt32LE(12 + data.byteLength + padding, 4);
  head.writeUInt32LE(data.byteLength, 16);
  return new Uint8Array(Buffer.concat([head, data, Buffer.alloc(padding)]));
}

/** Whether a file is such a picture, labelled or not. */
export function isPlainWebp(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes);
  const at = file.indexOf('VP8L', 0, 'latin1');
  return (
    file.subarray(8, 12).toString('latin1') === 'WEBP' && at > 0 && at < 64 && file.readUInt32LE(at + 4) === LENGTH
  );
}

const SIGNATURE = 0x2f;
/** Of the data of each, whatever its size and colour. */
const LENGTH = 1 + Math.ceil((14 + 14 + 4 + 3 + 4 * 11 + 4) / 8);
