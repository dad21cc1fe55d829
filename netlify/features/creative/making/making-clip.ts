import type { Digest } from '../../../ports/digest';
import type { MotionBrief, MotionPort } from '../../../ports/motion';
import { clipKeys } from '../creations/creation-keys';

/** What is stored of a clip before it is rendered. */
export const clipPlan = (digest: Digest, motion: MotionPort, brief: MotionBrief) => {
  const { title, altText } = motion.describe(brief);
  return {
    ...motion.sizeOf(brief),
    ...clipKeys(digest, motion, brief),
    type: 'video' as const,
    motion: brief,
    prompt: brief.prompt,
    title,
    altText,
    contentType: 'video/mp4',
    durationMs: brief.seconds * 1000,
    quality: brief.quality,
    provider: motion.name,
    aspectRatio: brief.aspectRatio,
  };
};
