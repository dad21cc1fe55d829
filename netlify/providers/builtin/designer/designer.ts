import { aspectRatios, type ImageStyle } from '../../../../src/domain/image-format';
import type { ImageBrief, ImagePort } from '../../../ports/image';
import { artisticHand } from './artistic/artistic-hand';
import type { Hand } from './hand';
import { photorealisticHand } from './photorealistic/photorealistic-hand';
import { comicAltText, comicTitle } from './cartoon/comic-description';
import { composeCartoon, renderComic } from './cartoon/compose-cartoon';
import { planComic } from './cartoon/comic-plan';
import { composeMinimalist, renderSheet } from './minimalist/compose-minimalist';
import { planPoster } from './minimalist/poster-plan';
import { pictureAltText, pictureTitle } from './poster-description';
import { remembered } from '../remembered';

/**
 * Draws pictures from words with no key and no network: posters of flat vector subjects, type and geometry, cartoons of
 * stickers and comic lettering, paintings on paper, and path-traced still lifes. The canvas, the fonts, the icons and the
 * tracer load at the first picture.
 */
export function createDesigner(): ImagePort {
  return {
    name: 'Built-in designer',
    version: VERSION,
    styles: drawnStyles,
    slowStyles: drawnStyles.filter((style) => hands[style].slow),
    async generate(brief, options = {}) {
      const hand = hands[brief.style];
      const { width, height } = aspectRatios[brief.aspectRatio];
      const bytes = await hand.draw(brief, options);
      const { title, altText } = describe(brief);
      return { bytes, contentType: 'image/webp', width, height, title, altText };
    },
    describe,
  };
}

const minimalist: Hand = {
  async draw(brief) {
    const { stage, sheet } = await composeMinimalist(brief);
    return renderSheet(stage, sheet);
  },
  describe(brief) {
    const plan = planPoster(brief);
    return { title: pictureTitle(plan), altText: pictureAltText(plan), leftOut: plan.words.leftOut };
  },
};

const cartoon: Hand = {
  async draw(brief) {
    const { stage, sheet } = await composeCartoon(brief);
    return renderComic(stage, sheet);
  },
  describe(brief) {
    const plan = planComic(brief);
    return { title: comicTitle(plan), altText: comicAltText(plan), leftOut: plan.words.leftOut };
  },
};

const hands: Readonly<Record<ImageStyle, Hand>> = { minimalist, cartoon, artistic: artisticHand, photorealistic: photorealisticHand };
const drawnStyles = Object.keys(hands) as ImageStyle[];
const describe = remembered((brief: ImageBrief) => hands[brief.style].describe(brief), 300);

/** Raise with any change that moves a pixel: finished pictures are kept under a hash that holds it. */
const VERSION = 3;
