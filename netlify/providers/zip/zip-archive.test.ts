import { unzipSync } from 'fflate';
import { zipArchive } from './zip-archive';

const modified = new Date('2026-11-21T10:00:00Z');
const encode = (text: string) => new TextEncoder().encode(text);

describe('a zip archive', () => {
  it('gives back what was written in pieces, packed or not, and an empty file', () => {
    const archive = zipArchive.begin();
    const rows = archive.addFile('tables/pieces.json', { modified });
    for (let n = 0; n < 2_000; n += 1) rows.write(encode(`{"n":${n},"text":"sourdough"}\n`));
    rows.end();
    const noise = crypto.getRandomValues(new Uint8Array(50_000));
    const picture = archive.addFile('pictures/one.webp', { modified, packed: true });
    picture.write(noise.subarray(0, 10));
    picture.write(noise.subarray(10));
    picture.end();
    archive.addFile('empty.txt', { modified }).end();
    expect(archive.files()).toBe(3);
    const opened = unzipSync(archive.close());
    expect(Object.keys(opened)).toEqual(['tables/pieces.json', 'pictures/one.webp', 'empty.txt']);
    expect(new TextDecoder().decode(opened['tables/pieces.json'])).toMatch(
      /^\{"n":0,.*"n":1999,"text":"sourdough"\}\n$/s,
    );
    expect(opened['pictures/one.webp']).toEqual(noise);
    expect(opened['empty.txt']!.byteLength).toBe(0);
  });

  it('says its size before it is closed, so that a part stays below its limit', () => {
    const archive = zipArchive.begin();
    for (let n = 0; n < 500; n += 1) {
      const file = archive.addFile(`pictures/${n}.webp`, { modified, packed: true });
      file.write(crypto.getRandomValues(new Uint8Array(1_000)));
      file.end();
    }
    const announced = archive.size();
    expect(archive.close().byteLength).toBe(announced);
  });

  it('stores compressed content without growing it by more than its headers', () => {
    const archive = zipArchive.begin();
    const file = archive.addFile('a', { modified, packed: true });
    file.write(new Uint8Array(10_000));
    file.end();
    expect(archive.close().byteLength).toBeGreaterThan(10_000);
  });
});
