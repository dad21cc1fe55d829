/** Four vectors per pixel: light on the first surface, gloss, colour and distance, normal; then two for the filter. */
export const DIFFUSE: usize = 0;
export const SPECULAR: usize = 16;
export const FEATURE: usize = 32;
export const NORMAL: usize = 48;
const PIXEL: usize = 64;
const FILTERED: usize = 32;

export let width: i32 = 0;
export let height: i32 = 0;
let pixels: usize = 0;
let filtered: usize = 0;

/** Where the host keeps the picture: 64 bytes per pixel, zeros at first, then 32 bytes per pixel for the filter. */
export function setPicture(columns: i32, rows: i32, base: usize): void {
  width = columns;
  height = rows;
  pixels = base;
  filtered = base + <usize>(columns * rows) * PIXEL;
}

export function pixelAt(index: i32): usize {
  return pixels + <usize>index * PIXEL;
}

export function filteredAt(index: i32): usize {
  return filtered + <usize>index * FILTERED;
}
