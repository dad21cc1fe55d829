import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProvenanceLabel } from '../../ports/provenance';
import { joinBytes } from '../../testing/builders/image-bytes';
import { mp4Boxes, readLabel, readXmp } from '../../testing/xmp-reader';
import { xmpProvenance } from './xmp-provenance';

const label: ProvenanceLabel = {
  source: 'algorithmic',
  tool: 'Fourbeat built-in motion designer 1',
  promptHash: 'cd'.repeat(32),
  title: 'Autumn loaves',
  altText: 'A loaf turns.',
};
const labelled = (bytes: Uint8Array, changes: Partial<ProvenanceLabel> = {}) =>
  Buffer.from(xmpProvenance.label(bytes, { ...label, ...changes }));
const TITLE = 'http://purl.org/dc/elements/1.1/title';

function box(
  type: string,
  content: Uint8Array | string,
  length = 8 + Buffer.from(content as string, 'latin1').length,
): Uint8Array {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(length);
  return joinBytes(head, type, content);
}
const types = (bytes: Uint8Array) => mp4Boxes(Buffer.from(bytes)).map(({ type }) => type);
const start = joinBytes(box('ftyp', 'isom\0\0\0\0'), box('moov', 'index'));
const XMP_ID = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex').toString('latin1');

describe('a clip', () => {
  const clip = joinBytes(start, box('mdat', 'frames'));

  it('gets its label at the end, and nothing before it moves', () => {
    const bytes = labelled(clip);
    expect(types(bytes)).toEqual(['ftyp', 'moov', 'mdat', 'uuid']);
    expect(bytes.subarray(0, clip.byteLength)).toEqual(Buffer.from(clip));
    expect(readLabel(bytes)[TITLE]).toBe('Autumn loaves');
  });

  it('is labelled once however often that is done', () => {
    expect(labelled(labelled(clip)).equals(labelled(clip))).toBe(true);
    expect(labelled(labelled(clip, { title: 'Another one' })).equals(labelled(clip))).toBe(true);
  });

  it('with an older label in front of its frames has free space of that size there', () => {
    const bytes = labelled(joinBytes(start, box('uuid', `${XMP_ID}<old/>`), box('mdat', 'frames')));
    expect(types(bytes)).toEqual(['ftyp', 'moov', 'free', 'mdat', 'uuid']);
    expect(bytes.indexOf('frames')).toBe(start.byteLength + 8 + 16 + 6 + 8);
    expect(bytes.includes('<old/>')).toBe(false);
    expect(readXmp(bytes)).toHaveLength(1);
  });

  it('whose last box goes "to the end of the file" is closed, so that the label is not taken for frames', () => {
    const bytes = labelled(joinBytes(start, box('mdat', 'frames', 0)));
    expect(types(bytes)).toEqual(['ftyp', 'moov', 'mdat', 'uuid']);
    expect(mp4Boxes(bytes)[2]!.data.toString()).toBe('frames');
  });

  it('keeps what somebody else stored in boxes of their own, and lengths of 64 bits', () => {
    const long = joinBytes('\0\0\0\x01mdat\0\0\0\0\0\0\0\x16', 'frames');
    const bytes = labelled(joinBytes(start, box('uuid', 'somebody else’s id'), long));
    expect(types(bytes)).toEqual(['ftyp', 'moov', 'uuid', 'mdat', 'uuid']);
    expect(bytes.includes(Buffer.from(long))).toBe(true);
  });

  it('that was cut off is refused, wherever that was', () => {
    for (let length = 0; length < clip.byteLength; length += 1)
      expect(() => labelled(clip.subarray(0, length))).toThrow(/is not whole|can be labelled/);
  });

  it.each([
    ['no length', box('mdat', 'frames', 7)],
    ['a length beyond the file', box('mdat', 'frames', 15)],
    ['half a length of 64 bits', joinBytes('\0\0\0\x01mdat\0\0')],
    ['a length of exabytes', joinBytes('\0\0\0\x01mdat\x7f', '\0'.repeat(7))],
  ])('with a box of %s is refused', (_what, last) => {
    expect(() => labelled(joinBytes(start, last))).toThrow('This MP4 is not whole.');
  });
});

/** The binary is an optional package; its files lie where they may not be run. */
const encoder = findEncoder();
(encoder ? describe : describe.skip)('a clip that an encoder made', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clip-'));
  const ffmpeg = join(folder, 'ffmpeg');
  const run = (...options: string[]) => execFileSync(ffmpeg, ['-v', 'error', '-y', ...options], { cwd: folder });
  beforeAll(() => {
    copyFileSync(encoder!, ffmpeg);
    chmodSync(ffmpeg, 0o755);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['in front', ['-movflags', '+faststart']],
    ['behind', []],
    ['in fragments', ['-movflags', '+frag_keyframe+empty_moov']],
  ])('with its index %s shows and sounds the same', (_where, options) => {
    run(
      '-f',
      'lavfi',
      '-i',
      'testsrc=size=64x48:rate=10:duration=1',
      '-f',
      'lavfi',
      '-i',
      'sine=duration=1',
      '-c:v',
      'libx264',
      '-pix_fmt',
      'yuv420p',
      '-c:a',
      'aac',
      ...options,
      'plain.mp4',
    );
    const plain = readFileSync(join(folder, 'plain.mp4'));
    writeFileSync(join(folder, 'labelled.mp4'), labelled(plain));
    const frames = (file: string) => run('-i', file, '-f', 'framemd5', '-').toString();
    expect(frames('labelled.mp4')).toBe(frames('plain.mp4'));
    expect(frames('plain.mp4').split('\n').length).toBeGreaterThan(20);
    expect(readLabel(labelled(labelled(plain)))[TITLE]).toBe('Autumn loaves');
  });
});

function findEncoder(): string | null {
  try {
    return require.resolve('@ffmpeg-installer/linux-x64/ffmpeg');
  } catch {
    return null;
  }
}
