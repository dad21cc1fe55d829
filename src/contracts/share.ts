import * as z from 'zod/mini';
import { HOUR_SECONDS } from '../domain/duration';
import { endpoint } from './endpoint';
import { sentText } from './text';

const token = sentText(200);

/** A picture or clip of a library for anyone with its address, until the workspace stops sharing it. */
export const shareContract = {
  getSharedPage: endpoint({
    method: 'GET',
    path: '/s/:token',
    access: 'public',
    summary: 'A page that shows a shared picture or clip.',
    produces: 'text/html',
    input: z.object({ token }),
    output: z.unknown(),
  }),
  getSharedCreation: endpoint({
    method: 'GET',
    path: '/s/:token/file',
    access: 'public',
    summary: 'The shared picture or clip itself.',
    produces: 'application/octet-stream',
    input: z.object({ token, download: z.optional(sentText(10)) }),
    output: z.unknown(),
  }),
  getSharedCard: endpoint({
    method: 'GET',
    path: '/s/:token/card',
    access: 'public',
    limit: { calls: 300, perSeconds: HOUR_SECONDS },
    summary: 'Its picture in the size in which other sites show links, 1200 × 630.',
    produces: 'image/jpeg',
    input: z.object({ token }),
    output: z.unknown(),
  }),
};
