import * as z from 'zod/mini';
import { pieceSchema, versioned } from './piece-record';
import { endpoint } from './endpoint';
import { day, id, optionalText, requiredText, textToChange, timeOfDay } from './text';

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
    input: z.object({ ideaId: id, ...photoChoice }),
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
