import { withAlpha } from '../drawing/colours';
import type { Pen } from '../drawing/graphics';
import { drawInvitationFrame, drawLightTube, drawSeam } from '../drawing/mood-frames';
import type { ArtStage } from './art-stage';

/** What a mood draws on the paper's margin, where no words stand: gold lines, a seam, or a tube of light. */
export function drawMargin(pen: Pen, stage: ArtStage): void {
  const { asked, light } = stage;
  if (asked.mood === 'luxury') drawInvitationFrame(pen, stage, light.strong);
  else if (asked.mood === 'rustic') drawSeam(pen, stage, withAlpha(light.ink, 0.6));
  else if (asked.mood === 'neon') drawLightTube(pen, stage, light.accents[0]);
}
