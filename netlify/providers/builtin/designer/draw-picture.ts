import type { HeavyTask } from '../../../ports/heavy-work';
import type { ImageBrief } from '../../../ports/image';
import { hands } from './hands';
import { drawWithPhoto } from './photo/photo-hand';

/** Draws a brief: WebP bytes in the pixels of its ratio. */
export const drawPicture: HeavyTask<Drawing, Uint8Array> = {
  name: 'draw-picture',
  weigh: ({ brief, draft }) => (hands[brief.style].slow && !draft && !brief.photo ? 'long' : 'light'),
  run: ({ brief, draft, photo }, options) =>
    brief.photo && photo
      ? drawWithPhoto(brief, photo, options)
      : hands[brief.style].draw(brief, { ...options, ...(draft && { draft }) }),
};

export interface Drawing {
  brief: ImageBrief;
  /** The rougher picture of a slow style. */
  draft?: boolean | undefined;
  /** The file of the brief's photograph. */
  photo?: Uint8Array | undefined;
}
