import type { Output } from '../../contracts/endpoint';
import type { ContactImport, importsContract } from '../../contracts/imports';

type Preview = Output<typeof importsContract.getImportPreview>;

/** An uploaded file of two parts, before anything was done with it. */
export const buildImport = (partial: Partial<ContactImport> = {}): ContactImport => ({
  id: 'b1c2d3e4-7b2f-4c7a-9cac-3b4f5e6d7c01',
  name: 'customers.csv',
  state: 'ready',
  bytes: 8,
  partBytes: 4,
  parts: 2,
  partsHere: [1, 2],
  progress: 0,
  counts: buildCounts({ rows: 0, created: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0 }),
  warnings: 0,
  excluded: 0,
  cause: null,
  dryRun: false,
  canUndo: false,
  createdAt: '2026-06-09T09:52:00.000Z',
  endedAt: null,
  actor: 'Maya Okafor',
  ...partial,
});

/** Of 1,300 rows, 1,248 are new or changed. */
export const buildCounts = (partial: Partial<ContactImport['counts']> = {}): ContactImport['counts'] => ({
  rows: 1_300,
  created: 1_180,
  updated: 68,
  unchanged: 42,
  skipped: 8,
  failed: 2,
  ...partial,
});

/** A Mailchimp export of three columns, of which the last was not recognised. */
export const buildPreview = (partial: Partial<Preview> = {}): Preview => ({
  encoding: 'utf-8',
  delimiter: ',',
  hasHeader: true,
  preset: 'mailchimp',
  headers: ['Email Address', 'First Name', 'Table'],
  rows: [
    ['ada@example.com', 'Ada', '12'],
    ['zoe@example.com', 'Zoë', '4'],
  ],
  columns: [
    { column: 0, target: 'email' },
    { column: 1, target: 'first-name' },
  ],
  warnings: [],
  ...partial,
});
