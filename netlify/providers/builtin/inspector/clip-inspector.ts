import type { ClipInspection, ClipInspector } from '../../../ports/clip-inspector';
import { fourLetters, readBoxes, type Box } from './mp4-boxes';

/** Reads the boxes of an MP4 (ISO 14496-12, 14496-14 and 14496-15); what is not needed to play it is blanked out. */
export const clipInspector: ClipInspector = {
  inspect(bytes) {
    const copy = new Uint8Array(bytes);
    try {
      const found = readClip(new DataView(copy.buffer));
      return typeof found === 'string' ? { kind: found } : { kind: 'clip', bytes: copy, ...found };
    } catch (error) {
      if (error instanceof RangeError) return { kind: 'broken' }; // it promises more bytes than there are
      throw error;
    }
  },
};

function readClip(
  view: DataView,
): Exclude<ClipInspection['kind'], 'clip'> | { width: number; height: number; durationMs: number } {
  if (view.byteLength < 16 || fourLetters(view, 4) !== 'ftyp') return 'other';
  const boxes = readBoxes(view, 0, view.byteLength);
  if (!boxes) return 'broken';
  if (!isMp4(view, boxes[0]!)) return 'other';
  if (boxes.some(({ type }) => type === 'moof')) return 'pieces';
  const movie = only(boxes, 'moov');
  if (!movie || !boxes.some(({ type }) => type === 'mdat')) return 'broken';
  const parts = readBoxes(view, movie.start, movie.end);
  if (!parts) return 'broken';
  if (parts.some(({ type }) => type === 'mvex')) return 'pieces';
  const header = only(parts, 'mvhd');
  const tracks = parts.filter(({ type }) => type === 'trak').map((track) => readTrack(view, track));
  if (!header || tracks.includes(null)) return 'broken';
  const kinds = tracks
    .map((track) => track!.kind)
    .sort()
    .join();
  if (kinds !== 'vide' && kinds !== 'soun,vide') return 'tracks';
  if (tracks.some((track) => track!.coding !== CODINGS.get(track!.kind))) return 'codec';
  for (const box of boxes) if (!['ftyp', 'moov', 'mdat', 'free'].includes(box.type)) blank(view, box);
  for (const box of parts) if (!['mvhd', 'trak'].includes(box.type)) blank(view, box);
  const durationMs = readDuration(view, header);
  const picture = tracks.find((track) => track!.kind === 'vide')!;
  return durationMs > 0 && picture.width > 0 && picture.height > 0
    ? { width: picture.width, height: picture.height, durationMs }
    : 'broken';
}

/** One of its brands is of the MP4 family; QuickTime's own is not. */
function isMp4(view: DataView, { start, end }: Box): boolean {
  const brands: string[] = [];
  for (let at = start; at + 4 <= end; at += 4) if (at !== start + 4) brands.push(fourLetters(view, at)); // the second word is a version
  return brands.some((brand) => /^(iso[2-9m]|mp4[12]|avc1|M4V |MSNV)$/.test(brand));
}

function readTrack(view: DataView, track: Box): Track | null {
  const parts = readBoxes(view, track.start, track.end);
  const header = parts && only(parts, 'tkhd');
  const media = parts && only(parts, 'mdia');
  const inMedia = media && readBoxes(view, media.start, media.end);
  const [times, handler, info] = ['mdhd', 'hdlr', 'minf'].map((type) => inMedia && only(inMedia, type));
  const inInfo = info && readBoxes(view, info.start, info.end);
  const table = inInfo && only(inInfo, 'stbl');
  const inTable = table && readBoxes(view, table.start, table.end);
  const description = inTable && only(inTable, 'stsd');
  if (
    !parts ||
    !header ||
    !inMedia ||
    !times ||
    !handler ||
    !inInfo ||
    !inTable ||
    !description ||
    !leadsInside(view, inTable)
  )
    return null;
  for (const box of parts) if (!['tkhd', 'edts', 'mdia'].includes(box.type)) blank(view, box);
  for (const box of inMedia) if (!['mdhd', 'hdlr', 'minf'].includes(box.type)) blank(view, box);
  for (const box of [...inInfo, ...inTable]) if (WORDS.has(box.type)) blank(view, box);
  clearTimes(view, times);
  clearTimes(view, header);
  // Behind the kind of track stands its name, which programs fill as they like.
  for (let at = handler.start + 24; at < handler.end; at += 1) view.setUint8(at, 0);
  const entries = readBoxes(view, description.start + 8, description.end);
  const coding = new Set(entries?.map(({ type }) => type));
  return {
    kind: fourLetters(view, handler.start + 8),
    coding: coding.size === 1 ? [...coding][0]! : '',
    ...readSize(view, header),
  };
}

/** Whether every chunk begins inside the file. */
function leadsInside(view: DataView, table: Box[]): boolean {
  const offsets = only(table, 'stco') ?? only(table, 'co64');
  if (!offsets) return false;
  const wide = offsets.type === 'co64';
  const count = view.getUint32(offsets.start + 4);
  if (count === 0 || offsets.start + 8 + count * (wide ? 8 : 4) > offsets.end) return false;
  for (let n = 0; n < count; n += 1) {
    const at = offsets.start + 8 + n * (wide ? 8 : 4);
    if ((wide ? Number(view.getBigUint64(at)) : view.getUint32(at)) >= view.byteLength) return false;
  }
  return true;
}

/** What is shown: 16.16 numbers at the end of `tkhd`, turned when the matrix before them turns by a quarter. */
function readSize(view: DataView, { end }: Box): { width: number; height: number } {
  const [width, height] = [view.getUint32(end - 8) >>> 16, view.getUint32(end - 4) >>> 16];
  const turned = view.getInt32(end - 44) === 0 && view.getInt32(end - 40) !== 0;
  return turned ? { width: height, height: width } : { width, height };
}

function readDuration(view: DataView, header: Box): number {
  clearTimes(view, header);
  const wide = view.getUint8(header.start) === 1;
  const scale = view.getUint32(header.start + (wide ? 20 : 12));
  const duration = wide ? Number(view.getBigUint64(header.start + 24)) : view.getUint32(header.start + 16);
  return scale > 0 ? Math.round((duration / scale) * 1_000) : 0;
}

/** When it was filmed and changed: the two first fields of mvhd, tkhd and mdhd. */
function clearTimes(view: DataView, header: Box): void {
  const bytes = view.getUint8(header.start) === 1 ? 16 : 8;
  for (let n = 0; n < bytes; n += 1) view.setUint8(header.start + 4 + n, 0);
}

/** A box of nothing in place of another: what lies behind it stays where the index says. */
function blank(view: DataView, { at, start, end }: Box): void {
  [...'free'].forEach((letter, n) => view.setUint8(at + 4 + n, letter.charCodeAt(0)));
  new Uint8Array(view.buffer, view.byteOffset + start, end - start).fill(0);
}

const only = (boxes: Box[], type: string): Box | undefined =>
  boxes.filter((box) => box.type === type).length === 1 ? boxes.find((box) => box.type === type) : undefined;

/** What a sample of each kind of track is coded in. */
const CODINGS: ReadonlyMap<string, string> = new Map(Object.entries({ vide: 'avc1', soun: 'mp4a' }));
/** Boxes that hold words, places or another program's data wherever they stand. */
const WORDS = new Set(['udta', 'meta', 'uuid']);

interface Track {
  kind: string;
  coding: string;
  width: number;
  height: number;
}
