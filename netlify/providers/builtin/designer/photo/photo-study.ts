import type { Image } from '@napi-rs/canvas';
import { boxBlur } from '../artistic/flow-field';
import type { Graphics } from '../drawing/graphics';
import { lchOf } from '../drawing/colours';

/** A photograph seen from far away: in cells, row by row. */
export interface PhotoStudy {
  columns: number;
  rows: number;
  /** 0 to 1. */
  light: Float32Array;
  /** How much the eye is drawn there: 0 to 1, and more where a face is. */
  weight: Float32Array;
  /** OKLCH hue of its strongest colour, or null where it has none. */
  hue: number | null;
}

/**
 * Where the matter of a photograph is: what differs from its wide surroundings in light and colour, and what is sharp,
 * a little more in the middle (after Achanta and others, "Frequency-tuned Salient Region Detection", 2009).
 */
export function studyPhoto({ createCanvas }: Graphics, image: Image): PhotoStudy {
  const scale = LONG_SIDE / Math.max(image.width, image.height);
  const columns = Math.max(8, Math.round(image.width * scale));
  const rows = Math.max(8, Math.round(image.height * scale));
  const pen = createCanvas(columns, rows).getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, columns, rows);
  const { data } = pen.getImageData(0, 0, columns, rows);
  const planes = [0, 1, 2].map(() => new Float32Array(columns * rows)) as [Float32Array, Float32Array, Float32Array];
  const [light, redGreen, blueYellow] = planes;
  for (let at = 0; at < light.length; at += 1) {
    const [r, g, b] = [data[at * 4]! / 255, data[at * 4 + 1]! / 255, data[at * 4 + 2]! / 255];
    light[at] = 0.3 * r + 0.59 * g + 0.11 * b;
    redGreen[at] = r - g;
    blueYellow[at] = (r + g) / 2 - b;
  }
  const weight = weightOf(planes, columns, rows);
  addFaces(weight, skinOf(data), columns);
  return { columns, rows, light, weight, hue: hueOf(data) };
}

function weightOf(
  planes: readonly [Float32Array, Float32Array, Float32Array],
  columns: number,
  rows: number,
): Float32Array {
  const wide = planes.map((plane) => blurred(plane, columns, rows, Math.round(Math.max(columns, rows) * 0.28)));
  const near = planes.map((plane) => blurred(plane, columns, rows, 1));
  const weight = new Float32Array(columns * rows);
  for (let at = 0; at < weight.length; at += 1) {
    const difference = Math.hypot(...near.map((plane, channel) => plane[at]! - wide[channel]![at]!));
    const sharpness = Math.abs(planes[0][at]! - near[0]![at]!);
    const [x, y] = [(at % columns) / columns - 0.5, Math.floor(at / columns) / rows - 0.5];
    weight[at] = (difference + sharpness * 2.2) * (1 - 0.9 * (x * x + y * y));
  }
  const soft = blurred(weight, columns, rows, 2);
  const strongest = [...soft].sort((a, b) => a - b)[Math.floor(soft.length * 0.98)] || 1;
  return soft.map((value) => Math.min(1, value / strongest));
}

function blurred(plane: Float32Array, columns: number, rows: number, radius: number): Float32Array {
  const copy = Float32Array.from(plane);
  boxBlur(copy, columns, rows, radius);
  return copy;
}

/** 1 where a cell has a colour of skin, of any tone (Chai and Ngan, "Face Segmentation Using Skin-Color Map", 1999). */
function skinOf(data: Uint8ClampedArray): Uint8Array {
  const skin = new Uint8Array(data.length / 4);
  for (let at = 0; at < skin.length; at += 1) {
    const [r, g, b] = [data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!];
    const blue = 128 - 0.169 * r - 0.331 * g + 0.5 * b;
    const red = 128 + 0.5 * r - 0.419 * g - 0.081 * b;
    skin[at] = blue >= 77 && blue <= 127 && red >= 137 && red <= 173 && r > 60 && r - b > 14 ? 1 : 0;
  }
  return skin;
}

/**
 * People are looked at first, and their heads must not be cut off: compact patches of skin count most, with the hair
 * above them. A large even surface of that colour, such as a wooden table, is none.
 */
function addFaces(weight: Float32Array, skin: Uint8Array, columns: number): void {
  const seen = new Uint8Array(skin.length);
  for (let start = 0; start < skin.length; start += 1) {
    if (!skin[start] || seen[start]) continue;
    const patch = [start];
    seen[start] = 1;
    for (let index = 0; index < patch.length; index += 1) {
      const at = patch[index]!;
      const x = at % columns;
      for (const next of [x > 0 ? at - 1 : -1, x < columns - 1 ? at + 1 : -1, at - columns, at + columns])
        if (next >= 0 && next < skin.length && skin[next] && !seen[next]) {
          seen[next] = 1;
          patch.push(next);
        }
    }
    const share = patch.length / skin.length;
    const xs = patch.map((at) => at % columns);
    const ys = patch.map((at) => Math.floor(at / columns));
    const [w, h] = [Math.max(...xs) - Math.min(...xs) + 1, Math.max(...ys) - Math.min(...ys) + 1];
    const isCompact = patch.length > w * h * 0.42 && w < h * 1.6 && h < w * 2.4;
    if (share < 0.002 || share > 0.16 || !isCompact) continue;
    const hair = Math.round(h * 0.6);
    for (let y = Math.max(0, Math.min(...ys) - hair); y <= Math.max(...ys); y += 1)
      for (let x = Math.min(...xs); x <= Math.max(...xs); x += 1) weight[y * columns + x] = FACE;
  }
}

/** The hue that most of the colourful cells share. */
function hueOf(data: Uint8ClampedArray): number | null {
  const turns = new Float32Array(24);
  for (let at = 0; at < data.length; at += 4 * 3) {
    const hex = `#${[0, 1, 2].map((channel) => data[at + channel]!.toString(16).padStart(2, '0')).join('')}`;
    const { l, c, h } = lchOf(hex);
    if (c > 0.06 && l > 0.2 && l < 0.95) turns[Math.floor(h / 15) % 24]! += c;
  }
  const most = turns.indexOf(Math.max(...turns));
  return turns[most]! > 0.5 ? most * 15 + 7 : null;
}

const LONG_SIDE = 96;
/** Against 1, the most that anything else weighs. */
const FACE = 6;
