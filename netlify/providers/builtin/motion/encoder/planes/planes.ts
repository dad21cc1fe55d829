/**
 * Converts RGBA at `source` to I420 at `target`: luma of every pixel, then blue and red difference of every
 * block of four (ITU-R BT.709, limited range). Width and height are even, and the width is at least 8. Eight
 * pixels of two rows at a time; the last ones of a row may be computed twice.
 */
export function toPlanes(source: usize, target: usize, width: i32, height: i32): void {
  const blueBase = target + <usize>(width * height);
  const redBase = blueBase + <usize>((width * height) >> 2);
  // Read from memory, because they would otherwise be rebuilt for every block.
  const everyOther = v128.load32_splat(CONSTANTS);
  const lumaBase = v128.load32_splat(CONSTANTS, 4);
  const chromaBase = v128.load32_splat(CONSTANTS, 8);
  const lumaRedBlue = v128.load32_splat(WEIGHTS);
  const lumaGreen = v128.load32_splat(WEIGHTS, 4);
  const blueRedBlue = v128.load32_splat(WEIGHTS, 8);
  const blueGreen = v128.load32_splat(WEIGHTS, 12);
  const redRedBlue = v128.load32_splat(WEIGHTS, 16);
  const redGreen = v128.load32_splat(WEIGHTS, 20);
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 8) {
      const column = min(x, width - 8);
      const at = y * width + column;
      const upper = source + ((<usize>at) << 2);
      const lower = upper + ((<usize>width) << 2);
      let redBlueLeft = v128.and(v128.load(upper), everyOther);
      let greenLeft = i16x8.shr_u(v128.load(upper), 8);
      let redBlueRight = v128.and(v128.load(upper, 16), everyOther);
      let greenRight = i16x8.shr_u(v128.load(upper, 16), 8);
      let left = i32x4.shr_s(i32x4.add(lumaBase, weighted(redBlueLeft, lumaRedBlue, greenLeft, lumaGreen)), 15);
      let right = i32x4.shr_s(i32x4.add(lumaBase, weighted(redBlueRight, lumaRedBlue, greenRight, lumaGreen)), 15);
      const above = i16x8.narrow_i32x4_s(left, right);

      const redBlueBelow = v128.and(v128.load(lower), everyOther);
      const greenBelow = i16x8.shr_u(v128.load(lower), 8);
      const redBlueBelowRight = v128.and(v128.load(lower, 16), everyOther);
      const greenBelowRight = i16x8.shr_u(v128.load(lower, 16), 8);
      left = i32x4.shr_s(i32x4.add(lumaBase, weighted(redBlueBelow, lumaRedBlue, greenBelow, lumaGreen)), 15);
      right = i32x4.shr_s(
        i32x4.add(lumaBase, weighted(redBlueBelowRight, lumaRedBlue, greenBelowRight, lumaGreen)),
        15,
      );
      const luma = i8x16.narrow_i16x8_u(above, i16x8.narrow_i32x4_s(left, right));
      v128.store64_lane(target + at, luma, 0);
      v128.store64_lane(target + at + width, luma, 1);

      redBlueLeft = i16x8.add(redBlueLeft, redBlueBelow);
      greenLeft = i16x8.add(greenLeft, greenBelow);
      redBlueRight = i16x8.add(redBlueRight, redBlueBelowRight);
      greenRight = i16x8.add(greenRight, greenBelowRight);
      const blue = pairs(
        weighted(redBlueLeft, blueRedBlue, greenLeft, blueGreen),
        weighted(redBlueRight, blueRedBlue, greenRight, blueGreen),
      );
      const red = pairs(
        weighted(redBlueLeft, redRedBlue, greenLeft, redGreen),
        weighted(redBlueRight, redRedBlue, greenRight, redGreen),
      );
      const both = i16x8.narrow_i32x4_s(
        i32x4.shr_s(i32x4.add(blue, chromaBase), 17),
        i32x4.shr_s(i32x4.add(red, chromaBase), 17),
      );
      const chroma = i8x16.narrow_i16x8_u(both, both);
      const place = ((y * width) >> 2) + (column >> 1);
      v128.store32_lane(blueBase + place, chroma, 0);
      v128.store32_lane(redBase + place, chroma, 1);
    }
  }
}

function weighted(redBlue: v128, redBlueWeights: v128, green: v128, greenWeights: v128): v128 {
  return i32x4.add(i32x4.dot_i16x8_s(redBlue, redBlueWeights), i32x4.dot_i16x8_s(green, greenWeights));
}

/** Sums of neighbours. */
function pairs(left: v128, right: v128): v128 {
  return i32x4.add(v128.shuffle<i32>(left, right, 0, 2, 4, 6), v128.shuffle<i32>(left, right, 1, 3, 5, 7));
}

/** Of red and blue, then of green and nothing, in parts of 2^15: for brightness, for blue difference, for red difference. */
const WEIGHTS: usize = memory.data<i16>([5983, 2032, 20127, 0, -3298, 14392, -11094, 0, 14392, -1320, -13072, 0], 16);
/** Every other byte; what black is, and half a step for rounding, of one pixel and of the sum of four. */
const CONSTANTS: usize = memory.data<i32>([0x00ff00ff, (16 << 15) + (1 << 14), (128 << 17) + (1 << 16)], 16);

/** The first byte that nothing here uses. */
export function heapStart(): usize {
  return __heap_base;
}
