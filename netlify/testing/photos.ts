/**
 * A JPEG as a phone writes it: EXIF (TIFF inside an APP1 segment) says that it is rotated (orientation 6) and
 * where it was taken.
 */
export function labelledPhoto(jpeg: Uint8Array): Uint8Array {
  const entry = (tag: number, type: number, count: number, value: number, wide = false): Buffer => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16BE(tag);
    bytes.writeUInt16BE(type, 2);
    bytes.writeUInt32BE(count, 4);
    if (wide) bytes.writeUInt32BE(value, 8);
    else bytes.writeUInt16BE(value, 8);
    return bytes;
  };
  const count = (entries: number): Buffer => Buffer.from([0, entries]);
  const end = Buffer.alloc(4);
  const gpsAt = 8 + 2 + 2 * 12 + 4;
  const textAt = gpsAt + 2 + 12 + 4;
  const place = Buffer.from('GPS: Elm Street, Bristol, 51.4545 N 2.5879 W\0', 'latin1');
  const tiff = Buffer.concat([
    Buffer.from('MM\0*\0\0\0\x08', 'latin1'),
    count(2),
    entry(0x0112, 3, 1, 6),
    entry(0x8825, 4, 1, gpsAt, true),
    end,
    count(1),
    entry(0x001c, 2, place.byteLength, textAt, true),
    end,
    place,
  ]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const length = exif.byteLength + 2;
  return new Uint8Array(
    Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1, length >> 8, length & 0xff]), exif, jpeg.subarray(2)]),
  );
}
