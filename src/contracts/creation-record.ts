import * as z from 'zod/mini';
import { creationSources, creationStatuses, creationTypes } from '../domain/creation';
import { aspectRatioNames, imageStyles, videoQualityNames } from '../domain/image-format';
import { id, instant, storedText } from './text';

/** A stored picture of a post. `url` is served to the workspace's members. */
export const pictureSchema = z.object({
  id,
  url: storedText(300),
  aspectRatio: z.enum(aspectRatioNames),
  width: z.number(),
  height: z.number(),
  altText: storedText(400),
});
export type Picture = z.infer<typeof pictureSchema>;

/**
 * A picture or clip of the library. `url` leads to the file and changes with it; while there is none
 * (generating, failed, cancelled) it answers 404. `thumbnailUrl` takes `?width=`. `startedAgain`: it was cut off
 * (its worker ended) and is being made again.
 */
export const creationSchema = z.object({
  id,
  type: z.enum(creationTypes),
  source: z.enum(creationSources),
  status: z.enum(creationStatuses),
  progress: z.number(),
  cause: z.nullable(storedText(300)),
  startedAgain: z.boolean(),
  title: storedText(200),
  prompt: storedText(1000),
  url: storedText(300),
  thumbnailUrl: storedText(300),
  altText: storedText(400),
  aspectRatio: z.enum(aspectRatioNames),
  width: z.number(),
  height: z.number(),
  durationMs: z.nullable(z.number()),
  quality: z.nullable(z.enum(videoQualityNames)),
  style: z.nullable(z.enum(imageStyles)),
  provider: storedText(100),
  contentType: storedText(60),
  createdAt: instant,
  liked: z.boolean(),
  likes: z.number(),
  downloads: z.number(),
  folderId: z.nullable(id),
  pieceId: z.nullable(id),
  shared: z.boolean(),
});
export type Creation = z.infer<typeof creationSchema>;
