import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { storedText } from './text';

/**
 * `files` is false while the data folder cannot store new files; everything else works then, so the status stays
 * 200.
 */
export const healthContract = {
  getHealth: endpoint({
    method: 'GET',
    path: '/api/health',
    access: 'public',
    summary: 'Returns ok when the database answers, its schema version, and whether new files can be stored.',
    input: z.object({}),
    output: z.object({
      status: z.literal('ok'),
      version: storedText(40),
      schema: storedText(80),
      files: z.enum(['ok', 'refused']),
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
