import type { ImageBrief } from '../../../../ports/image';
import { hashText, seededRandom } from '../drawing/seeded-random';
import { planPoster, type PosterPlan } from '../minimalist/poster-plan';
import { altTextOf, pictureTitle } from '../poster-description';
import { inTurn, seedOf } from '../series-choices';
import type { Treatment } from './photo-treatments';

/** How words and a photograph share a sheet: words on it, beside it, or it in an arch or a window. */
export type PhotoLayoutName = 'full' | 'panel' | 'arch' | 'window';

export interface PhotoPlan extends PosterPlan {
  /** In the order in which they are tried: the photograph decides. */
  photoLayouts: readonly PhotoLayoutName[];
  treatment: Treatment;
  photoAlt: string;
}

/** Layouts and treatments of a style take turns as the seed counts up, at different paces. */
export function planPhoto(brief: ImageBrief): PhotoPlan {
  const plan = planPoster(brief);
  const seed = seedOf(brief);
  const { layouts, treatments } = choices[brief.style];
  return {
    ...plan,
    faces: brief.style === 'cartoon' ? { headline: 'chunky', monument: 'chunky' } : plan.faces,
    photoLayouts: plan.words.headline === '' ? ['panel'] : beginningWith(layouts, inTurn(layouts, seed)),
    treatment: inTurn(treatments, Math.floor(seed / 2)),
    photoAlt: brief.photo?.alt ?? '',
    detailSeed: hashText(`photo ${seed}`),
  };
}

/** Title, alt text and what found no room, without looking at the photograph. */
export function describeWithPhoto(brief: ImageBrief) {
  const plan = planPhoto(brief);
  return {
    title: pictureTitle(plan, 'Picture with a photograph'),
    altText: photoAltText(plan),
    leftOut: plan.words.leftOut,
  };
}

/** For someone who does not see it: what was done with the photograph, what it shows, what can be read. */
function photoAltText({ words, treatment, photoAlt }: PhotoPlan): string {
  const shown = treatmentWords[treatment];
  return altTextOf(photoAlt ? `${shown}: ${photoAlt.replace(/[.\s]+$/, '')}` : shown, words);
}

const beginningWith = <T>(list: readonly T[], first: T): T[] => {
  const at = list.indexOf(first);
  return [...list.slice(at), ...list.slice(0, at)];
};

export const photoRandom = (plan: PhotoPlan) => seededRandom(plan.detailSeed);

const choices = {
  photorealistic: { layouts: ['full', 'panel', 'window'], treatments: ['natural'] },
  minimalist: { layouts: ['window', 'arch', 'panel'], treatments: ['natural', 'duotone', 'natural'] },
  artistic: { layouts: ['panel', 'window'], treatments: ['oil', 'watercolour'] },
  cartoon: { layouts: ['window', 'panel'], treatments: ['comic'] },
} as const satisfies Record<
  ImageBrief['style'],
  { layouts: readonly PhotoLayoutName[]; treatments: readonly Treatment[] }
>;
const treatmentWords: Readonly<Record<Treatment, string>> = {
  natural: 'Poster with a photograph',
  duotone: 'Poster with a photograph in two colours',
  comic: 'Poster with a photograph drawn as a comic',
  oil: 'Poster with a photograph painted in oil',
  watercolour: 'Poster with a photograph painted in watercolour',
};
