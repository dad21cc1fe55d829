import { colourName } from '../drawing/colour-name';
import { altTextOf, pictureTitle } from '../poster-description';
import { heroNoun } from '../subjects/hero-nouns';
import { reliefLines, type StudioPlan } from './studio-plan';
import type { SetName } from './set-designs';

/** At most 60 characters, whole words. */
export const studioTitle = (plan: StudioPlan): string => pictureTitle(plan, 'Rendered still life');

/** What is to be seen and to be read, in two sentences of at most 400 characters; says that it is rendered, not photographed. Small things beside the matter are not named: the frame may cut them. */
export function studioAltText(plan: StudioPlan): string {
  const { words, heroName, matter, set, palette } = plan;
  const colour = colourName(palette.accent);
  const shown =
    matter === 'icon' && heroName
      ? heroNoun(heroName)
      : matter === 'solids'
        ? 'a smooth disc'
        : `large letters “${reliefLines(plan).join(' ')}”`;
  return altTextOf(
    `Rendered 3D still life: ${shown} ${(matter === 'figure' || matter === 'words' ? 'on a plinth in a COLOUR studio' : places[set]).replace('COLOUR', colour)}`,
    words,
  );
}

const places: Readonly<Record<SetName, string>> = {
  podium: 'on two round podiums in a COLOUR studio',
  arch: 'on a plinth before an archway in a COLOUR studio',
  steps: 'on blocks of three heights in a COLOUR studio',
  sun: 'on a plinth before a large disc in a COLOUR studio',
  balls: 'among balls in a COLOUR studio',
  ring: 'before a large ring in a COLOUR studio',
};
