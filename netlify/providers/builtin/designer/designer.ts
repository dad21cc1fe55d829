import { aspectRatios, type ImageStyle } from '../../../../src/domain/image-format';
import type { ImageBrief, ImagePort } from '../../../ports/image';
import { runHeavy } from '../../../heavy/heavy-work';
import { remembered } from '../remembered';
import { drawPicture } from './draw-picture';
import { planFeed } from './feed/feed-plan';
import { hands } from './hands';
import { describeWithPhoto } from './photo/photo-plan';
import { readBrief } from './prompt/read-brief';

/**
 * Draws pictures from words with no key and no network: posters of flat vector subjects, type and geometry, cartoons of
 * stickers and comic lettering, paintings on paper, and prints in window light. The canvas, the fonts, the icons and the
 * tracer load at the first picture.
 */
export function createDesigner(): ImagePort {
  return {
    name: 'Built-in designer',
    version: VERSION,
    styles: drawnStyles,
    slowStyles: drawnStyles.filter((style) => hands[style].slow),
    async generate(brief, { draft, photo, ...options } = {}) {
      if (brief.photo && !photo) throw new Error('The photograph of this picture is gone.');
      const { width, height } = aspectRatios[brief.aspectRatio];
      const bytes = await runHeavy(drawPicture, { brief, draft, photo }, options);
      const { title, altText } = describe(brief);
      return { bytes, contentType: 'image/webp', width, height, title, altText };
    },
    describe,
    inFeed: planFeed,
    read: (brief) => readBrief(brief, hands[brief.style].heroOf(brief)),
  };
}

const drawnStyles = Object.keys(hands) as ImageStyle[];
const describe = remembered(
  (brief: ImageBrief) => (brief.photo ? describeWithPhoto(brief) : hands[brief.style].describe(brief)),
  300,
);

/** Raise with any change that moves a pixel: finished pictures are kept under a hash that holds it. */
const VERSION = 16;
