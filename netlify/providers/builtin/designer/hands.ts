import type { ImageStyle } from '../../../../src/domain/image-format';
import { artisticHand } from './artistic/artistic-hand';
import { comicAltText, comicTitle } from './cartoon/comic-description';
import { composeCartoon, renderComic } from './cartoon/compose-cartoon';
import { planComic } from './cartoon/comic-plan';
import type { Hand } from './hand';
import { composeMinimalist, renderSheet } from './minimalist/compose-minimalist';
import { planPoster } from './minimalist/poster-plan';
import { photorealisticHand } from './photorealistic/photorealistic-hand';
import { pictureAltText, pictureTitle } from './poster-description';

const minimalist: Hand = {
  async draw(brief) {
    const { stage, sheet } = await composeMinimalist(brief);
    return renderSheet(stage, sheet);
  },
  describe(brief) {
    const plan = planPoster(brief);
    return { title: pictureTitle(plan), altText: pictureAltText(plan), leftOut: plan.words.leftOut };
  },
  heroOf: (brief) => planPoster(brief).heroName,
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
  heroOf: (brief) => planComic(brief).heroName,
};

/** One for each style. */
export const hands: Readonly<Record<ImageStyle, Hand>> = {
  minimalist,
  cartoon,
  artistic: artisticHand,
  photorealistic: photorealisticHand,
};
