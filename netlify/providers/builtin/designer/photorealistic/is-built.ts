import type { ImageBrief } from '../../../../ports/image';
import { seedOf } from '../series-choices';
import { planStudio } from './studio-plan';

/** Whether a picture's headline, price or day is built in solid letters: one of a few of those that show no thing. All others are photographed prints. */
export function isBuilt(brief: ImageBrief): boolean {
  if (seedOf(brief) % EVERY !== EVERY - 1) return false;
  const { matter } = planStudio(brief);
  return matter === 'figure' || matter === 'words';
}

const EVERY = 5;
