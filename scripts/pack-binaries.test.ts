import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { CANVAS, ENCODER, packedSize, packSmall } from './pack-binaries';

describe('what a binary takes where it is deployed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'binaries-test-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(['#!/bin/sh\n'.repeat(5_000), 'a'.repeat(100_000), ''])(
    'is found by packing one that nobody has measured, as small as it is deployed',
    async (text) => {
      const file = join(folder, 'binary');
      writeFileSync(file, text);
      const small = await packSmall(Buffer.from(text));
      expect(await packedSize(file)).toBe(small.byteLength);
      expect(zstdDecompressSync(small).toString()).toBe(text);
    },
  );

  it('is known of those that are installed; when this fails, measure the new ones and change PACKED_SIZES', async () => {
    const unknown = jest.fn<Promise<Buffer>, [Buffer]>(async () => Buffer.alloc(0));
    for (const file of [ENCODER, CANVAS]) if (existsSync(file)) await packedSize(file, unknown);
    expect(unknown).not.toHaveBeenCalled();
  });
});
