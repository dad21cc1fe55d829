import { and, asc, desc, eq, getTableColumns, inArray, lt, or, sql } from 'drizzle-orm';
import type { ImportFaultKind, ImportState } from '../../../src/domain/contact-import';
import { acrossWorkspaces, inWorkspace, type Transaction } from '../../database/client';
import { byId, byMoment, byNumber, keyset } from '../../database/keyset';
import { contactBatches, contactFields } from '../../database/schema/contacts';
import { contactImports, importErrors } from '../../database/schema/imports';
import { enqueue } from '../../queue/enqueue';
import { importContacts } from './imports-jobs';
import type { ImportSettings } from './reading/import-settings';

export type ImportsRepository = typeof importsRepository;
/** `undoable`: it has a batch to undo. */
export type ImportRow = Omit<typeof contactImports.$inferSelect, 'settings'> & {
  settings: ImportSettings | null;
  undoable: boolean;
};

/** Imports as people see and control them. What jobs write is in import-job-repository and import-batch-repository. */
export const importsRepository = {
  create: (row: typeof contactImports.$inferInsert): Promise<ImportRow> =>
    inWorkspace(row.workspaceId, async (tx) => {
      await tx.insert(contactImports).values(row);
      return (await findImport(tx, row.id))!;
    }),

  find: (workspaceId: string, importId: string): Promise<ImportRow | null> =>
    inWorkspace(workspaceId, (tx) => findImport(tx, importId)),

  list: (workspaceId: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) =>
    inWorkspace(workspaceId, async (tx) => {
      const rows = (await selectImports(tx)
        .where(NEWEST.beyond(cursor))
        .orderBy(...NEWEST.order)
        .limit(limit + 1)) as (ImportRow & { listPlace: string })[];
      return NEWEST.cut(rows, limit);
    }),

  listFields: (workspaceId: string) =>
    inWorkspace(workspaceId, (tx) =>
      tx
        .select({
          id: contactFields.id,
          label: contactFields.label,
          kind: contactFields.kind,
          choices: contactFields.choices,
        })
        .from(contactFields)
        .orderBy(contactFields.createdAt, contactFields.id),
    ),

  /** Records that a part was uploaded; with the last one the file is ready. False when it no longer waits for parts. */
  addPart: (workspaceId: string, importId: string, part: number, parts: number) =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx
        .select({ here: contactImports.partsHere })
        .from(contactImports)
        .where(and(eq(contactImports.id, importId), inArray(contactImports.state, ['uploading', 'ready'])))
        .for('update');
      if (!row) return false;
      const here = [...new Set([...row.here, part])].sort((a, b) => a - b);
      await tx
        .update(contactImports)
        .set({ partsHere: here, state: here.length === parts ? 'ready' : 'uploading' })
        .where(eq(contactImports.id, importId));
      return true;
    }),

  /** Starts a check, an import or an undo with its job, if the import is in one of these states; otherwise null. */
  begin: (
    workspaceId: string,
    importId: string,
    { from, state, settings, now }: Beginning,
  ): Promise<ImportRow | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx
        .select({ id: contactImports.id, dryRun: contactImports.dryRun, state: contactImports.state })
        .from(contactImports)
        .where(eq(contactImports.id, importId))
        .for('update');
      if (!row || !from(row)) return null;
      const anew = settings
        ? {
            settings,
            dryRun: state === 'checking',
            doneRecords: 0,
            rows: 0,
            created: 0,
            updated: 0,
            unchanged: 0,
            skipped: 0,
            failed: 0,
            warnings: 0,
            excluded: 0,
          }
        : {};
      await tx
        .update(contactImports)
        .set({ state, progress: 0, cause: null, attempt: null, endedAt: null, ...anew })
        .where(eq(contactImports.id, importId));
      if (settings) await tx.delete(importErrors).where(eq(importErrors.importId, importId));
      if (state === 'importing') {
        await tx
          .insert(contactBatches)
          .values({ workspaceId, id: importId, kind: 'import', state: 'running', createdAt: now })
          .onConflictDoUpdate({
            target: [contactBatches.workspaceId, contactBatches.id],
            set: { state: 'running', doneUntil: null, changed: 0, total: 0, createdAt: now },
          });
      }
      if (state === 'undoing')
        await tx
          .update(contactBatches)
          .set({ state: 'undoing', doneUntil: null })
          .where(eq(contactBatches.id, importId));
      await enqueue(tx, importContacts, { workspaceId, importId });
      return findImport(tx, importId);
    }),

  /** Stops the running job; null when nothing is being checked or imported. */
  cancel: (workspaceId: string, importId: string, now: Date): Promise<ImportRow | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx
        .update(contactImports)
        .set({ state: 'cancelled', attempt: null, endedAt: now })
        .where(and(eq(contactImports.id, importId), inArray(contactImports.state, ['checking', 'importing'])))
        .returning({ id: contactImports.id });
      if (!row) return null;
      await tx.update(contactBatches).set({ state: 'done' }).where(eq(contactBatches.id, importId));
      return findImport(tx, importId);
    }),

  /** Only imports that never wrote anything; otherwise false. */
  remove: (workspaceId: string, importId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const never = or(
        inArray(contactImports.state, ['uploading', 'ready', 'checked']),
        and(inArray(contactImports.state, ['failed', 'cancelled']), eq(contactImports.dryRun, true)),
      );
      return (
        (
          await tx
            .delete(contactImports)
            .where(and(eq(contactImports.id, importId), never))
            .returning({ id: contactImports.id })
        ).length > 0
      );
    }),

  /** Refused rows and left-out values after `after`, in file order; of one cause, if given. */
  listErrors: (
    workspaceId: string,
    importId: string,
    {
      cursor,
      kind,
      cause,
      limit,
    }: { cursor?: string | undefined; kind?: ImportFaultKind | undefined; cause?: string | undefined; limit: number },
  ) =>
    inWorkspace(workspaceId, async (tx) => {
      const rows = await tx
        .select({ ...getTableColumns(importErrors), listPlace: AS_IN_FILE.listPlace })
        .from(importErrors)
        .where(
          and(
            eq(importErrors.importId, importId),
            AS_IN_FILE.beyond(cursor),
            kind && eq(importErrors.kind, kind),
            cause === undefined ? undefined : sql`${CAUSE} = ${cause}`,
          ),
        )
        .orderBy(...AS_IN_FILE.order)
        .limit(limit + 1);
      return AS_IN_FILE.cut(rows, limit);
    }),

  /** What was wrong, grouped by cause, with counts and first lines; refused rows first. */
  listCauses: (workspaceId: string, importId: string, limits: { causes: number; lines: number }) =>
    inWorkspace(workspaceId, (tx) =>
      tx
        .select({
          kind: importErrors.kind,
          cause: CAUSE,
          count: sql<number>`count(*)::int`,
          lines: sql<
            number[]
          >`(array_agg(${importErrors.line} order by ${importErrors.record}, ${importErrors.nth}))[1:${sql.raw(String(limits.lines))}]`,
        })
        .from(importErrors)
        .where(eq(importErrors.importId, importId))
        .groupBy(importErrors.kind, CAUSE)
        .orderBy(desc(importErrors.kind), desc(sql`count(*)`), CAUSE)
        .limit(limits.causes),
    ),

  /**
   * Across all workspaces: ended before `ended` with their parts still stored; or created before `begun` and never
   * started.
   */
  listOld: ({ ended, begun }: { ended: Date; begun: Date }, limit: number) =>
    acrossWorkspaces('tidy imports', (tx) =>
      tx
        .select({ workspaceId: contactImports.workspaceId, id: contactImports.id, state: contactImports.state })
        .from(contactImports)
        .where(
          and(
            or(sql`${contactImports.partsHere} <> '[]'::jsonb`, eq(contactImports.state, 'uploading')),
            or(
              and(inArray(contactImports.state, ENDED), lt(contactImports.endedAt, ended)),
              and(
                inArray(contactImports.state, ['uploading', 'ready', 'checked']),
                lt(contactImports.createdAt, begun),
              ),
            ),
          ),
        )
        .orderBy(asc(contactImports.createdAt))
        .limit(limit),
    ),

  /** Its file is gone: a never-started import is deleted with it; of others the record stays. */
  forgetFile: ({ workspaceId, id, state }: { workspaceId: string; id: string; state: ImportState }) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        if (ENDED.includes(state))
          await tx.update(contactImports).set({ partsHere: [] }).where(eq(contactImports.id, id));
        else await tx.delete(contactImports).where(eq(contactImports.id, id));
      },
      'worker',
    ),
};

const selectImports = (tx: Transaction) =>
  tx
    .select({
      listPlace: NEWEST.listPlace,
      workspaceId: contactImports.workspaceId,
      id: contactImports.id,
      name: contactImports.name,
      state: contactImports.state,
      bytes: contactImports.bytes,
      partsHere: contactImports.partsHere,
      settings: contactImports.settings,
      dryRun: contactImports.dryRun,
      doneRecords: contactImports.doneRecords,
      progress: contactImports.progress,
      rows: contactImports.rows,
      created: contactImports.created,
      updated: contactImports.updated,
      unchanged: contactImports.unchanged,
      skipped: contactImports.skipped,
      failed: contactImports.failed,
      warnings: contactImports.warnings,
      excluded: contactImports.excluded,
      cause: contactImports.cause,
      attempt: contactImports.attempt,
      actorId: contactImports.actorId,
      actorName: contactImports.actorName,
      createdAt: contactImports.createdAt,
      endedAt: contactImports.endedAt,
      undoable: sql<boolean>`exists (select 1 from contact_batches b where b.workspace_id = ${contactImports.workspaceId} and b.id = ${contactImports.id})`,
    })
    .from(contactImports);

const findImport = async (tx: Transaction, importId: string): Promise<ImportRow | null> =>
  ((await selectImports(tx).where(eq(contactImports.id, importId)))[0] as ImportRow | undefined) ?? null;

const NEWEST = keyset('imports', 'down', byMoment(contactImports.createdAt), byId(contactImports.id));
const AS_IN_FILE = keyset('import-errors', 'up', byNumber(importErrors.record), byNumber(importErrors.nth));

const CAUSE = sql<string>`coalesce(nullif(${importErrors.cause}, ''), ${importErrors.reason})`;

const ENDED: ImportState[] = ['done', 'cancelled', 'failed', 'undone'];

interface Beginning {
  from(row: { state: ImportState; dryRun: boolean }): boolean;
  state: 'checking' | 'importing' | 'undoing';
  settings?: ImportSettings;
  now: Date;
}
