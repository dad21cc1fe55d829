import { notFound } from '../../errors/app-error';
import type { ImageBrief, ImagePort } from '../../ports/image';

/** Draws each article's picture once per process; caches keep it for longer. */
export function makeCoverService({ briefOf, designer }: Dependencies) {
  const drawn = new Map<string, Promise<Uint8Array>>();
  return {
    async read(slug: string): Promise<Uint8Array> {
      const brief = briefOf(slug);
      if (!brief) throw notFound('picture');
      const found = drawn.get(slug);
      if (found) return found;
      const drawing = designer.generate(brief).then(({ bytes }) => bytes);
      drawn.set(slug, drawing);
      drawing.catch(() => drawn.delete(slug)); // so that the next reader triggers another attempt
      return drawing;
    },
  };
}

export type CoverService = ReturnType<typeof makeCoverService>;

interface Dependencies {
  /** What to draw for a published article; null for any other. */
  briefOf(slug: string): ImageBrief | null;
  designer: Pick<ImagePort, 'generate'>;
}
