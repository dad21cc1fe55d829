import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { ProvenanceLabel } from '../../ports/provenance';
import { buildImage, joinBytes } from '../../testing/builders/image-bytes';
import { onePixel } from '../../testing/world';
import { jpegSegments, pngChunks, readLabel, readXmp, webpChunks } from '../../testing/xmp-reader';
import { xmpProvenance } from './xmp-provenance';

const label: ProvenanceLabel = {
  source: 'algorithmic',
  tool: 'Fourbeat built-in designer 3',
  promptHash: 'ab'.repeat(32),
  title: 'Autumn loaves',
  altText: 'A poster with a loaf.',
};
const labelled = (bytes: Uint8Array, changes: Partial<ProvenanceLabel> = {}) =>
  Buffer.from(xmpProvenance.label(bytes, { ...label, ...changes }));
const TITLE = 'http://purl.org/dc/elements/1.1/title';

async function pixels(bytes: Uint8Array): Promise<Uint8ClampedArray> {
  const image = await loadImage(Buffer.from(bytes));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height).data;
}

/** Half of it transparent; above 100 it is written without loss. */
function buildSeeThrough(quality: number): Uint8Array {
  const canvas = createCanvas(33, 17);
  const context = canvas.getContext('2d');
  context.fillStyle = 'rgba(200, 30, 60, 0.5)';
  context.fillRect(3, 2, 20, 9);
  return new Uint8Array(canvas.toBuffer('image/webp', quality));
}

/** As simple encoders write it: one chunk, no header in front. */
function bare(bytes: Uint8Array): Uint8Array {
  const { type, data } = webpChunks(Buffer.from(bytes)).find(
    (chunk) => chunk.type.startsWith('VP8') && chunk.type !== 'VP8X',
  )!;
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32LE(12 + data.length + (data.length % 2), 0);
  lengths.writeUInt32LE(data.length, 4);
  return joinBytes(
    'RIFF',
    lengths.subarray(0, 4),
    'WEBP',
    type,
    lengths.subarray(4),
    data,
    '\0'.repeat(data.length % 2),
  );
}

describe.each(['png', 'jpeg', 'webp'] as const)('a %s', (type) => {
  const picture = buildImage(type, 65, 33);

  it('shows the same pixels, and its label once however often it is labelled', async () => {
    const once = labelled(picture);
    expect(await pixels(once)).toEqual(await pixels(picture));
    expect(readLabel(once)[TITLE]).toBe('Autumn loaves');
    expect(labelled(once).equals(once)).toBe(true);
    expect(readLabel(labelled(once, { title: 'Another one, longer' }))[TITLE]).toBe('Another one, longer');
    expect(labelled(labelled(once, { title: 'Another one, longer' })).equals(once)).toBe(true);
  });

  it.each(['', 'x', 'xy', 'xyz'])('stays whole with a label of any length (%s)', async (more) => {
    const bytes = labelled(picture, { title: `Loaf${more}` });
    expect(readLabel(bytes)[TITLE]).toBe(`Loaf${more}`);
    expect(labelled(bytes, { title: 'Autumn loaves' }).equals(labelled(picture))).toBe(true);
    expect(await pixels(bytes)).toEqual(await pixels(picture));
  });

  it('is read where it lies in a larger buffer', () => {
    const view = joinBytes('junk', picture, 'junk').subarray(4, 4 + picture.byteLength);
    expect(labelled(view).equals(labelled(picture))).toBe(true);
  });

  it('that was cut off is refused, wherever that was', () => {
    for (let length = 0; length < picture.byteLength; length += 7)
      expect(() => labelled(picture.subarray(0, length))).toThrow(/is not whole|can be labelled/);
  });
});

describe('a WebP', () => {
  const chunksOf = (bytes: Uint8Array) => webpChunks(Buffer.from(bytes)).map(({ type }) => type);
  const VP8X = (bytes: Uint8Array) => webpChunks(Buffer.from(bytes))[0]!.data;

  it.each([
    [1, 1],
    [64, 48],
    [65, 33],
    [300, 257],
  ])('of one lossy chunk gets a header that says %i × %i and no alpha', async (width, height) => {
    const bytes = bare(buildImage('webp', width, height));
    expect(chunksOf(labelled(bytes))).toEqual(['VP8X', 'VP8 ', 'XMP ']);
    const header = VP8X(labelled(bytes));
    expect([
      header.length,
      header[0],
      header.readUIntLE(1, 3),
      header.readUIntLE(4, 3) + 1,
      header.readUIntLE(7, 3) + 1,
    ]).toEqual([10, 0x04, 0, width, height]);
    expect(await pixels(labelled(bytes))).toEqual(await pixels(bytes));
  });

  it('of one lossless chunk keeps its alpha', async () => {
    const bytes = bare(buildSeeThrough(101));
    expect(chunksOf(labelled(bytes))).toEqual(['VP8X', 'VP8L', 'XMP ']);
    expect(VP8X(labelled(bytes))[0]).toBe(0x14);
    expect(await pixels(labelled(bytes))).toEqual(await pixels(bytes));
  });

  it.each([
    ['colours', buildImage('webp')],
    ['alpha', buildSeeThrough(80)],
  ])('that has a header for its %s keeps it and everything else', async (_what, bytes) => {
    expect(chunksOf(bytes)[0]).toBe('VP8X');
    expect(chunksOf(labelled(bytes))).toEqual([...chunksOf(bytes), 'XMP ']);
    expect(VP8X(labelled(bytes))[0]).toBe(VP8X(bytes)[0]! | 0x04);
    expect(await pixels(labelled(bytes))).toEqual(await pixels(bytes));
  });

  it('whose last chunk is longer than the file is refused', () => {
    const bytes = labelled(buildImage('webp'));
    bytes.writeUInt32LE(5_000_000, bytes.lastIndexOf('XMP ') + 4);
    expect(() => labelled(bytes)).toThrow('This WebP is not whole.');
  });
});

describe('a PNG', () => {
  it('has the label in front of its pixels, and every chunk its checksum', () => {
    expect(
      pngChunks(labelled(buildImage('png')))
        .map(({ type }) => type)
        .slice(0, 2),
    ).toEqual(['IHDR', 'iTXt']);
    const sources = pngChunks(Buffer.from(buildImage('png')));
    expect(pngChunks(labelled(buildImage('png'))).filter(({ type }) => type !== 'iTXt')).toEqual(sources);
  });

  it('keeps other texts', () => {
    const other = labelled(buildImage('png'));
    other.write('XML:com.adobe.xmq', other.indexOf('XML:com.adobe.xmp'), 'latin1');
    expect(labelled(other).toString('latin1')).toContain('XML:com.adobe.xmq');
  });
});

describe('a JPEG', () => {
  const segment = (marker: number, content: string) =>
    joinBytes(Uint8Array.of(0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff), content);
  const plain = buildImage('jpeg');
  const behindStart = (...segments: Uint8Array[]) => joinBytes(plain.subarray(0, 2), ...segments, plain.subarray(2));

  it('has the label behind JFIF', () =>
    expect(
      jpegSegments(labelled(plain))
        .map(({ type }) => type)
        .slice(0, 2),
    ).toEqual(['ffe0', 'ffe1']));

  it('has it behind Exif, too, and in front of everything else', async () => {
    const bytes = behindStart(segment(0xe1, 'Exif\0\0II*\0'), segment(0xed, 'Photoshop 3.0\0'));
    const order = jpegSegments(labelled(bytes)).map(({ type, data }) => `${type} ${data.toString('latin1', 0, 4)}`);
    expect(order.slice(0, 4)).toEqual(['ffe1 Exif', 'ffe1 http', 'ffed Phot', 'ffe0 JFIF']);
    expect(await pixels(labelled(bytes))).toEqual(await pixels(plain));
  });

  it('loses an older label with its continuations, wherever they are', () => {
    const bytes = behindStart(
      segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<old/>'),
      segment(0xe1, 'http://ns.adobe.com/xmp/extension/\0more'),
      Uint8Array.of(0xff),
    );
    expect(readXmp(labelled(bytes))).toHaveLength(1);
    expect(labelled(bytes).toString('latin1')).not.toMatch(/<old|xmp\/extension/);
  });
});

it.each([
  ['a GIF', onePixel],
  ['nothing', new Uint8Array()],
  ['words', joinBytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a sound in RIFF', joinBytes('RIFF\x10\0\0\0WAVEfmt ')],
])('does not label %s', (_name, bytes) => {
  expect(() => labelled(bytes)).toThrow('Only WebP, PNG, JPEG and MP4 can be labelled.');
});
