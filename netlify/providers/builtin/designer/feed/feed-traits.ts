import { isGreyish } from '../../../../../src/domain/colour';
import type { ImageStyle } from '../../../../../src/domain/image-format';
import type { ImageBrief } from '../../../../ports/image';
import { planArt } from '../artistic/art-plan';
import { planComic } from '../cartoon/comic-plan';
import { planPoster } from '../minimalist/poster-plan';
import { planPhoto } from '../photo/photo-plan';
import { isBuilt } from '../photorealistic/is-built';
import { planPrint } from '../print/print-plan';
import type { Topic } from '../subjects/topic';
import { remembered } from '../../remembered';

/** What somebody who scrolls past a picture would know again. */
export interface FeedTraits {
  style: ImageStyle;
  /** With its style, except around a photograph: that looks the same in all of them. */
  layout: string;
  /** An icon's name, or a photograph's key; null where words or plain shapes are the picture. */
  hero: string | null;
  /** What the brush does behind a painting's subject; null in other styles. */
  brush: string | null;
  /** The brand colour that leads; null without a kit. */
  colour: string | null;
}

/** Found without drawing. */
export const traitsOf = remembered((brief: ImageBrief): FeedTraits => {
  const { style } = brief;
  const colour = brief.colours?.find((one) => !isGreyish(one)) ?? null;
  if (brief.photo) {
    const { photoLayouts } = planPhoto(brief);
    return { style, layout: `photo ${photoLayouts[0]}`, hero: brief.photo.key, brush: null, colour };
  }
  const { layout, heroName, brush = null } = planOf[style](brief);
  return { style, layout: `${style} ${layout}`, hero: heroName, brush, colour };
}, 600);

/** The icons that may stand in for a brief's hero, its own first; empty where it has none. */
export function kinOf(brief: ImageBrief): readonly string[] {
  const { topic } = planPoster(brief);
  return topic ? [...new Set([...topic.heroes, ...topic.extras])] : [];
}

export const topicOf = (brief: ImageBrief): Topic | null => planPoster(brief).topic;

const planOf: Readonly<
  Record<ImageStyle, (brief: ImageBrief) => { layout: string; heroName: string | null; brush?: string }>
> = {
  minimalist: (brief) => planPoster(brief),
  cartoon: (brief) => {
    const { scene, heroName } = planComic(brief);
    return { layout: scene, heroName };
  },
  artistic: (brief) => {
    const { scene, heroName, ground, manner } = planArt(brief);
    return { layout: scene, heroName, brush: `${manner} ${ground}` };
  },
  photorealistic: (brief) => {
    if (isBuilt(brief)) return { layout: 'letters', heroName: null };
    const { scene, motifName } = planPrint(brief);
    return { layout: scene, heroName: motifName };
  },
};
