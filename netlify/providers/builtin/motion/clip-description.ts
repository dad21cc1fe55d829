import type { ImageStyle } from '../../../../src/domain/image-format';
import type { MotionBrief } from '../../../ports/motion';
import { altTextOf, heroNoun, pictureTitle } from '../designer/poster-description';
import type { ClipPlan } from './clip-plan';

/** Title of at most 60, alt text of at most 400 characters. */
export function describeClip(
  { words, topic, heroName, call, photo }: ClipPlan,
  { style }: Pick<MotionBrief, 'style'>,
): { title: string; altText: string; leftOut: string | null } {
  const end = call.action || call.heading;
  const shown = photo ? photo.alt.replace(/[.\s]+$/, '') : heroName && heroNoun(heroName);
  const look = photo ? 'of a photograph' : looks[style];
  const seen = `Video ${look}: ${shown ? `${shown} and large moving words` : 'large moving words'}${end && `, at the end “${end}”`}`;
  return { title: pictureTitle({ words, topic }, 'Video'), altText: altTextOf(seen, words), leftOut: words.leftOut };
}

const looks: Readonly<Record<ImageStyle, string>> = {
  minimalist: 'in plain shapes',
  cartoon: 'in comic style',
  artistic: 'in painted cut paper',
  photorealistic: 'in a studio setting',
};
