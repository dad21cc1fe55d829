import type { ImageBrief } from '../../../../ports/image';
import { seedOf } from '../series-choices';
import { planStudio } from './studio-plan';

/** Whether a picture's price or day is built in solid letters: one of a few of those that show no thing. Longer words in relief run into each other. */
export function isBuilt(brief: ImageBrief): boolean {
  if (seedOf(brief) % EVERY !== EVERY - 1) return false;
  return planStudio(brief).matter === 'figure';
}

const EVERY = 5;
