import { AppError } from '../../../errors/app-error';
import { aspectRatios, type ImageStyle } from '../../../../src/domain/image-format';
import type { ImageBrief, ImagePort } from '../../../ports/image';
import { comicAltText, comicTitle } from './cartoon/comic-description';
import { composeCartoon, renderComic } from './cartoon/compose-cartoon';
import { planComic } from './cartoon/comic-plan';
import { composeMinimalist, renderSheet } from './minimalist/compose-minimalist';
import { planPoster } from './minimalist/poster-plan';
import { pictureAltText, pictureTitle } from './poster-description';

/**
 * Draws pictures from words with no key and no network: posters of flat vector subjects, type and geometry, and
 * cartoons of stickers and comic lettering. The canvas, the fonts and the icons load at the first picture. Refuses
 * styles it does not draw with `invalid_request`.
 */
export function createDesigner(): ImagePort {
  return {
    name: 'Built-in designer',
    version: VERSION,
    styles: ['minimalist', 'cartoon'],
    async generate(brief) {
      const { width, height } = aspectRatios[brief.aspectRatio];
      const bytes = await hands[drawnStyle(brief)].draw(brief);
      const { title, altText } = hands[drawnStyle(brief)].describe(brief);
      return { bytes, contentType: 'image/webp', width, height, title, altText };
    },
    describe: (brief) => (brief.style === 'cartoon' ? hands.cartoon : hands.minimalist).describe(brief),
  };
}

function drawnStyle({ style }: ImageBrief): DrawnStyle {
  if (style === 'minimalist' || style === 'cartoon') return style;
  const sentence = `The built-in designer does not draw ${style} pictures yet. Choose the minimalist or the cartoon style, or connect an image service in the settings.`;
  throw new AppError('invalid_request', sentence, { fields: { style: sentence } });
}

const hands: Readonly<Record<DrawnStyle, Hand>> = {
  minimalist: {
    async draw(brief) {
      const { stage, sheet } = await composeMinimalist(brief);
      return renderSheet(stage, sheet);
    },
    describe(brief) {
      const plan = planPoster(brief);
      return { title: pictureTitle(plan), altText: pictureAltText(plan), leftOut: plan.words.leftOut };
    },
  },
  cartoon: {
    async draw(brief) {
      const { stage, sheet } = await composeCartoon(brief);
      return renderComic(stage, sheet);
    },
    describe(brief) {
      const plan = planComic(brief);
      return { title: comicTitle(plan), altText: comicAltText(plan), leftOut: plan.words.leftOut };
    },
  },
};

/** Raise with any change that moves a pixel: finished pictures are kept under a hash that holds it. */
const VERSION = 2;

type DrawnStyle = Extract<ImageStyle, 'minimalist' | 'cartoon'>;

interface Hand {
  draw(brief: ImageBrief): Promise<Uint8Array>;
  describe: ImagePort['describe'];
}
