import type { ImageBrief } from '../../../../ports/image';
import { planStudio } from './studio-plan';

/** Whether a picture's price or day is built in solid letters: only where the words ask for that, for nobody takes it for a photograph. */
export const isBuilt = (brief: ImageBrief): boolean =>
  asked.test(brief.prompt) && planStudio(brief).matter === 'figure';

const asked = /\b(?:3-?d|solid|chunky) (?:letters|lettering|figures?|numbers?|numerals|digits)\b/iu;
