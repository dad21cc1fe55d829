import * as z from 'zod/mini';
import { networks } from '../domain/network';
import { pieceStatuses, pieceTypes } from '../domain/piece';
import { pictureSchema } from './creation-record';
import { countInput, day, id, instant, storedText } from './text';

/** The photograph that a post's picture shows. */
const piecePhotoSchema = z.object({
  id,
  title: storedText(400),
  thumbnailUrl: storedText(300),
  /** The word by which it was found to fit; null when somebody chose it. */
  because: z.nullable(storedText(100)),
  /** It was taken out of the library: the picture stays, and the next one is drawn without it. */
  isGone: z.boolean(),
});

export const pieceSchema = z.object({
  id,
  ideaId: z.nullable(id),
  title: storedText(),
  body: storedText(),
  altText: storedText(),
  keywords: z.array(storedText()),
  type: z.enum(pieceTypes),
  /** Where it is meant to go. */
  platforms: z.array(z.enum(networks)),
  /** Id of a pillar of the workspace; '' for none. */
  pillar: storedText(40),
  /** Its first words were written by the product. */
  aiGenerated: z.boolean(),
  status: z.enum(pieceStatuses),
  /** Goes up with every change; an edit based on an older version is refused. */
  version: z.number(),
  scheduledFor: z.nullable(instant),
  publishedAt: z.nullable(instant),
  /** Path of the published post on this site; null until it is published, and always null in a demo. */
  publicPath: z.nullable(storedText()),
  /** Why the last attempt failed, as a sentence. */
  failure: z.nullable(storedText()),
  /** When its words were last corrected after publication. */
  revisedAt: z.nullable(instant),
  /** The day that the post is about; it is of no use after that day. */
  aboutOn: z.nullable(day),
  pictures: z.array(pictureSchema),
  photo: z.nullable(piecePhotoSchema),
  createdAt: instant,
});

export type Piece = z.infer<typeof pieceSchema>;

export const versioned = { pieceId: id, version: countInput };
