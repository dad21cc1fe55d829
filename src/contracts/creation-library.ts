import * as z from 'zod/mini';
import { creationSorts, creationSources, creationTypes, pictureFormatNames, SUPPORTING_MAX } from '../domain/creation';
import { imageStyles } from '../domain/image-format';
import { networkSizeNames } from '../domain/network-size';
import { folderSchema } from './creation-folders';
import { creationSchema, photoOriginSchema } from './creation-record';
import { endpoint } from './endpoint';
import { cursorInput, id, optionalText, pageSize, requiredText, sentText, storedText, textToChange } from './text';

export const libraryContract = {
  listCreations: endpoint({
    method: 'GET',
    path: '/api/creative/creations',
    access: 'session',
    summary: 'The library, paged by cursor. `folder` is an id, or none for creations without a folder.',
    input: z.object({
      cursor: cursorInput(),
      limit: pageSize(48),
      search: optionalText('Search', 100),
      sort: z._default(z.enum(creationSorts), 'newest'),
      type: z.optional(z.enum(creationTypes)),
      source: z.optional(z.enum(creationSources)),
      style: z.optional(z.enum(imageStyles)),
      folder: z.optional(z.union([id, z.literal('none')])),
      liked: z.optional(z.literal('mine')),
    }),
    output: z.object({ items: z.array(creationSchema), nextCursor: z.nullable(storedText(1_000)) }),
  }),
  getLibrary: endpoint({
    method: 'GET',
    path: '/api/creative/library',
    access: 'session',
    summary: 'How much the library holds, and its folders by name.',
    input: z.object({}),
    output: z.object({ count: z.number(), images: z.number(), videos: z.number(), folders: z.array(folderSchema) }),
  }),
  getCreation: endpoint({
    method: 'GET',
    path: '/api/creative/creations/:creationId',
    access: 'session',
    summary: 'A creation with what it was made from and where it is used.',
    input: z.object({ creationId: id }),
    output: z.extend(creationSchema, {
      seed: z.nullable(z.number()),
      headline: z.nullable(storedText(200)),
      supporting: z.nullable(storedText(SUPPORTING_MAX)),
      kicker: z.nullable(storedText(60)),
      subject: z.nullable(storedText(100)),
      /** It shows a photograph of the library, so its subject is not drawn. */
      hasPhoto: z.boolean(),
      /** Where that photograph comes from, if it is one of an open catalogue. */
      photoOrigin: z.nullable(photoOriginSchema),
      colours: z.array(storedText(10)),
      font: z.nullable(storedText(40)),
      parentId: z.nullable(id),
      bytes: z.nullable(z.number()),
      shareUrl: z.nullable(storedText(300)),
      usedIn: z.array(z.object({ pieceId: id, title: storedText(200), status: storedText(20) })),
      canRemix: z.boolean(),
    }),
  }),
  updateCreation: endpoint({
    method: 'PATCH',
    path: '/api/creative/creations/:creationId',
    access: 'session',
    summary: 'Changes its title, alt text or folder, or whether the caller likes it.',
    input: z.object({
      creationId: id,
      title: z.optional(requiredText('Title', 120)),
      altText: textToChange('Alt text', 400),
      folderId: z.optional(z.nullable(id)),
      liked: z.optional(z.boolean()),
    }),
    output: creationSchema,
  }),
  deleteCreation: endpoint({
    method: 'DELETE',
    path: '/api/creative/creations/:creationId',
    access: 'session',
    summary: 'Removes it from the library; it can be restored for some days.',
    input: z.object({ creationId: id }),
    output: z.object({ id }),
  }),
  restoreCreation: endpoint({
    method: 'POST',
    path: '/api/creative/creations/:creationId/restore',
    access: 'session',
    summary: 'Restores it to the library.',
    input: z.object({ creationId: id }),
    output: creationSchema,
  }),
  getCreationFile: endpoint({
    method: 'GET',
    path: '/api/creative/creations/:creationId/file',
    access: 'session',
    summary: 'The file itself; a picture also in another format or in the size of a network.',
    produces: 'application/octet-stream',
    input: z.object({
      creationId: id,
      v: z.optional(sentText(20)),
      download: z.optional(sentText(10)),
      format: z.optional(z.enum(pictureFormatNames)),
      size: z.optional(z.enum(networkSizeNames)),
    }),
    output: z.unknown(),
  }),
  getCreationThumbnail: endpoint({
    method: 'GET',
    path: '/api/creative/creations/:creationId/thumbnail',
    access: 'session',
    summary: 'Its thumbnail as WebP.',
    produces: 'image/webp',
    input: z.object({
      creationId: id,
      v: z.optional(sentText(20)),
      width: z._default(z.enum(['240', '480', '960']), '480'),
    }),
    output: z.unknown(),
  }),
  createShare: endpoint({
    method: 'POST',
    path: '/api/creative/creations/:creationId/share',
    access: 'session',
    notInDemo: true,
    summary: 'Creates a page that shows it to anyone with the address.',
    input: z.object({ creationId: id }),
    output: z.object({ url: storedText(300) }),
  }),
  deleteShare: endpoint({
    method: 'DELETE',
    path: '/api/creative/creations/:creationId/share',
    access: 'session',
    summary: 'Stops sharing it.',
    input: z.object({ creationId: id }),
    output: z.object({ id }),
  }),
};
