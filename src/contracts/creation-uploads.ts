import * as z from 'zod/mini';
import { uploadLimits } from '../domain/creation';
import { HOUR_SECONDS } from '../domain/duration';
import { creationSchema } from './creation-record';
import { endpoint } from './endpoint';
import { countInput, id, optionalText } from './text';

export const uploadsContract = {
  createPhoto: endpoint({
    method: 'POST',
    path: '/api/creative/photos',
    access: 'session',
    creates: true,
    takesBytes: uploadLimits.photoBytes,
    limit: { calls: 300, perSeconds: HOUR_SECONDS },
    summary:
      'Adds a photograph to the library. The body is the picture; its type and size are detected from its bytes.',
    input: z.object({ name: optionalText('Name', 200) }),
    output: creationSchema,
  }),
  createClip: endpoint({
    method: 'POST',
    path: '/api/creative/clips',
    access: 'session',
    creates: true,
    limit: { calls: 60, perSeconds: HOUR_SECONDS },
    summary: 'Starts the upload of a clip (MP4 with H.264) in parts.',
    input: z.object({
      name: optionalText('Name', 200),
      bytes: countInput.check(
        z.gte(1, { error: 'This clip is empty.' }),
        z.lte(uploadLimits.clipBytes, { error: 'A clip can be at most 64 MB.' }),
      ),
    }),
    output: z.object({ id, partBytes: z.number(), parts: z.number() }),
  }),
  updateClipPart: endpoint({
    method: 'PUT',
    path: '/api/creative/clips/:clipId/parts/:part',
    access: 'session',
    takesBytes: uploadLimits.clipPartBytes,
    limit: { calls: 1_000, perSeconds: HOUR_SECONDS },
    summary: 'Uploads one part, numbered from 1; a second upload replaces it.',
    input: z.object({ clipId: id, part: z.coerce.number().check(z.int(), z.gte(1), z.lte(64)) }),
    output: z.object({ part: z.number() }),
  }),
  updateClipPoster: endpoint({
    method: 'PUT',
    path: '/api/creative/clips/:clipId/poster',
    access: 'session',
    takesBytes: 1024 * 1024,
    limit: { calls: 100, perSeconds: HOUR_SECONDS },
    summary: "Uploads the clip's still: PNG, JPEG or WebP.",
    input: z.object({ clipId: id }),
    output: z.object({ id }),
  }),
  finishClip: endpoint({
    method: 'POST',
    path: '/api/creative/clips/:clipId/finish',
    access: 'session',
    creates: true,
    summary: 'Joins the parts, checks them and adds the clip to the library.',
    input: z.object({ clipId: id, name: optionalText('Name', 200) }),
    output: creationSchema,
  }),
};
