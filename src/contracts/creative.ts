import * as z from 'zod/mini';
import { aspectRatioNames, imageStyles } from '../domain/image-format';
import { endpoint } from './endpoint';
import { id, instant, pageSize, requiredText, storedText } from './text';

/** A stored picture. `url` is served to the workspace's own people. */
export const pictureSchema = z.object({
  id,
  url: storedText(300),
  aspectRatio: z.enum(aspectRatioNames),
  width: z.number(),
  height: z.number(),
  altText: storedText(400),
});

export type Picture = z.infer<typeof pictureSchema>;

const allowanceSchema = z.object({ used: z.number(), limit: z.nullable(z.number()) });

export const creativeContract = {
  generateImage: endpoint({
    method: 'POST', path: '/api/generate-image', access: 'session', creates: true, summary: 'Draws a picture from a description.',
    input: z.object({
      prompt: requiredText('Description', 1000),
      aspectRatio: z._default(z.enum(aspectRatioNames), '1:1'),
      style: z._default(z.enum(imageStyles), 'photorealistic'),
    }),
    output: z.object({
      id, type: z.literal('image'), title: storedText(200), prompt: storedText(1000), url: storedText(300), createdAt: instant,
      aspectRatio: z.enum(aspectRatioNames), style: z.enum(imageStyles), width: z.number(), height: z.number(), altText: storedText(400), leftOut: z.nullable(storedText(200)), provider: storedText(60),
    }),
  }),
  getUsage: endpoint({
    method: 'GET', path: '/api/creative/usage', access: 'session', summary: "This month's allowance of images and videos.",
    input: z.object({}), output: z.object({ images: allowanceSchema, videos: allowanceSchema, resetsOn: storedText(10) }),
  }),
  listPictures: endpoint({
    method: 'GET', path: '/api/creative/pictures', access: 'session', summary: 'Pictures of the workspace, newest first, paged by cursor.',
    input: z.object({ cursor: z.optional(storedText(200)), limit: pageSize(24) }),
    output: z.object({ items: z.array(z.extend(pictureSchema, { title: storedText(200), prompt: storedText(1000), style: z.enum(imageStyles), provider: storedText(60), createdAt: instant })), nextCursor: z.nullable(storedText(200)) }),
  }),
  getPictureFile: endpoint({
    method: 'GET', path: '/api/creative/pictures/:pictureId/file', access: 'session', summary: 'The picture itself.', produces: 'image/webp',
    input: z.object({ pictureId: id, download: z.optional(storedText(10)) }), output: z.unknown(),
  }),
};

export type GeneratedImage = z.infer<typeof creativeContract.generateImage.output>;
