import { createFramePlanes } from './frame-planes';
import { compiledPlanes } from './generate-planes';
import asset from './planes.json';

/** The compiler is a program of its own. */

describe('the planes of a frame', () => {
  it.each([
    ['black', [0, 0, 0], [16, 128, 128]],
    ['white', [255, 255, 255], [235, 128, 128]],
    ['red', [255, 0, 0], [63, 102, 240]],
    ['green', [0, 255, 0], [173, 42, 26]],
    ['blue', [0, 0, 255], [32, 240, 118]],
  ])('have the numbers of BT.709 for %s', async (_name, [red, green, blue], [luma, blueDifference, redDifference]) => {
    const planes = (await createFramePlanes(16, 4))(pictureOf(16, 4, () => [red!, green!, blue!]));
    expect([...planes]).toEqual([
      ...Array<number>(64).fill(luma!),
      ...Array<number>(16).fill(blueDifference!),
      ...Array<number>(16).fill(redDifference!),
    ]);
  });

  it.each([
    [8, 2],
    [10, 6],
    [18, 4],
    [1280, 320],
  ])('are exact to half a step in a picture of %d × %d of any colours', async (width, height) => {
    const picture = pictureOf(width, height, (at) => [(at * 37) % 256, (at * 101 + 13) % 256, (at * at + 7) % 256]);
    const planes = (await createFramePlanes(width, height))(picture);
    const blueBase = width * height;
    const redBase = blueBase * 1.25;
    expect(planes).toHaveLength(blueBase * 1.5);
    let worst = 0;
    for (let at = 0; at < blueBase; at += 1)
      worst = Math.max(worst, Math.abs(planes[at]! - 16 - (brightness(picture, [at]) * 219) / 255));
    for (let block = 0; block < blueBase / 4; block += 1) {
      const corner = Math.floor(block / (width / 2)) * 2 * width + (block % (width / 2)) * 2;
      const four = [corner, corner + 1, corner + width, corner + width + 1];
      const luma = brightness(picture, four);
      worst = Math.max(
        worst,
        Math.abs(planes[blueBase + block]! - 128 - (((mean(picture, four, 2) - luma) / 1.8556) * 224) / 255),
        Math.abs(planes[redBase + block]! - 128 - (((mean(picture, four, 0) - luma) / 1.5748) * 224) / 255),
      );
    }
    expect(worst).toBeLessThan(0.51);
  });

  it('come from a program that is what its source compiles to: after a change, run generate-planes.ts', () => {
    expect(compiledPlanes(__dirname)).toBe(asset.wasm);
  });
});

function pictureOf(width: number, height: number, colourAt: (at: number) => number[]): Uint8Array {
  return Uint8Array.from(Array.from({ length: width * height }, (_, at) => [...colourAt(at), 255]).flat());
}

const mean = (picture: Uint8Array, pixels: readonly number[], channel: number): number =>
  pixels.reduce((sum, at) => sum + picture[at * 4 + channel]!, 0) / pixels.length;
const brightness = (picture: Uint8Array, pixels: readonly number[]): number =>
  0.2126 * mean(picture, pixels, 0) + 0.7152 * mean(picture, pixels, 1) + 0.0722 * mean(picture, pixels, 2);
