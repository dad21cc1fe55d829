import { createHash } from 'node:crypto';
import { aspectRatios } from '../../../../../src/domain/image-format';
import { plainWebp } from '../../../../testing/plain-webp';
import { realPictures } from '../../../../testing/real-pictures';
import type { drawPicture as drawRealPicture, Drawing } from '../draw-picture';

/**
 * Replaces draw-picture.ts in server suites (jest.config.ts): a whole WebP of the right size in one colour, which depends
 * on everything that the picture depends on. Most suites make posts and creations, and never look at what is drawn.
 * `useRealPictures` in netlify/testing/real-pictures.ts brings the designer back.
 */
export const drawPicture: typeof drawRealPicture = {
  name: 'draw-picture',
  weigh: () => 'light',
  async run(drawing, options) {
    if (realPictures.wanted) return (await import('../draw-picture')).drawPicture.run(drawing, options);
    options.signal?.throwIfAborted();
    const { width, height } = aspectRatios[drawing.brief.aspectRatio];
    return plainWebp(width, height, colourOf(drawing));
  },
};

const colourOf = ({ brief, draft, photo }: Drawing): number =>
  createHash('sha256')
    .update(JSON.stringify([brief, draft === true]))
    .update(photo ?? '')
    .digest()
    .readUIntBE(0, 3);
