import type { Canvas } from '@napi-rs/canvas';
import { lchOf } from '../drawing/colours';
import { loadGraphics } from '../drawing/graphics';
import { prepareHero } from '../drawing/hero';
import { iconLayers } from '../drawing/icon-shapes';
import { drawArt, type PrintArt } from './print-art';

const [WIDTH, HEIGHT] = [300, 220];
const clip = { x: 30, y: 20, w: 240, h: 180 };

async function drawn(name: string, art: Partial<PrintArt> = {}): Promise<Canvas> {
  const graphics = await loadGraphics();
  const hero = prepareHero(graphics, name, await iconLayers(name));
  const canvas = graphics.createCanvas(WIDTH, HEIGHT);
  drawArt(
    canvas.getContext('2d'),
    { graphics, unit: 20, seed: 4, hero },
    { kind: 'end', box: clip, clip, ground: '#f6f3ec', inks: ['#1d4ed8'], ...art },
  );
  return canvas;
}

/** Shares of what is coloured, by hue: warm is red to yellow. */
async function hues(name: string): Promise<{ warm: number; green: number; blue: number }> {
  const { data } = (await drawn(name)).getContext('2d').getImageData(clip.x, clip.y, clip.w, clip.h);
  const found = { warm: 0, green: 0, blue: 0 };
  for (let at = 0; at < data.length; at += 4 * 5) {
    const { c, h } = lchOf(`#${[0, 1, 2].map((part) => data[at + part]!.toString(16).padStart(2, '0')).join('')}`);
    if (c > 0.05) found[h < 115 || h > 330 ? 'warm' : h < 190 ? 'green' : 'blue'] += 1;
  }
  return found;
}

it.each(['bread', 'pizza', 'carrot', 'rooster', 'hibiscus'])('prints %s in its own colours', async (name) => {
  const { warm, blue } = await hues(name);
  expect(warm).toBeGreaterThan(blue * 3);
});

it.each(['bicycle', 'scissors', 'handbag'])('prints %s in the ink of its sheet', async (name) => {
  const { warm, blue } = await hues(name);
  expect(blue).toBeGreaterThan(warm * 3);
});

it.each(['evergreen-tree', 'tulip', 'guitar', 'fish', 'door', 'dog'])('never cuts %s at the edge', async (name) => {
  const pen = (await drawn(name, { ground: '#ffffff', inks: ['#000000'] })).getContext('2d');
  for (const [x, y, w, h] of [
    [clip.x, clip.y, clip.w, 2],
    [clip.x, clip.y, 2, clip.h],
    [clip.x + clip.w - 2, clip.y, 2, clip.h],
  ] as const)
    expect([name, x, y, pen.getImageData(x, y, w, h).data.every((value) => value === 255)]).toEqual([name, x, y, true]);
});
