import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { optionalText, requiredText } from './text';

export const faultKinds = ['error', 'rejection', 'page', 'reply'] as const;

export const faultContract = {
  createFault: endpoint({
    method: 'POST',
    path: '/api/faults',
    access: 'public',
    summary: 'Reports an error in a browser; it is logged.',
    limit: { calls: 30, perSeconds: 600 },
    input: z.object({
      /**
       * error: uncaught. rejection: an unhandled promise. page: a page that could not be shown. reply: one that broke
       * its contract.
       */
      kind: z.enum(faultKinds, { error: 'Say what kind of fault it is.' }),
      message: requiredText('Message', 500),
      stack: optionalText('Stack', 4_000),
      /** Path of the page without its query, which may hold what somebody typed. */
      page: optionalText('Page', 200),
    }),
    output: z.object({}),
  }),
};
