import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { sentText, slugInput } from './text';

/**
 * The pictures of the product's own articles. Separate from the articles, because the canvas that draws them is
 * heavy.
 */
export const coverContract = {
  /** `v` identifies the words in the picture; with it, caches may keep the picture longer. */
  getCover: endpoint({
    method: 'GET',
    path: '/blog/:slug/cover.webp',
    access: 'public',
    produces: 'image/webp',
    summary: "An article's picture, 1920 × 1080.",
    input: z.object({ slug: slugInput, v: z.optional(sentText(40)) }),
    output: z.unknown(),
  }),
};
