import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { encodingTable } from './photorealistic/linear-light';
import { PLACE_HEIGHT as HEIGHT, PLACE_WIDTH as WIDTH } from './places/load-place';
import { placeViews, type PlaceView } from './places/place-views';

/**
 * Writes assets/places.json: photographs of real places, out of focus, and the light that falls there. By hand, with packages
 * unpacked beside each other that the product itself does not need: `npm pack @pmndrs/assets@1.7.0 three@0.170.0` as
 * `pmndrs/` and `three/`, and `usr/share/blender/datafiles/studiolights/world` of Debian's blender-data 3.4.1 as `blender/`;
 * then `npx tsx netlify/providers/builtin/designer/generate-places.ts FOLDER`.
 */
async function generatePlaces(folder: string): Promise<void> {
  const panoramas = new Map<string, Panorama>();
  const places: Record<string, { image: string; light: string }> = {};
  for (const [name, view] of placeViews) {
    const panorama = panoramas.get(view.panorama) ?? (await readPanorama(folder, view.panorama));
    panoramas.set(view.panorama, panorama);
    const seen = blurred(looked(panorama, view), view);
    const white = shareOf(seen, view.white ?? MIDDLE) / (view.bright ?? BRIGHT);
    const canvas = createCanvas(WIDTH, HEIGHT);
    const pen = canvas.getContext('2d');
    const image = pen.createImageData(WIDTH, HEIGHT);
    for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
      for (let channel = 0; channel < 3; channel += 1)
        image.data[pixel * 4 + channel] =
          encoded[Math.round(filmic(seen[pixel * 3 + channel]! / white) * (STEPS - 1))]!;
      image.data[pixel * 4 + 3] = 255;
    }
    pen.putImageData(image, 0, 0);
    places[name] = {
      image: (await canvas.encode('webp', QUALITY)).toString('base64'),
      light: surroundings(panorama, view, white).toString('base64'),
    };
  }
  const target = path.join(import.meta.dirname, 'assets', 'places.json');
  writeFileSync(target, `${JSON.stringify(places)}\n`);
}

interface Panorama {
  width: number;
  height: number;
  /** Linear red, green, blue and a fourth, from the bottom row up. */
  data: Float32Array;
}

async function readPanorama(folder: string, name: string): Promise<Panorama> {
  const bytes = name.startsWith('blender/')
    ? readFileSync(path.join(folder, `${name}.exr`))
    : Buffer.from(await packed(path.join(folder, 'pmndrs', 'hdri', `${name}.exr.js`)), 'base64');
  const { EXRLoader } = (await import(
    pathToFileURL(path.join(folder, 'three', 'examples', 'jsm', 'loaders', 'EXRLoader.js')).href
  )) as { EXRLoader: new () => { setDataType(type: number): void; parse(bytes: ArrayBuffer): Panorama } };
  const loader = new EXRLoader();
  loader.setDataType(FLOAT);
  return loader.parse(new Uint8Array(bytes).buffer);
}

async function packed(file: string): Promise<string> {
  const { default: uri } = (await import(pathToFileURL(file).href)) as { default: string };
  return uri.slice(uri.indexOf(',') + 1);
}

/** A flat view into a panorama, smooth between its few pixels (cubic B-spline). */
function looked(panorama: Panorama, { turn, pitch = -3, angle = 78 }: PlaceView): Float32Array {
  const seen = new Float32Array(WIDTH * HEIGHT * 3);
  const far = WIDTH / 2 / Math.tan((angle * Math.PI) / 360);
  const [cos, sin] = [Math.cos((pitch * Math.PI) / 180), Math.sin((pitch * Math.PI) / 180)];
  const sample = samplerOf(panorama);
  for (let row = 0; row < HEIGHT; row += 1)
    for (let column = 0; column < WIDTH; column += 1) {
      const [x, y] = [column + 0.5 - WIDTH / 2, HEIGHT / 2 - row - 0.5];
      const [up, ahead] = [y * cos + far * sin, far * cos - y * sin];
      const azimuth = Math.atan2(x, ahead) + (turn * Math.PI) / 180;
      sample(azimuth, Math.atan2(up, Math.hypot(x, ahead)), seen, (row * WIDTH + column) * 3);
    }
  return seen;
}

function samplerOf({ width, height, data }: Panorama) {
  return (azimuth: number, elevation: number, target: Float32Array, at: number): void => {
    const u = (azimuth / (2 * Math.PI) + 0.5) * width - 0.5;
    const v = (0.5 - elevation / Math.PI) * height - 0.5;
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const [across, down] = [spline(u - column), spline(v - row)];
    for (let j = 0; j < 4; j += 1)
      for (let i = 0; i < 4; i += 1) {
        const x = (((column + i - 1) % width) + width) % width;
        const y = height - 1 - Math.max(0, Math.min(height - 1, row + j - 1));
        const weight = across[i]! * down[j]!;
        for (let channel = 0; channel < 3; channel += 1)
          target[at + channel]! += weight * Math.min(BRIGHTEST, data[(y * width + x) * 4 + channel]!);
      }
  };
}

const spline = (t: number): number[] => [
  (1 - t) ** 3 / 6,
  (3 * t ** 3 - 6 * t ** 2 + 4) / 6,
  (-3 * t ** 3 + 3 * t ** 2 + 3 * t + 1) / 6,
  t ** 3 / 6,
];

/** As through an open lens: each point becomes a disc, in linear light, so that lamps stay bright. */
function blurred(seen: Float32Array, { blur = 11 }: PlaceView): Float32Array {
  const sums = new Float64Array((WIDTH + 1) * HEIGHT * 3);
  for (let row = 0; row < HEIGHT; row += 1)
    for (let at = 0; at < WIDTH * 3; at += 1)
      sums[row * (WIDTH + 1) * 3 + at + 3] = sums[row * (WIDTH + 1) * 3 + at]! + seen[row * WIDTH * 3 + at]!;
  const result = new Float32Array(seen.length);
  for (let row = 0; row < HEIGHT; row += 1)
    for (let column = 0; column < WIDTH; column += 1) {
      let count = 0;
      const at = (row * WIDTH + column) * 3;
      for (let down = -blur; down <= blur; down += 1) {
        const line = Math.max(0, Math.min(HEIGHT - 1, row + down)) * (WIDTH + 1);
        const half = Math.round(Math.sqrt(blur * blur + blur - down * down));
        const [from, to] = [Math.max(0, column - half), Math.min(WIDTH, column + half + 1)];
        count += to - from;
        for (let channel = 0; channel < 3; channel += 1)
          result[at + channel]! += sums[(line + to) * 3 + channel]! - sums[(line + from) * 3 + channel]!;
      }
      for (let channel = 0; channel < 3; channel += 1) result[at + channel]! /= count;
    }
  return result;
}

/** The brightness that a share of the pixels stays under. */
function shareOf(seen: Float32Array, share: number): number {
  const brightness = Array.from(
    { length: seen.length / 3 },
    (_, at) => 0.2126 * seen[at * 3]! + 0.7152 * seen[at * 3 + 1]! + 0.0722 * seen[at * 3 + 2]!,
  ).sort((a, b) => a - b);
  return brightness[Math.floor(brightness.length * share)]!;
}

/**
 * What a shining thing mirrors: the whole panorama in LIGHT_WIDTH by LIGHT_HEIGHT bytes of three, the logarithm of light
 * as places/load-place.ts reads it. The middle is what is behind the thing, rows go from the zenith down.
 */
function surroundings(panorama: Panorama, { turn }: PlaceView, white: number): Buffer {
  const sample = samplerOf(panorama);
  const point = new Float32Array(3);
  const bytes = Buffer.alloc(LIGHT_WIDTH * LIGHT_HEIGHT * 3);
  for (let row = 0; row < LIGHT_HEIGHT; row += 1)
    for (let column = 0; column < LIGHT_WIDTH; column += 1) {
      const sum = [0, 0, 0];
      for (let j = 0; j < FINE; j += 1)
        for (let i = 0; i < FINE; i += 1) {
          point.fill(0);
          const azimuth = ((column + (i + 0.5) / FINE) / LIGHT_WIDTH - 0.5) * 2 * Math.PI + (turn * Math.PI) / 180;
          sample(azimuth, (0.5 - (row + (j + 0.5) / FINE) / LIGHT_HEIGHT) * Math.PI, point, 0);
          for (let channel = 0; channel < 3; channel += 1) sum[channel]! += point[channel]! / FINE ** 2;
        }
      for (let channel = 0; channel < 3; channel += 1)
        bytes[(row * LIGHT_WIDTH + column) * 3 + channel] = Math.round(
          Math.min(255, Math.log2(1 + (sum[channel]! / white) * LOG_SCALE) * LOG_STEPS),
        );
    }
  return bytes;
}

/** Krzysztof Narkowicz, "ACES Filmic Tone Mapping Curve", 2016. */
const filmic = (v: number): number => Math.min(1, (v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14));

const LIGHT_WIDTH = 64;
const LIGHT_HEIGHT = 32;
const FINE = 4;
const LOG_SCALE = 16;
const LOG_STEPS = 24;
const QUALITY = 86;
/** Three's FloatType. */
const FLOAT = 1015;
/** A sun would be a disc of its own, larger than any lamp. */
const BRIGHTEST = 80;
/** Exposure: the middle of a picture's brightness, and what that becomes before the curve. */
const MIDDLE = 0.55;
const BRIGHT = 0.3;
const STEPS = 4096;
const encoded = encodingTable(STEPS);

if (process.argv[1]?.endsWith('generate-places.ts')) {
  const folder = process.argv[2];
  if (!folder) throw new Error('Name the folder that holds pmndrs, three and blender.');
  await generatePlaces(path.resolve(folder));
}
