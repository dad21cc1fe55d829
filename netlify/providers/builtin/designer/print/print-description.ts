import { altTextOf, pictureTitle } from '../poster-description';
import { heroNoun } from '../subjects/hero-nouns';
import { placeNoun } from '../places/place-nouns';
import { isPlaced, type PrintPlan, type PrintScene } from './print-plan';

/** At most 60 characters, whole words. */
export const printTitle = (plan: PrintPlan): string => pictureTitle(plan, 'Rendered print');

/** What is to be seen and to be read, in two sentences of at most 400 characters; says what is rendered and what photographed. */
export function printAltText({ scene, place, motifName, painting, words }: PrintPlan): string {
  const shown = motifName ? ` with a ${painting ? 'painting' : 'drawing'} of ${heroNoun(motifName)} on it` : '';
  const seen = prints[scene].replace(' IT', shown);
  return altTextOf(
    isPlaced(scene)
      ? `${seen}, rendered before a blurred photograph of ${placeNoun(place)}`
      : `Rendered picture in window light: ${seen}`,
    words,
  );
}

const prints: Readonly<Record<PrintScene, string>> = {
  table: 'A printed board IT standing on a wooden table',
  glass: 'A poster IT taped to a window',
  frame: 'A notice IT in a wooden frame',
  easel: 'A printed board IT on a wooden easel',
  pavement: 'A pavement sign IT',
  banner: 'A printed banner IT hung up by ropes',
  oak: 'a printed sheet IT on an oak table',
  walnut: 'a printed sheet IT on a walnut table',
  linen: 'a printed sheet IT on a linen cloth',
  wall: 'a poster IT taped to a plaster wall',
  brick: 'a poster IT taped to a brick wall',
  cork: 'a notice IT pinned to a cork board',
  framed: 'a print IT in a frame on a plaster wall',
};
