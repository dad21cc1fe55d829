import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { storedText } from './text';

export const healthContract = {
  getHealth: endpoint({
    method: 'GET', path: '/api/health', access: 'public', summary: 'Says ok when the database answers and its schema is current.',
    input: z.object({}), output: z.object({ status: z.literal('ok'), version: storedText(40), schema: storedText(80) }),
  }),
  getOpenapi: endpoint({
    method: 'GET', path: '/api/openapi.json', access: 'public', summary: 'This document.', produces: 'application/json', input: z.object({}), output: z.unknown(),
  }),
};
