let state: u32 = 1;

/** Starts a pixel's own numbers: what one slice draws does not depend on another. */
export function seedPixel(pixel: u32, seed: u32): void {
  state = (pixel * 747796405 + 2891336453) ^ (seed * 277803737);
  state = (state ^ (state >> 16)) * 0x7feb352d;
  state = (state ^ (state >> 15)) * 0x846ca68b;
  state = (state ^ (state >> 16)) | 1;
}

/** 0 ≤ value < 1 (xorshift32). */
export function random(): f32 {
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  return <f32>(state >> 8) * <f32>(1.0 / 16777216.0);
}

/** The fraction of a positive number. */
export function fraction(value: f32): f32 {
  return value - Mathf.floor(value);
}

/** A number that belongs to a cell of space. */
export function cellNoise(x: i32, y: i32, z: i32): f32 {
  let hash: u32 = (<u32>x * 0x8da6b343) ^ (<u32>y * 0xd8163841) ^ (<u32>z * 0xcb1ab31f);
  hash = (hash ^ (hash >> 15)) * 0x2c1b3c6d;
  hash = (hash ^ (hash >> 12)) * 0x297a2d39;
  hash ^= hash >> 15;
  return <f32>(hash >> 8) * <f32>(1.0 / 16777216.0);
}
