import * as z from 'zod/mini';
import { DAY_SECONDS, HOUR_SECONDS } from '../domain/duration';
import { filePurposeNames } from '../domain/file-purpose';
import { endpoint } from './endpoint';
import { cursorInput, id, instant, optionalText, pageSize, sentText, storedText } from './text';

/** A file of a workspace. `url` is served to the workspace's members. */
export const fileSchema = z.object({
  id,
  url: storedText(300),
  name: storedText(120),
  purpose: z.enum(filePurposeNames),
  contentType: storedText(60),
  bytes: z.number(),
  createdAt: instant,
});

export type StoredFile = z.infer<typeof fileSchema>;

export const fileContract = {
  getSharedFile: endpoint({
    method: 'GET',
    path: '/api/files/shared/:token',
    access: 'public',
    summary: 'A file behind a signed link, until the link expires.',
    produces: 'application/octet-stream',
    input: z.object({ token: sentText(400), download: z.optional(sentText(10)) }),
    output: z.unknown(),
  }),
  listFiles: endpoint({
    method: 'GET',
    path: '/api/files',
    access: 'session',
    summary: 'Files of the workspace, newest first, paged by cursor.',
    input: z.object({ cursor: cursorInput(), limit: pageSize(24), purpose: z.optional(z.enum(filePurposeNames)) }),
    output: z.object({ items: z.array(fileSchema), nextCursor: z.nullable(storedText(200)) }),
  }),
  createFile: endpoint({
    method: 'POST',
    path: '/api/files',
    access: 'session',
    creates: true,
    takesBytes: 4 * 1024 * 1024,
    limit: { calls: 300, perSeconds: HOUR_SECONDS },
    summary: 'Stores a file. The body is the file itself; its type is detected from its bytes.',
    input: z.object({
      purpose: z.enum(filePurposeNames, { error: 'Say what the file is for.' }),
      name: optionalText('Name', 200),
    }),
    output: fileSchema,
  }),
  getFile: endpoint({
    method: 'GET',
    path: '/api/files/:fileId/content',
    access: 'session',
    summary: 'The file itself.',
    produces: 'application/octet-stream',
    input: z.object({ fileId: id, download: z.optional(sentText(10)) }),
    output: z.unknown(),
  }),
  createFileLink: endpoint({
    method: 'POST',
    path: '/api/files/:fileId/link',
    access: 'session',
    notInDemo: true,
    summary: 'Creates a link that shows the file to anyone who has it, for a limited time.',
    input: z.object({
      fileId: id,
      seconds: z._default(
        z
          .number({ error: 'Say for how many seconds.' })
          .check(
            z.int(),
            z.gte(60, { error: 'A link lasts at least a minute.' }),
            z.lte(7 * DAY_SECONDS, { error: 'A link lasts at most 7 days.' }),
          ),
        HOUR_SECONDS,
      ),
    }),
    output: z.object({ url: storedText(2_300), expiresAt: instant }),
  }),
  deleteFile: endpoint({
    method: 'DELETE',
    path: '/api/files/:fileId',
    access: 'session',
    summary: 'Deletes a file permanently.',
    input: z.object({ fileId: id }),
    output: z.object({ id }),
  }),
};
