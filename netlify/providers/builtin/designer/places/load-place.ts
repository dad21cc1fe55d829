import type { Canvas, Image } from '@napi-rs/canvas';
import type { Graphics } from '../drawing/graphics';
import type { Place } from './place-for';
import { whitened } from './snowfall';

export interface LoadedPlace {
  /** The place out of focus, PLACE_WIDTH by PLACE_HEIGHT. */
  image: Image | Canvas;
  light: PlaceLight;
}

/** What falls onto a thing there: linear red, green and blue from all around, the middle being what is behind it. */
export interface PlaceLight {
  width: number;
  height: number;
  data: Float32Array;
}

/** A view that generate-places.ts made, under snow where it is wintry. */
export async function loadPlace(
  graphics: Graphics,
  { view: name, isWintry }: Pick<Place, 'view' | 'isWintry'>,
): Promise<LoadedPlace> {
  const { default: places } = (await import('../assets/places.json')) as {
    default: Readonly<Record<string, { image: string; light: string }>>;
  };
  const place = places[name];
  if (!place) throw new Error(`No place is called ${name}.`);
  const bytes = Buffer.from(place.light, 'base64');
  const image = await graphics.loadImage(Buffer.from(place.image, 'base64'));
  return {
    image: isWintry ? whitened(graphics, image, name) : image,
    light: {
      width: LIGHT_WIDTH,
      height: bytes.length / 3 / LIGHT_WIDTH,
      data: Float32Array.from(bytes, (byte) => (2 ** (byte / LOG_STEPS) - 1) / LOG_SCALE),
    },
  };
}

/** The light on what faces the camera, each channel's share of their mean: warm in a bar, cool by the sea. */
export function tintOf({ width, height, data }: PlaceLight): readonly [number, number, number] {
  const sum = [0, 0, 0];
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const azimuth = ((column + 0.5) / width - 0.5) * 2 * Math.PI;
      const elevation = (0.5 - (row + 0.5) / height) * Math.PI;
      const facing = -Math.cos(azimuth) * Math.cos(elevation);
      if (facing <= 0) continue;
      for (let channel = 0; channel < 3; channel += 1)
        sum[channel]! += facing * Math.cos(elevation) * Math.min(4, data[(row * width + column) * 3 + channel]!);
    }
  const mean = (sum[0]! + sum[1]! + sum[2]!) / 3 || 1;
  return sum.map((channel) => channel / mean) as unknown as readonly [number, number, number];
}

/** Whether more light comes from the right than from the left. */
export function lightSide({ width, data }: PlaceLight): -1 | 1 {
  let balance = 0;
  for (let at = 0; at < data.length; at += 3) balance += ((at / 3) % width < width / 2 ? -1 : 1) * data[at]!;
  return balance > 0 ? 1 : -1;
}

export const PLACE_WIDTH = 640;
export const PLACE_HEIGHT = 540;
const LIGHT_WIDTH = 64;
/** As generate-places.ts writes them. */
const LOG_SCALE = 16;
const LOG_STEPS = 24;
