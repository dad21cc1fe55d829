/** What a test asks of an MP4 file (ISO/IEC 14496-12): the order of its boxes and what its tracks say about themselves. */
export interface Mp4Facts {
  /** Types of the outermost boxes in their order. */
  order: string[];
  /** Of the movie header. */
  seconds: number;
  tracks: { handler: string; seconds: number; format: string; width: number; height: number }[];
  /** profile_idc of avcC: 100 is High. */
  profile: number;
}

export function readMp4(bytes: Uint8Array): Mp4Facts {
  const file = Buffer.from(bytes);
  const outer = boxesIn(file, 0, file.length);
  const moov = only(outer, 'moov');
  const movie = boxesIn(file, moov.start, moov.end);
  const mvhd = only(movie, 'mvhd').start;
  const tracks = movie
    .filter(({ type }) => type === 'trak')
    .map((trak) => {
      const tkhd = at(file, trak, ['tkhd']);
      const mdhd = at(file, trak, ['mdia', 'mdhd']).start;
      const stsd = at(file, trak, ['mdia', 'minf', 'stbl', 'stsd']);
      return {
        handler: file.toString(
          'latin1',
          at(file, trak, ['mdia', 'hdlr']).start + 8,
          at(file, trak, ['mdia', 'hdlr']).start + 12,
        ),
        seconds: file.readUInt32BE(mdhd + 16) / file.readUInt32BE(mdhd + 12),
        format: file.toString('latin1', stsd.start + 12, stsd.start + 16),
        width: file.readUInt32BE(tkhd.end - 8) / 65_536,
        height: file.readUInt32BE(tkhd.end - 4) / 65_536,
      };
    });
  const avcC = file.indexOf('avcC', moov.start, 'latin1');
  return {
    order: outer.map(({ type }) => type),
    seconds: file.readUInt32BE(mvhd + 16) / file.readUInt32BE(mvhd + 12),
    tracks,
    profile: file[avcC + 5]!,
  };
}

function at(file: Buffer, box: Box, path: readonly string[]): Box {
  return path.reduce((parent, type) => only(boxesIn(file, parent.start, parent.end), type), box);
}

function only(boxes: readonly Box[], type: string): Box {
  const found = boxes.find((box) => box.type === type);
  if (!found) throw new Error(`There is no box "${type}".`);
  return found;
}

function boxesIn(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let place = from; place + 8 <= to;) {
    const size = file.readUInt32BE(place);
    if (size < 8) throw new Error(`A box of ${size} bytes at ${place}.`);
    boxes.push({ type: file.toString('latin1', place + 4, place + 8), start: place + 8, end: place + size });
    place += size;
  }
  return boxes;
}

interface Box {
  type: string;
  /** Of its contents. */
  start: number;
  end: number;
}
