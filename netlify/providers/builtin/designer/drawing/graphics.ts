import { gunzipSync } from 'node:zlib';
import type { Canvas, Image, Path2D, SKRSContext2D } from '@napi-rs/canvas';
import { isUnspaced, type Face } from '../prompt/letters/drawable';

export type Pen = SKRSContext2D;

/** The canvas library with the designer's fonts in it. */
export interface Graphics {
  createCanvas(width: number, height: number): Canvas;
  Path2D: typeof Path2D;
  /** Decodes a picture or an SVG. */
  loadImage(source: Buffer): Promise<Image>;
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

/** Loads the faces of brand kits, which most pictures do without. */
export function loadBrandFaces(): Promise<void> {
  brandFaces ??= loadGraphics()
    .then(async () => registerAll((await import('../assets/brand-fonts.json')).default))
    .catch((error: unknown) => {
      brandFaces = undefined;
      throw error;
    });
  return brandFaces;
}

let brandFaces: Promise<void> | undefined;

/** Loads the faces of the cartoon style. */
export function loadCartoonFaces(): Promise<void> {
  cartoonFaces ??= loadGraphics()
    .then(async () => registerAll((await import('../assets/cartoon-fonts.json')).default))
    .catch((error: unknown) => {
      cartoonFaces = undefined;
      throw error;
    });
  return cartoonFaces;
}

let cartoonFaces: Promise<void> | undefined;

export const familyOf = (face: Face | Eastern): string => `Designer ${face}`;

/** As the canvas takes it: a sign that the face lacks is Japanese or Korean, which are drawn in one weight, and figures beside them too. */
export function fontOf(face: Face, size: number, text = ''): string {
  const faces = [face === 'text' && isUnspaced(text) ? 'textBold' : face, 'japanese', 'korean'] as const;
  return `${size}px ${faces.map((each) => `"${familyOf(each)}"`).join(', ')}`;
}
type Eastern = 'japanese' | 'korean';

async function load(): Promise<Graphics> {
  const [canvas, fonts] = await Promise.all([import('@napi-rs/canvas'), import('../assets/fonts.json')]);
  await registerAll(fonts.default);
  const [japanese, korean] = await Promise.all([
    import('../assets/japanese-font.json'),
    import('../assets/korean-font.json'),
  ]);
  for (const [face, { file }] of [
    ['japanese', japanese.default],
    ['korean', korean.default],
  ] as const)
    if (!canvas.GlobalFonts.register(gunzipSync(Buffer.from(file, 'base64')), familyOf(face)))
      throw new Error(`The font "${face}" was refused.`);
  return { createCanvas: canvas.createCanvas, Path2D: canvas.Path2D, loadImage: canvas.loadImage };
}

async function registerAll(fonts: Record<string, string>): Promise<void> {
  const { GlobalFonts } = await import('@napi-rs/canvas');
  for (const [face, file] of Object.entries(fonts)) {
    if (!GlobalFonts.register(Buffer.from(file, 'base64'), familyOf(face as Face)))
      throw new Error(`The font "${face}" was refused.`);
  }
}
