import * as z from 'zod/mini';
import { HOUR_SECONDS } from '../domain/duration';
import { evergreenMonths } from '../domain/evergreen';
import { pieceSchema } from './engine-pieces';
import { endpoint } from './endpoint';
import { day, id, instant, optionalText, storedText } from './text';

/** What is said again: by chance, which is told, or because its owner wants it. */
export const engineRepeatsContract = {
  getAlike: endpoint({
    method: 'POST',
    path: '/api/engine/alike',
    access: 'session',
    limit: { calls: 900, perSeconds: HOUR_SECONDS },
    summary:
      'The post of the last 90 days, or of those scheduled, that says much the same as these words; advice only.',
    input: z.object({ pieceId: z.optional(id), title: optionalText('Title', 200), body: optionalText('Text', 20_000) }),
    output: z.object({
      alike: z.nullable(
        z.object({
          id,
          title: storedText(),
          /** Published already, or about to be. */
          isOut: z.boolean(),
          at: instant,
        }),
      ),
    }),
  }),
  updateEvergreen: endpoint({
    method: 'PUT',
    path: '/api/engine/pieces/:pieceId/evergreen',
    access: 'session',
    creates: true,
    summary: 'Lets a published post come again in other words: every so many months, or once on a day.',
    input: z.object({
      pieceId: id,
      rhythm: z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('every'),
          months: z.literal([...evergreenMonths], { error: 'Choose how often it comes again.' }),
        }),
        z.object({ kind: z.literal('once'), on: day }),
      ]),
    }),
    output: pieceSchema,
  }),
  deleteEvergreen: endpoint({
    method: 'DELETE',
    path: '/api/engine/pieces/:pieceId/evergreen',
    access: 'session',
    summary: 'A post comes again no more; what was made of it stays.',
    input: z.object({ pieceId: id }),
    output: pieceSchema,
  }),
};
