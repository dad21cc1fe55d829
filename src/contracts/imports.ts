import * as z from 'zod/mini';
import { consentChannels } from '../domain/consent';
import { contactStatuses } from '../domain/contact';
import {
  importEncodings,
  importFaultKinds,
  importLimits,
  importModes,
  importPresets,
  importStates,
  importTargets,
} from '../domain/contact-import';
import { HOUR_SECONDS } from '../domain/duration';
import { endpoint } from './endpoint';
import {
  countInput,
  cursorInput,
  id,
  instant,
  optionalText,
  pageSize,
  requiredText,
  sentText,
  storedText,
} from './text';

/** Maps a column of the file to a target, or to a custom field by its id; unmapped columns are ignored. */
const columnSchema = z.object({
  column: z.number().check(z.int(), z.gte(0), z.lt(importLimits.columns)),
  target: z.union([z.enum(importTargets), z.object({ fieldId: id })]),
});
export type ImportColumn = z.infer<typeof columnSchema>;

const importCountsSchema = z.object({
  rows: z.number(),
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  skipped: z.number(),
  failed: z.number(),
});
export type ImportCounts = z.infer<typeof importCountsSchema>;

export const contactImportSchema = z.object({
  id,
  name: storedText(200),
  state: z.enum(importStates),
  bytes: z.number(),
  partBytes: z.number(),
  parts: z.number(),
  partsHere: z.array(z.number()),
  /** Progress in percent of the file's bytes. */
  progress: z.number(),
  counts: importCountsSchema,
  /** Values left out of rows that were imported. */
  warnings: z.number(),
  /** Rows whose own column says that they have not agreed: they did not get the consent declared for the whole file. */
  excluded: z.number(),
  cause: z.nullable(storedText(300)),
  dryRun: z.boolean(),
  canUndo: z.boolean(),
  createdAt: instant,
  endedAt: z.nullable(instant),
  actor: storedText(200),
});
export type ContactImport = z.infer<typeof contactImportSchema>;

/** `column` and `value` of the value that was left out; '' for a row that was refused. */
const importFaultSchema = z.object({
  line: z.number(),
  kind: z.enum(importFaultKinds),
  reason: storedText(300),
  column: storedText(300),
  value: storedText(300),
  row: storedText(1_000),
});
export type ImportFault = z.infer<typeof importFaultSchema>;

const importCauseSchema = z.object({
  kind: z.enum(importFaultKinds),
  cause: storedText(300),
  count: z.number(),
  lines: z.array(z.number()),
});
export type ImportCause = z.infer<typeof importCauseSchema>;

const one = z.object({ importId: id });
const settings = {
  importId: id,
  columns: z
    .array(columnSchema)
    .check(z.minLength(1, { error: 'Choose what at least one column contains.' }), z.maxLength(importLimits.columns)),
  encoding: z.optional(z.enum(importEncodings)),
  delimiter: z.optional(z.enum([',', ';', '\t', '|'])),
  hasHeader: z._default(z.boolean(), true),
  mode: z._default(z.enum(importModes), 'create-and-update'),
  status: z._default(z.enum(contactStatuses), 'lead'),
  tags: z._default(z.array(requiredText('Tag', 40)).check(z.maxLength(10)), []),
  /** Channels on which everybody in the file has agreed to marketing, and how they agreed; none by default. */
  consent: z.optional(
    z.object({
      channels: z.array(z.enum(consentChannels)).check(z.minLength(1)),
      proof: requiredText('How they agreed', 1_000),
    }),
  ),
};

export const importsContract = {
  listImports: endpoint({
    method: 'GET',
    path: '/api/imports',
    access: 'session',
    summary: 'Imports of contacts, newest first.',
    input: z.object({ cursor: cursorInput(), limit: pageSize(20) }),
    output: z.object({ items: z.array(contactImportSchema), nextCursor: z.nullable(storedText(1_000)) }),
  }),
  getImport: endpoint({
    method: 'GET',
    path: '/api/imports/:importId',
    access: 'session',
    summary: 'The progress of an import.',
    input: one,
    output: contactImportSchema,
  }),
  createImport: endpoint({
    method: 'POST',
    path: '/api/imports',
    access: 'session',
    creates: true,
    limit: { calls: 60, perSeconds: HOUR_SECONDS },
    summary: 'Starts an import; its file is then uploaded in parts.',
    input: z.object({
      name: optionalText('File name', 200),
      bytes: countInput.check(
        z.gte(1, { error: 'This file is empty.' }),
        z.lte(importLimits.bytes, { error: 'Files can be up to 200 MB.' }),
      ),
    }),
    output: contactImportSchema,
  }),
  updateImportPart: endpoint({
    method: 'PUT',
    path: '/api/imports/:importId/parts/:part',
    access: 'session',
    takesBytes: importLimits.partBytes,
    limit: { calls: 2_000, perSeconds: HOUR_SECONDS },
    summary: 'Uploads one part, numbered from 1; a second upload replaces it.',
    input: z.object({ importId: id, part: z.coerce.number().check(z.int(), z.gte(1), z.lte(100)) }),
    output: z.object({ part: z.number() }),
  }),
  getImportPreview: endpoint({
    method: 'GET',
    path: '/api/imports/:importId/preview',
    access: 'session',
    summary: 'The first rows, with encoding, delimiter and columns as detected.',
    input: z.object({
      importId: id,
      encoding: z.optional(z.enum(importEncodings)),
      delimiter: z.optional(z.enum([',', ';', '\t', '|'])),
      hasHeader: z.optional(z.enum(['yes', 'no'])),
    }),
    output: z.object({
      encoding: z.enum(importEncodings),
      delimiter: z.enum([',', ';', '\t', '|']),
      hasHeader: z.boolean(),
      preset: z.nullable(z.enum(importPresets)),
      headers: z.array(storedText(200)),
      rows: z.array(z.array(storedText(500))),
      /** A proposed mapping that the user can change. */
      columns: z.array(columnSchema),
      warnings: z.array(storedText(300)),
    }),
  }),
  checkImport: endpoint({
    method: 'POST',
    path: '/api/imports/:importId/check',
    access: 'session',
    summary: 'Reads the whole file and counts what an import would do; changes nothing.',
    input: z.object(settings),
    output: contactImportSchema,
  }),
  startImport: endpoint({
    method: 'POST',
    path: '/api/imports/:importId/start',
    access: 'session',
    creates: true,
    summary: 'Imports the file in the background.',
    input: z.object(settings),
    output: contactImportSchema,
  }),
  cancelImport: endpoint({
    method: 'POST',
    path: '/api/imports/:importId/cancel',
    access: 'session',
    summary: 'Stops an import; what was imported stays and can be undone.',
    input: one,
    output: contactImportSchema,
  }),
  undoImport: endpoint({
    method: 'POST',
    path: '/api/imports/:importId/undo',
    access: 'session',
    summary:
      'Takes a whole import back: created contacts go, changed ones are as before; what somebody has changed since stays.',
    input: one,
    output: contactImportSchema,
  }),
  deleteImport: endpoint({
    method: 'DELETE',
    path: '/api/imports/:importId',
    access: 'session',
    summary: 'Deletes an import that was never started, with its file.',
    input: one,
    output: z.object({ id }),
  }),
  listImportErrors: endpoint({
    method: 'GET',
    path: '/api/imports/:importId/errors',
    access: 'session',
    summary:
      'Rows that were refused, and values that were left out of the others, with line and reason; of one cause, if one is named.',
    input: z.object({
      importId: id,
      kind: z.optional(z.enum(importFaultKinds)),
      cause: z.optional(sentText(300)),
      cursor: cursorInput(),
      limit: pageSize(50),
    }),
    output: z.object({ items: z.array(importFaultSchema), nextCursor: z.nullable(storedText(1_000)) }),
  }),
  listImportCauses: endpoint({
    method: 'GET',
    path: '/api/imports/:importId/causes',
    access: 'session',
    summary: 'Errors in rows and values by cause, with counts and first lines.',
    input: one,
    output: z.object({ items: z.array(importCauseSchema) }),
  }),
  getImportErrorFile: endpoint({
    method: 'GET',
    path: '/api/imports/:importId/errors/file',
    access: 'session',
    summary: 'Refused rows and left-out values, as CSV with line and reason.',
    produces: 'text/csv',
    input: one,
    output: z.unknown(),
  }),
};
