import type { Hand } from '../hand';
import { artAltText, artTitle } from './art-description';
import { planArt } from './art-plan';
import { composeArtistic, renderArt } from './compose-artistic';

/** The artistic style: a painting on a paper poster, in oil, in watercolour or printed in three inks. */
export const artisticHand: Hand = {
  async draw(brief, options) {
    options.signal?.throwIfAborted();
    const { stage, sheet } = await composeArtistic(brief);
    return renderArt(stage, sheet, options);
  },
  describe(brief) {
    const plan = planArt(brief);
    return { title: artTitle(plan), altText: artAltText(plan), leftOut: plan.words.leftOut };
  },
  heroOf: (brief) => planArt(brief).heroName,
};
