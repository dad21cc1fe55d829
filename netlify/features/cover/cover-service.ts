import { notFound } from '../../errors/app-error';
import type { ImageBrief, ImagePort } from '../../ports/image';

/** Draws each article's picture once in the life of the process; caches on the way keep it for longer. */
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
      drawing.catch(() => drawn.delete(slug)); // the next reader gets another try
      return drawing;
    },
  };
}

export type CoverService = ReturnType<typeof makeCoverService>;

interface Dependencies {
  /** What to draw for an article that is out; null for any other. */
  briefOf(slug: string): ImageBrief | null;
  designer: Pick<ImagePort, 'generate'>;
}
