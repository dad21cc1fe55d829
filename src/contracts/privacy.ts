import * as z from 'zod/mini';
import { DAY_SECONDS } from '../domain/duration';
import { secondFactor } from './auth';
import { endpoint } from './endpoint';
import { id, instant, requiredText, storedText } from './text';

/** workspace: everything in it. account: what the installation knows about the person. */
export const exportScopes = ['workspace', 'account'] as const;
export const exportStates = ['waiting', 'running', 'ready', 'failed'] as const;

const exportSchema = z.object({
  id,
  scope: z.enum(exportScopes),
  state: z.enum(exportStates),
  /** 0 to 100, by rows and files exported. */
  progress: z.number(),
  /** Zip files; a large workspace is split into several. */
  parts: z.array(z.object({ url: storedText(200), bytes: z.number() })),
  /** The export was cut off (its worker ended) and is being made again. */
  startedAgain: z.boolean(),
  /** Why it failed, in words. */
  cause: z.nullable(storedText(300)),
  createdAt: instant,
  expiresAt: instant,
});

const deletionSchema = z.object({
  accountDeletesAt: z.nullable(instant),
  workspaceDeletesAt: z.nullable(instant),
  /** Workspaces that are deleted with the account, because nobody else is in them. */
  goesWithAccount: z.array(storedText(120)),
  /** Workspaces that need another owner first, because others are in them. */
  needsOwner: z.array(storedText(120)),
});

const password = z
  .string({ error: 'Type your password.' })
  .check(z.minLength(1, { error: 'Type your password.' }), z.maxLength(256, { error: 'Use at most 256 characters.' }));
const guessed = { limit: { calls: 20, perSeconds: 900 } } as const;
const anExport = z.object({ exportId: id });

export type DataExport = z.infer<typeof exportSchema>;
export type Deletion = z.infer<typeof deletionSchema>;

export const privacyContract = {
  listExports: endpoint({
    method: 'GET',
    path: '/api/privacy/exports',
    access: 'session',
    summary: "The person's own exports and, for owners, the workspace's, newest first.",
    input: z.object({}),
    output: z.object({ items: z.array(exportSchema) }),
  }),
  createExport: endpoint({
    method: 'POST',
    path: '/api/privacy/exports',
    access: 'session',
    limit: { calls: 20, perSeconds: DAY_SECONDS },
    summary: 'Starts an export as zip files of JSON and media. Works after a trial and in a demo too.',
    input: z.object({ scope: z.enum(exportScopes, { error: 'Choose the workspace or your account.' }) }),
    output: exportSchema,
  }),
  deleteExport: endpoint({
    method: 'DELETE',
    path: '/api/privacy/exports/:exportId',
    access: 'session',
    summary: 'Cancels an export, or deletes its files.',
    input: anExport,
    output: z.object({}),
  }),
  getExportPart: endpoint({
    method: 'GET',
    path: '/api/privacy/exports/:exportId/parts/:part',
    access: 'session',
    produces: 'application/zip',
    summary: 'One zip file of an export, numbered from 1.',
    input: z.object({
      exportId: id,
      part: z.coerce.number({ error: 'Parts are counted from 1.' }).check(z.int(), z.gte(1), z.lte(10_000)),
    }),
    output: z.unknown(),
  }),
  getDeletion: endpoint({
    method: 'GET',
    path: '/api/privacy/deletion',
    access: 'session',
    summary: 'Scheduled deletions, and what a deletion would include.',
    input: z.object({}),
    output: deletionSchema,
  }),
  createWorkspaceDeletion: endpoint({
    method: 'POST',
    path: '/api/privacy/deletion/workspace',
    access: 'session',
    ownerOnly: true,
    notInDemo: true,
    ...guessed,
    summary: 'Schedules the workspace for deletion in 14 days. Until then it is read-only and not public.',
    input: z.object({ name: requiredText('The name of the workspace', 120), password, code: secondFactor }),
    output: deletionSchema,
  }),
  deleteWorkspaceDeletion: endpoint({
    method: 'DELETE',
    path: '/api/privacy/deletion/workspace',
    access: 'session',
    ownerOnly: true,
    notInDemo: true,
    summary: 'Cancels the deletion of the workspace.',
    input: z.object({}),
    output: deletionSchema,
  }),
  createAccountDeletion: endpoint({
    method: 'POST',
    path: '/api/privacy/deletion/account',
    access: 'session',
    notInDemo: true,
    ...guessed,
    summary:
      'Marks the account, and the workspaces that only it is in, for deletion in 14 days; signs every other browser out.',
    input: z.object({ password, code: secondFactor }),
    output: deletionSchema,
  }),
  deleteAccountDeletion: endpoint({
    method: 'DELETE',
    path: '/api/privacy/deletion/account',
    access: 'session',
    notInDemo: true,
    summary: 'Cancels the deletion of the account and of what would have been deleted with it.',
    input: z.object({}),
    output: deletionSchema,
  }),
};
