import type { Graphics, Pen } from './graphics';
import { seededRandom } from './seeded-random';

/** Paper grain over the whole sheet; the same on every sheet, so that a series lies on one paper. */
export function drawGrain(graphics: Graphics, pen: Pen, width: number, height: number): void {
  const pattern = pen.createPattern(grainTile(graphics), 'repeat');
  if (!pattern) return;
  pen.save();
  pen.fillStyle = pattern;
  pen.fillRect(0, 0, width, height);
  pen.restore();
}

const tiles = new WeakMap<Graphics, ReturnType<Graphics['createCanvas']>>();

function grainTile(graphics: Graphics): ReturnType<Graphics['createCanvas']> {
  const known = tiles.get(graphics);
  if (known) return known;
  const tile = graphics.createCanvas(TILE, TILE);
  const pen = tile.getContext('2d');
  const pixels = pen.createImageData(TILE, TILE);
  const random = seededRandom(20);
  for (let at = 0; at < pixels.data.length; at += 4) {
    const value = random.next() + random.next() + random.next() - 1.5;
    pixels.data.fill(value > 0 ? 255 : 0, at, at + 3);
    pixels.data[at + 3] = Math.round(Math.abs(value) * STRENGTH);
  }
  pen.putImageData(pixels, 0, 0);
  tiles.set(graphics, tile);
  return tile;
}

const TILE = 256;
const STRENGTH = 8;
