import { buildBomb, buildImage, joinBytes } from '../../../testing/builders/image-bytes';
import { onePixel } from '../../../testing/world';
import { fileInspector } from './file-inspector';

const { inspect } = fileInspector;
const text = (words: string) => new TextEncoder().encode(words);

describe('a picture', () => {
  it.each([
    ['PNG', buildImage('png', 64, 48), { type: 'image/png', width: 64, height: 48 }],
    ['JPEG', buildImage('jpeg', 65, 33), { type: 'image/jpeg', width: 65, height: 33 }],
    ['WebP', buildImage('webp', 120, 7), { type: 'image/webp', width: 120, height: 7 }],
    ['GIF', onePixel, { type: 'image/gif', width: 1, height: 1 }],
  ])('of type %s is known with the size it declares', async (_name, bytes, expected) => {
    expect(await inspect(bytes)).toEqual({ kind: 'picture', ...expected });
  });

  it('is read where it lies in a larger buffer', async () => {
    const image = buildImage('png', 10, 20);
    const view = joinBytes('junk', image, 'junk').subarray(4, 4 + image.byteLength);
    expect(await inspect(view)).toMatchObject({ kind: 'picture', width: 10, height: 20 });
  });

  it('says the pixels that its header promises, whatever little it holds', async () => {
    expect(await inspect(buildBomb(60_000, 60_000))).toEqual({
      kind: 'picture',
      type: 'image/png',
      width: 60_000,
      height: 60_000,
    });
  });

  it('says the size of a frame that is larger than its screen', async () => {
    const bytes = onePixel.slice();
    new DataView(bytes.buffer).setUint16(24, 60_000, true);
    expect(await inspect(bytes)).toMatchObject({ kind: 'picture', width: 60_000 });
  });

  it.each(['png', 'jpeg', 'webp'] as const)(
    'of type %s that was cut off anywhere is broken, never an error',
    async (type) => {
      const whole = buildImage(type, 40, 40);
      for (let length = 30; length < whole.byteLength; length += 7) {
        expect({ length, kind: (await inspect(whole.subarray(0, length))).kind }).not.toEqual({
          length,
          kind: 'picture',
        });
      }
    },
  );

  it('with a preview behind it, as cameras write JPEGs, is a picture', async () => {
    expect(await inspect(joinBytes(buildImage('jpeg', 64, 48), buildImage('jpeg', 8, 6)))).toMatchObject({
      kind: 'picture',
      width: 64,
    });
  });

  it('with no pixels at all is broken', async () => {
    expect(await inspect(buildBomb(0, 10))).toEqual({ kind: 'broken' });
  });
});

describe('a file that is two things at once', () => {
  it.each([
    [
      'a GIF with a page in its comment',
      joinBytes(onePixel.subarray(0, -1), '\x21\xfe\x19<script>alert(1)</script>\x00\x3b'),
    ],
    ['a GIF whose width begins a comment of a script', joinBytes('GIF89a/*', onePixel.subarray(8), '*/=1;alert(1)')],
    ['a GIF with a page behind it', joinBytes(onePixel, '<html><body onload=alert(1)>')],
    ['a PNG with a ZIP behind it', joinBytes(buildImage('png'), 'PK\x03\x04', 'PK\x05\x06', '\0'.repeat(18))],
    ['a JPEG with a ZIP behind it', joinBytes(buildImage('jpeg'), 'PK\x03\x04', 'PK\x05\x06', '\0'.repeat(18))],
    ['a JPEG with PHP in it', joinBytes(buildImage('jpeg'), '<?php system($_GET[0]);')],
    ['a PNG with anything behind it', joinBytes(buildImage('png'), 'trailing')],
    ['a WebP longer than it says', joinBytes(buildImage('webp'), 'x'.repeat(10))],
    ['a GIF that is a PDF, too', joinBytes('GIF89a', '%PDF-1.7', onePixel.subarray(6))],
  ])('such as %s is seen', async (_name, bytes) => {
    expect(await inspect(bytes)).toEqual({ kind: 'mixed' });
  });
});

describe('text that a browser could run or draw', () => {
  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    [
      'SVG behind an XML declaration and a comment',
      '<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    ['SVG behind a byte order mark and blanks', '\uFEFF  \n\t<SVG >'],
    ['HTML', '<!DOCTYPE html><title>x</title>'],
    ['HTML behind words', 'Hello <html><script src=x></script>'],
    ['XML', '<?xml version="1.0"?><rss/>'],
    ['a shell script', '#!/bin/sh\nrm -rf /'],
  ])('such as %s is seen', async (_name, words) => {
    expect(await inspect(text(words))).toEqual({ kind: 'markup' });
  });

  it('is seen in UTF-16, too', async () => {
    expect(await inspect(new Uint8Array(Buffer.from('\uFEFF<svg/>', 'utf16le')))).toEqual({ kind: 'markup' });
  });
});

it.each([
  ['nothing', ''],
  ['plain words', 'alert(1)'],
  ['a PDF', '%PDF-1.7\n%âãÏÓ\n'],
  ['a program', '\x7fELF\x02\x01\x01'],
  ['the beginning of a PNG only', '\x89PNG\r\n\x1a\n'],
])('does not know %s', async (_name, words) => {
  expect(['unknown', 'broken']).toContain((await inspect(joinBytes(words))).kind);
});
