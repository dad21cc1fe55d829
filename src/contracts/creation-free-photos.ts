import * as z from 'zod/mini';
import { HOUR_SECONDS } from '../domain/duration';
import { creationSchema } from './creation-record';
import { endpoint } from './endpoint';
import { cursorInput, id, requiredText, sentText, storedText } from './text';

/** A photograph that the catalogue offers. `thumbnailUrl` is served by us and works for a day. */
const freePhotoSchema = z.object({
  id,
  title: storedText(200),
  creator: storedText(200),
  source: storedText(100),
  width: z.number(),
  height: z.number(),
  thumbnailUrl: storedText(300),
});
export type FreePhotoFound = z.infer<typeof freePhotoSchema>;

export const freePhotosContract = {
  getFreePhotoSource: endpoint({
    method: 'GET',
    path: '/api/creative/free-photos/source',
    access: 'session',
    summary: 'The name of the catalogue of free photographs; null where the operator has switched it off.',
    input: z.object({}),
    output: z.object({ name: z.nullable(storedText(100)) }),
  }),
  /** A POST, so that the words stand in no log of addresses, and a catalogue that is out of reach is not asked three times. */
  listFreePhotos: endpoint({
    method: 'POST',
    path: '/api/creative/free-photos/search',
    access: 'session',
    notInDemo: true,
    limit: { calls: 120, perSeconds: HOUR_SECONDS },
    workspaceLimit: { calls: 60, perSeconds: HOUR_SECONDS },
    summary:
      'Photographs that an open catalogue states to be in the public domain, paged by cursor. Only the words leave the installation.',
    input: z.object({ search: requiredText('Search', 100), cursor: cursorInput() }),
    output: z.object({ items: z.array(freePhotoSchema), nextCursor: z.nullable(storedText(20)) }),
  }),
  getFreePhotoThumbnail: endpoint({
    method: 'GET',
    path: '/api/creative/free-photos/thumbnail',
    access: 'session',
    notInDemo: true,
    waits: true,
    limit: { calls: 2_000, perSeconds: HOUR_SECONDS },
    summary: 'The small picture of a photograph that was found today; `token` comes with the search.',
    produces: 'image/jpeg',
    input: z.object({ token: sentText(300) }),
    output: z.unknown(),
  }),
  createFreePhoto: endpoint({
    method: 'POST',
    path: '/api/creative/free-photos',
    access: 'session',
    creates: true,
    notInDemo: true,
    limit: { calls: 60, perSeconds: HOUR_SECONDS },
    workspaceLimit: { calls: 60, perSeconds: HOUR_SECONDS },
    summary:
      'Fetches a photograph of the catalogue into the library, checked like an upload, with where it comes from.',
    input: z.object({ photoId: id }),
    output: creationSchema,
  }),
};
