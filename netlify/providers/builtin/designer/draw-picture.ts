import type { HeavyTask } from '../../../ports/heavy-work';
import type { ImageBrief } from '../../../ports/image';
import { hands } from './hands';

/** Draws a brief: WebP bytes in the pixels of its ratio. */
export const drawPicture: HeavyTask<Drawing, Uint8Array> = {
  name: 'draw-picture',
  weigh: ({ brief, draft }) => (hands[brief.style].slow && !draft ? 'long' : 'light'),
  run: ({ brief, draft }, options) => hands[brief.style].draw(brief, { ...options, ...(draft && { draft }) }),
};

export interface Drawing {
  brief: ImageBrief;
  /** The rougher picture of a slow style. */
  draft?: boolean | undefined;
}
