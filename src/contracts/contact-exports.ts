import * as z from 'zod/mini';
import { csvSeparators } from '../domain/csv-separator';
import { HOUR_SECONDS } from '../domain/duration';
import { contactSelectionSchema } from './contact-selection';
import { endpoint } from './endpoint';
import { id, instant, storedText } from './text';

export const contactExportSchema = z.object({
  id,
  format: z.enum(['csv', 'json']),
  state: z.enum(['running', 'ready', 'failed', 'cancelled']),
  progress: z.number(),
  /** The export was cut off (its worker ended) and is being written again. */
  startedAgain: z.boolean(),
  rows: z.number(),
  bytes: z.nullable(z.number()),
  cause: z.nullable(storedText(300)),
  createdAt: instant,
  expiresAt: instant,
});
export type ContactExport = z.infer<typeof contactExportSchema>;

export const contactExportContract = {
  listContactExports: endpoint({
    method: 'GET',
    path: '/api/contact-exports',
    access: 'session',
    summary: 'Exports of the last seven days, newest first.',
    input: z.object({}),
    output: z.object({ items: z.array(contactExportSchema) }),
  }),
  createContactExport: endpoint({
    method: 'POST',
    path: '/api/contact-exports',
    access: 'session',
    limit: { calls: 20, perSeconds: HOUR_SECONDS },
    summary: 'Starts an export of a selection as CSV or JSON; `separator` separates the columns of a CSV file.',
    input: z.object({
      format: z.enum(['csv', 'json']),
      separator: z._default(z.enum(csvSeparators), ','),
      selection: contactSelectionSchema,
    }),
    output: contactExportSchema,
  }),
  cancelContactExport: endpoint({
    method: 'POST',
    path: '/api/contact-exports/:exportId/cancel',
    access: 'session',
    summary: 'Stops an export.',
    input: z.object({ exportId: id }),
    output: contactExportSchema,
  }),
  getContactExportFile: endpoint({
    method: 'GET',
    path: '/api/contact-exports/:exportId/file',
    access: 'session',
    summary: 'The exported file. In CSV, cells that a spreadsheet would run as formulas are neutralised.',
    produces: 'application/octet-stream',
    input: z.object({ exportId: id }),
    output: z.unknown(),
  }),
};
