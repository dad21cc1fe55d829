import { createCanvas } from '@napi-rs/canvas';
import type { PictureFormat } from '../../../../src/domain/creation';
import { networkSizes } from '../../../../src/domain/network-size';
import { labelledPhoto } from '../../../testing/photos';
import { drawHalves, isClose, readPixels } from '../../../testing/pixels';
import { canvasConverter, convertPicture } from './canvas-converter';
import { hasMetadata, withoutMetadata } from './picture-metadata';

/** Left half red, right half blue, with nothing but pixels. */
const halves = async (format: PictureFormat, width = 40, height = 20) =>
  withoutMetadata(format, await drawHalves(format, { width, height }));
const close = (found: number[], wanted: number[]) => expect([found, isClose(found, wanted)]).toEqual([found, true]);
const [RED, BLUE] = [
  [255, 0, 0, 255],
  [0, 0, 255, 255],
];

describe('cleaning', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('leaves a plain %s as it is, byte for byte', async (format) => {
    const bytes = await halves(format);
    expect(hasMetadata(format, bytes)).toBe(false);
    expect(await canvasConverter.clean(bytes, { format, maxSide: 100 })).toEqual({ bytes, width: 40, height: 20 });
  });

  it('removes the place from a photograph and rotates it as it says', async () => {
    const photo = labelledPhoto(await halves('jpeg'));
    expect(Buffer.from(photo).toString('latin1')).toContain('GPS');
    const { bytes, ...size } = await canvasConverter.clean(photo, { format: 'jpeg', maxSide: 100 });
    expect(size).toEqual({ width: 20, height: 40 });
    for (const word of ['Exif', 'GPS', 'Elm Street']) expect(Buffer.from(bytes).toString('latin1')).not.toContain(word);
    expect(hasMetadata('jpeg', bytes)).toBe(false);
    const { at } = await readPixels(bytes);
    close(at(10, 5), RED);
    close(at(10, 35), BLUE);
  });

  it('limits the longer side', async () => {
    const { width, height, bytes } = await canvasConverter.clean(await halves('png', 300, 100), {
      format: 'png',
      maxSide: 150,
    });
    expect([width, height, (await readPixels(bytes)).width]).toEqual([150, 50, 150]);
  });

  it('detects text in a PNG, a profile in a WebP, and bytes after a JPEG', async () => {
    const png = Buffer.from(await halves('png'));
    const text = Buffer.concat([Buffer.from([0, 0, 0, 4]), Buffer.from('tEXtAda\0'), Buffer.alloc(4)]);
    expect(hasMetadata('png', Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]))).toBe(true);
    expect(hasMetadata('webp', Buffer.concat([await halves('webp'), Buffer.from('EXIF\0\0\0\0')]))).toBe(true);
    expect(hasMetadata('jpeg', Buffer.concat([await halves('jpeg'), Buffer.from('a preview')]))).toBe(true);
  });
});

describe('converting', () => {
  it.each([
    ['png', '\x89PNG'],
    ['jpeg', '\xff\xd8\xff'],
    ['webp', 'RIFF'],
  ] as const)('makes a %s of the same picture', async (format, sign) => {
    const { bytes, ...size } = await canvasConverter.convert(await halves('png'), { format });
    expect([size, Buffer.from(bytes.subarray(0, sign.length)).toString('latin1')]).toEqual([
      { width: 40, height: 20 },
      sign,
    ]);
    const { at } = await readPixels(bytes);
    close(at(5, 10), RED);
    close(at(35, 10), BLUE);
  });

  it('puts transparent areas on white in a JPEG, and keeps them in other formats', async () => {
    const clear = new Uint8Array(await createCanvas(10, 10).encode('png'));
    close(
      (await readPixels((await canvasConverter.convert(clear, { format: 'jpeg' })).bytes)).at(5, 5),
      [255, 255, 255, 255],
    );
    expect((await readPixels((await canvasConverter.convert(clear, { format: 'webp' })).bytes)).at(5, 5)[3]).toBe(0);
  });

  it.each(Object.entries(networkSizes))(
    'fills %s: the picture whole, the rest in the colour of its edge',
    async (_name, frame) => {
      const { bytes } = await canvasConverter.convert(await halves('png', 600, 600), {
        format: 'png',
        frame: { width: frame.width, height: frame.height },
      });
      const { width, height, at } = await readPixels(bytes);
      expect([width, height]).toEqual([frame.width, frame.height]);
      const wide = width > height;
      close(at(1, height / 2), RED);
      close(at(width - 2, height / 2), BLUE);
      if (wide) close(at(width / 2 - height / 4, 2), RED);
      if (height > width) close(at(2, 2), [128, 0, 128, 255]); // below the whole upper edge, half of each colour
    },
  );
});

describe('a thumbnail', () => {
  it('is as wide as requested and never wider than the picture', async () => {
    expect(await canvasConverter.shrink(await halves('png', 400, 100), 240)).toMatchObject({ width: 240, height: 60 });
    expect(await canvasConverter.shrink(await halves('png'), 240)).toMatchObject({ width: 40, height: 20 });
  });
});

describe('what would take too much', () => {
  /** A PNG whose header declares more than its pixels. */
  const promising = async (width: number, height: number) => {
    const bytes = Buffer.from(await halves('png'));
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return new Uint8Array(bytes);
  };

  it.each([
    ['clean', (bytes: Uint8Array) => canvasConverter.clean(bytes, { format: 'png', maxSide: 100 })],
    ['convert', (bytes: Uint8Array) => canvasConverter.convert(bytes, { format: 'webp' })],
    ['shrink', (bytes: Uint8Array) => canvasConverter.shrink(bytes, 100)],
  ])('is refused by its declared size before a pixel is decoded: %s', async (_name, work) => {
    await expect(work(await promising(10_000, 5_001))).rejects.toThrow('A picture of 50010000 pixels is not decoded');
  });

  it('waits for another large picture, and lets small pictures pass', async () => {
    expect(convertPicture.weigh?.({ do: 'shrink', bytes: await promising(7_000, 7_000), width: 100 })).toBe('large');
    expect(convertPicture.weigh?.({ do: 'shrink', bytes: await halves('jpeg', 400, 300), width: 100 })).toBe('light');
  });
});

it('what is not a picture is refused', async () => {
  await expect(canvasConverter.convert(new TextEncoder().encode('not a picture'), { format: 'png' })).rejects.toThrow();
});
