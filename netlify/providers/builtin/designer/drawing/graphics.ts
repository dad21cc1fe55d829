import type { Canvas, Path2D, SKRSContext2D } from '@napi-rs/canvas';
import type { Face } from '../prompt/drawable';

export type Pen = SKRSContext2D;

/** The canvas library with the designer's fonts in it. */
export interface Graphics {
  createCanvas(width: number, height: number): Canvas;
  Path2D: typeof Path2D;
}

let loaded: Promise<Graphics> | undefined;

/** Loads the native canvas and the fonts at the first call; a failed load is tried again at the next. */
export function loadGraphics(): Promise<Graphics> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

export const familyOf = (face: Face): string => `Designer ${face}`;

async function load(): Promise<Graphics> {
  const [canvas, fonts] = await Promise.all([import('@napi-rs/canvas'), import('../assets/fonts.json')]);
  for (const [face, file] of Object.entries(fonts.default)) {
    if (!canvas.GlobalFonts.register(Buffer.from(file, 'base64'), familyOf(face as Face))) throw new Error(`The font "${face}" was refused.`);
  }
  return { createCanvas: canvas.createCanvas, Path2D: canvas.Path2D };
}
