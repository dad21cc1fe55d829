import { altTextOf, heroNoun, pictureTitle } from '../poster-description';
import type { PrintPlan, PrintScene } from './print-plan';

/** At most 60 characters, whole words. */
export const printTitle = (plan: PrintPlan): string => pictureTitle(plan, 'Rendered print');

/** What is to be seen and to be read, in two sentences of at most 400 characters; says that it is rendered, not photographed. */
export function printAltText({ scene, heroName, words }: PrintPlan): string {
  const shown = heroName ? ` with ${heroNoun(heroName)} on it` : '';
  return altTextOf(`Rendered picture in window light: ${places[scene].replace(' IT', shown)}`, words);
}

const places: Readonly<Record<PrintScene, string>> = {
  oak: 'a printed sheet IT on an oak table',
  walnut: 'a printed sheet IT on a walnut table',
  linen: 'a printed sheet IT on a linen cloth',
  stone: 'a printed sheet IT on pale stone',
  wall: 'a poster IT taped to a plaster wall',
  cloth: 'book cloth with stamped words IT',
};
