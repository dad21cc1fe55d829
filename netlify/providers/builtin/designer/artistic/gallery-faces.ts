import { familyOf, loadGraphics } from '../drawing/graphics';
import type { Face } from '../prompt/letters/drawable';

/** Instrument Serif, which only this style uses: its characters are in their own file, apart from the other fonts. */
export const galleryFace = 'gallery' as Face;
export const galleryItalic = 'galleryItalic' as Face;

/** Registers the two fonts on first use; a failed load is tried again. */
export function loadGalleryFaces(): Promise<GalleryFaces> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

export interface GalleryFaces {
  /** True when both fonts have a glyph for every character. */
  covers(text: string): boolean;
}

async function load(): Promise<GalleryFaces> {
  const [{ GlobalFonts }, { default: faces }] = await Promise.all([
    import('@napi-rs/canvas'),
    import('../assets/artistic-fonts.json'),
    loadGraphics(),
  ]);
  for (const [face, { file }] of Object.entries(faces)) {
    if (!GlobalFonts.register(Buffer.from(file, 'base64'), familyOf(face as Face)))
      throw new Error(`The font "${face}" was refused.`);
  }
  const ranges = faces.gallery.coverage as [number, number][];
  const italicRanges = faces.galleryItalic.coverage as [number, number][];
  const isIn = (list: readonly [number, number][], code: number): boolean =>
    list.some(([from, to]) => code >= from && code <= to);
  return {
    covers: (text) =>
      [...text].every((sign) => isIn(ranges, sign.codePointAt(0)!) && isIn(italicRanges, sign.codePointAt(0)!)),
  };
}

let loaded: Promise<GalleryFaces> | undefined;
