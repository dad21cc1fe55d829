import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { storedText } from './text';

/**
 * `files` is refused while the data folder cannot store new files, and `events` tells of the store of single events:
 * unreachable, or elsewhere than this installation looks for them. Everything else works then, so the status stays 200.
 */
export const healthContract = {
  getHealth: endpoint({
    method: 'GET',
    path: '/api/health',
    access: 'public',
    summary: 'Returns ok when the database answers, its schema version, and whether files and events can be stored.',
    input: z.object({}),
    output: z.object({
      status: z.literal('ok'),
      version: storedText(40),
      schema: storedText(80),
      files: z.enum(['ok', 'refused']),
      events: z.enum(['ok', 'unreachable', 'elsewhere']),
    }),
  }),
  getOpenapi: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    summary: 'This document.',
    produces: 'application/json',
    input: z.object({}),
    output: z.unknown(),
  }),
};
