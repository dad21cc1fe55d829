import type { ImageStyle } from '../../../../src/domain/image-format';
import type { MotionBrief } from '../../../ports/motion';
import { altTextOf, pictureTitle } from '../designer/poster-description';
import { heroNoun } from '../designer/subjects/hero-nouns';
import { shortened } from '../designer/prompt/letters/shortened';
import type { ClipPlan } from './clip-plan';

/** Title of at most 60, alt text of at most 400 characters. */
export function describeClip(
  { words, topic, heroName, call, photo, print, lost }: ClipPlan,
  { style }: Pick<MotionBrief, 'style'>,
): { title: string; altText: string; leftOut: string | null } {
  const end = call.action || call.heading;
  const shown = photo ? photo.alt.replace(/[.\s]+$/, '') : heroName && heroNoun(heroName);
  const look = photo ? 'of a photograph' : print ? 'of prints in a real place' : looks[style];
  const seen = `Video ${look}: ${shown ? `${shown} and large moving words` : 'large moving words'}${end && `, at the end “${end}”`}`;
  const untold = lost.length > 0 ? `No time for: ${shortened(lost.join(', '), MAX_LOST)}.` : '';
  return {
    title: pictureTitle({ words, topic }, 'Video'),
    altText: altTextOf(seen, words),
    leftOut: [untold, words.leftOut].filter(Boolean).join(' ') || null,
  };
}

const MAX_LOST = 220;
const looks: Readonly<Record<ImageStyle, string>> = {
  minimalist: 'in plain shapes',
  cartoon: 'in comic style',
  artistic: 'in painted cut paper',
  photorealistic: 'in a real place',
};
