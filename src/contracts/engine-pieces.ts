import * as z from 'zod/mini';
import { evergreenMonths, evergreenOutcomes } from '../domain/evergreen';
import { networks } from '../domain/network';
import { creationStatuses } from '../domain/creation';
import { pieceStatuses, pieceTypes } from '../domain/piece';
import { postingStates } from '../domain/posting-state';
import { networkChannels, postingChannels } from '../domain/posting-channel';
import { pictureSchema } from './creation-record';
import { endpoint } from './endpoint';
import { countInput, day, id, instant, optionalText, requiredText, storedText, textToChange, timeOfDay } from './text';

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

/** That and when a published post comes again, in other words. */
const evergreenSchema = z.object({
  /** null: once. */
  months: z.nullable(z.literal([...evergreenMonths])),
  /** null while its only time is being made. */
  nextOn: z.nullable(day),
  last: z.nullable(z.object({ on: day, outcome: z.enum(evergreenOutcomes) })),
});

/** The clip of a post: its picture in motion. */
const pieceClipSchema = z.object({
  id,
  status: z.enum(creationStatuses),
  /** Percent, while it is being made. */
  progress: z.number(),
  /** Why it could not be made. */
  cause: z.nullable(storedText(300)),
  url: storedText(300),
  posterUrl: storedText(300),
  /** What it shows and every word in it: it has music, and nobody speaks. */
  altText: storedText(),
  width: z.number(),
  height: z.number(),
  durationMs: z.number(),
});

export type PieceClip = z.infer<typeof pieceClipSchema>;

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
  /** What becomes of it on networks. */
  postings: z.array(z.object({ channel: z.enum(postingChannels), state: z.enum(postingStates) })),
  /** Id of a pillar of the workspace; '' for none. */
  pillar: storedText(40),
  /** Its first words were written by the product. */
  aiGenerated: z.boolean(),
  /** Who wrote those: 'builtin', or a model's name; null for a person. */
  writtenBy: z.nullable(storedText(200)),
  /** Why a model's words were not used; '' for none. */
  writerNote: storedText(500),
  /** What the model wrote for networks, of title and text as they are; `words` is null where the built-in words stand. */
  networkWords: z.array(
    z.object({
      channel: z.enum(networkChannels),
      words: z.nullable(storedText()),
      by: storedText(200),
      note: storedText(500),
    }),
  ),
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
  /** The published post that it says again. */
  againOf: z.nullable(z.object({ id, title: storedText() })),
  /** The article that was written with it, while that is there. */
  article: z.nullable(z.object({ id, title: storedText() })),
  /** Of an article: the post that it was written with. */
  articleFor: z.nullable(z.object({ id, title: storedText() })),
  evergreen: z.nullable(evergreenSchema),
  pictures: z.array(pictureSchema),
  /** The email about it that was drafted with it, while that is there. */
  mailDraftId: z.nullable(id),
  clip: z.nullable(pieceClipSchema),
  /** Why it was made without a clip; '' for no reason to tell. */
  clipNote: storedText(500),
  photo: z.nullable(piecePhotoSchema),
  createdAt: instant,
});

export type Piece = z.infer<typeof pieceSchema>;

export const versioned = { pieceId: id, version: countInput };

const words = {
  title: requiredText('Title', 120),
  body: requiredText('Text', 8000),
  altText: textToChange('Alt text', 400),
};

/**
 * A picture of the library; null for none. When left out, one is drawn with the title on it, which counts
 * towards the month's images.
 */
const pictureChoice = { creationId: z.optional(z.nullable(id)) };

/**
 * A photograph of the library for the drawn picture; null for none. When left out, a new post gets one whose name fits
 * its idea, if there is one, and a picture that is drawn again keeps its own.
 */
const photoChoice = { photoId: z.optional(z.nullable(id)) };

export const enginePiecesContract = {
  createPiece: endpoint({
    method: 'POST',
    path: '/api/engine/pieces',
    access: 'session',
    creates: true,
    summary: 'Chooses an idea and makes a post from it.',
    input: z.object({
      ideaId: id,
      ...photoChoice,
      /** Its picture in motion, too, which uses one of the month's clips. Left out: yes. */
      clip: z.optional(z.boolean({ error: 'Say whether to make a clip.' })),
      /** Also draft an email about it, under Campaigns. */
      newsletter: z.optional(z.boolean({ error: 'Say whether to draft a newsletter.' })),
      /** Also write an article about it, for the workspace's own page. */
      article: z.optional(z.boolean({ error: 'Say whether to write an article.' })),
      /** It is to be the week's choice: refused where another one was faster. */
      asAnswer: z.optional(z.boolean({ error: 'Say yes or no.' })),
    }),
    output: pieceSchema,
  }),
  createArticle: endpoint({
    method: 'POST',
    path: '/api/engine/pieces/:pieceId/article',
    access: 'session',
    creates: true,
    summary:
      'Writes an article about the subject of a post that was made from an idea; the one that is there, if there is one.',
    input: z.object({ pieceId: id }),
    output: pieceSchema,
  }),
  createOwnPiece: endpoint({
    method: 'POST',
    path: '/api/engine/own-pieces',
    access: 'session',
    creates: true,
    summary: "Creates a post from the owner's own words.",
    input: z.object({
      title: words.title,
      body: words.body,
      altText: optionalText('Alt text', 400),
      ...pictureChoice,
      /** Not ready for approval yet. */
      asDraft: z.optional(z.boolean({ error: 'Say whether this is a draft.' })),
    }),
    output: pieceSchema,
  }),
  getPiece: endpoint({
    method: 'GET',
    path: '/api/engine/pieces/:pieceId',
    access: 'session',
    summary: 'One post.',
    input: z.object({ pieceId: id }),
    output: pieceSchema,
  }),
  updatePiece: endpoint({
    method: 'PATCH',
    path: '/api/engine/pieces/:pieceId',
    access: 'session',
    summary:
      'Edits words; what is left out stays. An approved piece asks for a new yes, a published one shows the correction at once.',
    // Refused only when the words changed after this version; a new picture does not matter.
    input: z.object({
      ...versioned,
      title: z.optional(words.title),
      body: z.optional(words.body),
      altText: words.altText,
    }),
    output: pieceSchema,
  }),
  updatePicture: endpoint({
    method: 'PUT',
    path: '/api/engine/pieces/:pieceId/picture',
    access: 'session',
    creates: true,
    summary:
      'Draws the piece another picture, in all ratios, or takes one from the library. Words that are saved meanwhile stay.',
    input: z.object({ ...versioned, ...pictureChoice, ...photoChoice }),
    output: pieceSchema,
  }),
  updatePieceClip: endpoint({
    method: 'PUT',
    path: '/api/engine/pieces/:pieceId/clip',
    access: 'session',
    creates: true,
    summary: "Makes the piece a clip, or another one: a job makes it, and it counts towards the month's clips.",
    input: z.object(versioned),
    output: pieceSchema,
  }),
  deletePieceClip: endpoint({
    method: 'DELETE',
    path: '/api/engine/pieces/:pieceId/clip',
    access: 'session',
    summary: 'Takes the clip off a piece. Its picture stays.',
    input: z.object({ pieceId: id }),
    output: pieceSchema,
  }),
  approvePiece: endpoint({
    method: 'POST',
    path: '/api/engine/pieces/:pieceId/approve',
    access: 'session',
    creates: true,
    summary: "Approves a post and schedules it, or publishes it now without a time. Times are in the workspace's zone.",
    input: z.object({ ...versioned, publishAt: z.optional(z.object({ date: day, time: timeOfDay })) }),
    output: pieceSchema,
  }),
  takeDownPiece: endpoint({
    method: 'POST',
    path: '/api/engine/pieces/:pieceId/take-down',
    access: 'session',
    summary:
      'Takes a published piece off the public page and out of the feed. It stays here and can be published again.',
    input: z.object({ pieceId: id }),
    output: pieceSchema,
  }),
  withdrawPiece: endpoint({
    method: 'POST',
    path: '/api/engine/pieces/:pieceId/withdraw',
    access: 'session',
    summary: 'Takes an approved post off the schedule and back to review.',
    input: z.object(versioned),
    output: pieceSchema,
  }),
  deletePiece: endpoint({
    method: 'DELETE',
    path: '/api/engine/pieces/:pieceId',
    access: 'session',
    summary: 'Deletes a post that is not published.',
    input: z.object({ pieceId: id }),
    output: z.object({}),
  }),
};
