import type { ImageBrief } from '../../../../../ports/image';
import { placeFor, type Place } from '../../places/place-for';
import { formatOf } from '../../minimalist/stage';
import { printedPrices } from '../../print/printed-prices';
import { planStudio, type StudioPlan } from '../studio-plan';
import { trueShapes, type GroundName, type TrueShape } from './true-shapes';

/** A studio's plan whose matter is built in its true shape. */
export interface StillPlan extends StudioPlan {
  heroName: string;
  thing: TrueShape;
  /** What it stands on. */
  table: GroundName;
  /** What is behind it. */
  place: Place;
}

/** Null where the matter has no true shape, or where the words would leave it too small to be what the picture is about. */
export function planStill(brief: ImageBrief): StillPlan | null {
  const plan = planStudio(brief);
  const heroName = plan.topic?.heroes.find((hero) => trueShapes.has(hero));
  const thing = heroName === undefined ? undefined : trueShapes.get(heroName);
  if (heroName === undefined || !thing || isWordy(plan)) return null;
  const look = plan.words.colour && plan.look !== 'deep' ? 'tonal' : looks[plan.look];
  const { shape } = formatOf(brief.aspectRatio);
  return {
    ...plan,
    matter: 'icon',
    heroName,
    thing,
    table: shape === 'wide' || shape === 'banner' ? besideWords(thing.ground, look === 'deep') : thing.ground,
    place: placeFor(brief, plan.topic),
    look,
    lighting: plan.lighting === 'blind' ? 'window' : plan.lighting,
    wordsFirst: true,
  };
}

/** Prices need rows of their own, and only a print has them. */
const isWordy = ({ words: { headline, supporting, kicker } }: StudioPlan): boolean =>
  printedPrices(supporting) !== null ||
  headline.length > MOST_HEADLINE ||
  supporting.length + (supporting.includes(kicker) ? 0 : kicker.length) > MOST_FACTS;
/** In letters. */
const MOST_HEADLINE = 44;
const MOST_FACTS = 84;

/** Words that stand over the table beside a thing want it as light or as dark as the rest of their ground. */
function besideWords(ground: GroundName, isDark: boolean): GroundName {
  if (isDark) return ground === 'slate' ? 'slate' : 'walnut';
  return ground === 'walnut' ? 'oak' : ground === 'slate' ? 'concrete' : ground;
}

/** Places are seen in bright air or in the dark; through a colour only where that is asked for, or they would look filtered. */
const looks: Readonly<Record<StudioPlan['look'], StudioPlan['look']>> = {
  tonal: 'pale',
  pale: 'pale',
  bold: 'deep',
  duo: 'pale',
  deep: 'deep',
};
