import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { COVER_WIDTH } from '../netlify/features/site/article-cover';
import { createDesigner } from '../netlify/providers/builtin/designer/designer';
import { shrinkPicture } from '../netlify/providers/builtin/designer/shrink-picture';
import type { ImageBrief } from '../netlify/ports/image';

/**
 * Preview pictures for links to our pages: drawn by the built-in designer, written into `dist/og` as JPEG (not
 * all networks take WebP). A drawing is cached between builds under a hash of its inputs, which is also part of
 * its address, so that networks fetch it again when it changes.
 */
export function makeSocialPictures(dist: string, kept = resolve('.cache/build/og')): DrawSocialPicture {
  const designer = createDesigner();
  return async (name, words) => {
    const brief: ImageBrief = { style: 'minimalist', aspectRatio: '16:9', ...words };
    const hash = createHash('sha256')
      .update(JSON.stringify([brief, designer.version, WIDTH, HEIGHT, QUALITY]))
      .digest('hex')
      .slice(0, 16);
    const drawing = join(kept, `${hash}.jpg`);
    if (!existsSync(drawing)) {
      mkdirSync(kept, { recursive: true });
      const canvas = createCanvas(WIDTH, HEIGHT);
      const context = canvas.getContext('2d');
      context.imageSmoothingQuality = 'high';
      context.drawImage(await loadImage((await designer.generate(brief)).bytes), 0, 0, WIDTH, HEIGHT);
      writeFileSync(drawing, await canvas.encode('jpeg', QUALITY));
    }
    const path = `/og/${name}-${hash.slice(0, 8)}.jpg`;
    const file = join(dist, path);
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(drawing, file);
    return { path, alt: designer.describe(brief).altText };
  };
}

/** An article's picture, written to the path where its function would draw it: see netlify/functions/cover.ts. */
export async function writeCover(
  dist: string,
  slug: string,
  brief: ImageBrief,
  kept = resolve('.cache/build/covers'),
): Promise<void> {
  const designer = createDesigner();
  const hash = createHash('sha256')
    .update(JSON.stringify([brief, designer.version, COVER_WIDTH]))
    .digest('hex')
    .slice(0, 16);
  const drawing = join(kept, `${hash}.webp`);
  if (!existsSync(drawing)) {
    mkdirSync(kept, { recursive: true });
    writeFileSync(drawing, (await shrinkPicture(await designer.generate(brief), COVER_WIDTH)).bytes);
  }
  const file = join(dist, 'blog', slug, 'cover.webp');
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(drawing, file);
}

/** Networks want about 1.91:1 and at least 1200 wide; 16:9 shows the poster whole. */
const WIDTH = 1200;
const HEIGHT = 675;
const QUALITY = 84;

/** Takes the file's name and what to draw; returns the picture's address and alt text. */
export type DrawSocialPicture = (
  name: string,
  words: Pick<ImageBrief, 'prompt' | 'headline' | 'supporting' | 'seed'>,
) => Promise<{ path: string; alt: string }>;
