import * as z from 'zod/mini';
import { creationSources, creationStatuses, creationTypes } from '../domain/creation';
import { freeLicenceNames } from '../domain/free-photo';
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

/** Where a photograph of an open catalogue comes from. `licence` is what the catalogue states. */
export const photoOriginSchema = z.object({
  catalogue: storedText(100),
  photoId: storedText(100),
  title: storedText(200),
  creator: storedText(200),
  source: storedText(100),
  pageUrl: storedText(2_000),
  licence: z.enum(freeLicenceNames),
  licenceUrl: storedText(200),
  retrievedAt: instant,
});

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
  /** Null for what was made here or brought by people. */
  origin: z.nullable(photoOriginSchema),
  createdAt: instant,
  liked: z.boolean(),
  likes: z.number(),
  downloads: z.number(),
  folderId: z.nullable(id),
  pieceId: z.nullable(id),
  shared: z.boolean(),
});
export type Creation = z.infer<typeof creationSchema>;
