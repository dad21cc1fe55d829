/** Wet paint on its way to the paper: colour, cover and thickness of every pixel. */
export interface PaintLayer {
  width: number;
  height: number;
  /** Three bytes a pixel would be slower to hand to the canvas: four, the last is cover. */
  rgba: Uint8ClampedArray<ArrayBuffer>;
  /** Thickness, 0 to 255. */
  relief: Uint8ClampedArray;
}

export const createPaintLayer = (width: number, height: number): PaintLayer => ({
  width,
  height,
  rgba: new Uint8ClampedArray(width * height * 4),
  relief: new Uint8ClampedArray(width * height),
});
