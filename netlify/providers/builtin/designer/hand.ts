import type { ImageBrief, ImagePort, RenderOptions } from '../../../ports/image';

/** One style of the designer. */
export interface Hand {
  /** Whether it takes long, and can give a rougher picture at once (`draft`). */
  slow?: true;
  /** WebP bytes in the pixels of the brief's ratio. */
  draw(brief: ImageBrief, options: RenderOptions & { draft?: boolean }): Promise<Uint8Array>;
  describe: ImagePort['describe'];
  /** The icon that the picture is of, or null. */
  heroOf(brief: ImageBrief): string | null;
}
