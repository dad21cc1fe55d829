import { AppError } from '../../../errors/app-error';
import { aspectRatios } from '../../../../src/domain/image-format';
import type { ImageBrief, ImagePort } from '../../../ports/image';
import { composeMinimalist, renderSheet } from './minimalist/compose-minimalist';
import { planPoster, type PosterPlan } from './minimalist/poster-plan';
import { pictureAltText, pictureTitle } from './poster-description';

/**
 * Draws pictures from words with no key and no network: posters of flat vector subjects, type and geometry. The canvas,
 * the fonts and the icons load at the first picture. Refuses styles it does not draw with `invalid_request`.
 */
export function createDesigner(): ImagePort {
  return {
    name: 'Built-in designer',
    version: VERSION,
    styles: ['minimalist'],
    async generate(brief) {
      refuseOtherStyles(brief);
      const { width, height } = aspectRatios[brief.aspectRatio];
      const { plan, stage, sheet } = await composeMinimalist(brief);
      return { bytes: await renderSheet(stage, sheet), contentType: 'image/webp', width, height, title: pictureTitle(plan), altText: pictureAltText(plan) };
    },
    describe: (brief) => described(planPoster(brief)),
  };
}

function described(plan: PosterPlan): ReturnType<ImagePort['describe']> {
  return { title: pictureTitle(plan), altText: pictureAltText(plan), leftOut: plan.words.leftOut };
}

function refuseOtherStyles({ style }: ImageBrief): void {
  if (style === 'minimalist') return;
  const sentence = `The built-in designer does not draw ${style} pictures yet. Choose the minimalist style, or connect an image service in the settings.`;
  throw new AppError('invalid_request', sentence, { fields: { style: sentence } });
}

/** Raise with any change that moves a pixel: finished pictures are kept under a hash that holds it. */
const VERSION = 2;
