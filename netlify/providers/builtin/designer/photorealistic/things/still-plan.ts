import type { ImageBrief } from '../../../../../ports/image';
import { placeFor, type Place } from '../../places/place-for';
import { planStudio, type StudioPlan } from '../studio-plan';
import { trueShapes, type TrueShape } from './true-shapes';

/** A studio's plan whose matter is built in its true shape. */
export interface StillPlan extends StudioPlan {
  heroName: string;
  thing: TrueShape;
  /** What is behind it. */
  place: Place;
}

/** Null where the matter has no true shape. */
export function planStill(brief: ImageBrief): StillPlan | null {
  const plan = planStudio(brief);
  const heroName = plan.topic?.heroes.find((hero) => trueShapes.has(hero));
  const thing = heroName === undefined ? undefined : trueShapes.get(heroName);
  if (heroName === undefined || !thing) return null;
  return {
    ...plan,
    matter: 'icon',
    heroName,
    thing,
    place: placeFor(brief, plan.topic),
    look: looks[plan.look],
    lighting: plan.lighting === 'blind' ? 'window' : plan.lighting,
    wordsFirst: true,
  };
}

/** A quiet wall: the thing is what people look at. */
const looks: Readonly<Record<StudioPlan['look'], StudioPlan['look']>> = {
  tonal: 'tonal',
  pale: 'pale',
  bold: 'tonal',
  duo: 'pale',
  deep: 'deep',
};
