import type { ImageBrief } from '../../../../ports/image';
import { loadBrandFaces, loadGraphics } from '../drawing/graphics';
import { buildScheme } from '../drawing/palette';
import { seededRandom } from '../drawing/seeded-random';
import { createTypesetter } from '../drawing/typesetter';
import { formatOf, type Stage } from '../minimalist/stage';
import { studioLook } from './studio-look';
import type { StudioPlan } from './studio-plan';
import { setStudioWords } from './studio-words';

/** The words of a studio's picture in their places, and what is needed to fill the room that they leave. */
export async function setStage(plan: StudioPlan, aspectRatio: ImageBrief['aspectRatio']) {
  const graphics = await loadGraphics();
  if (plan.faces.headline !== 'display') await loadBrandFaces();
  const random = seededRandom(plan.detailSeed);
  const type = createTypesetter(graphics);
  const look = studioLook(plan.palette, plan.look, random);
  const format = formatOf(aspectRatio);
  const stage: Stage = {
    ...format,
    ...plan,
    scheme: { ...buildScheme(plan.palette, 'tint'), ground: look.ground },
    random,
    type,
    graphics,
    hero: null,
    extras: [],
  };
  return { graphics, random, type, look, format, ...setStudioWords(stage, plan.wordsFirst, plan.matter) };
}
