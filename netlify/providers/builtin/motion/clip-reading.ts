import type { ImageReading } from '../../../ports/image';
import type { MotionBrief } from '../../../ports/motion';
import { readBrief } from '../designer/prompt/read-brief';
import { wishedEnding } from './call-to-action';
import { describeClip } from './clip-description';
import { planClip } from './clip-plan';

/** What a clip is understood to say and show, for its owner to look at and change before it is made. */
export function readClip(brief: MotionBrief): ImageReading & { ending: string } {
  const { words, rest } = wishedEnding(brief.prompt);
  const plan = planClip(brief);
  return {
    ...readBrief({ ...brief, prompt: rest }, plan.heroName),
    ending: words ?? plan.call.action,
    leftOut: describeClip(plan, brief).leftOut,
  };
}
