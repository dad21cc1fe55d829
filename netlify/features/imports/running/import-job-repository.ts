import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NewActivity } from '../../../../src/domain/activity';
import type { ImportState } from '../../../../src/domain/contact-import';
import { logActivity } from '../../../records/activity/activity-log';
import { inWorkspace, type Transaction } from '../../../database/client';
import { contactBatches, contactFields } from '../../../database/schema/contacts';
import { contactImports, importErrors } from '../../../database/schema/imports';
import { workspaces } from '../../../database/schema/workspace';
import { enqueue } from '../../../queue/enqueue';
import { importContacts } from '../imports-jobs';
import type { ImportSettings } from '../reading/import-settings';

export type ImportJobRepository = typeof importJobRepository;

/** An import held by a job. `attempt` identifies the run: of two, the older one stops. */
export const importJobRepository = {
  /** Takes the import with what the run needs to know; null when it was cancelled or has ended. */
  take: (workspaceId: string, importId: string, attempt: string): Promise<TakenImport | null> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [row] = await tx
          .update(contactImports)
          .set({ attempt })
          .where(and(eq(contactImports.id, importId), inArray(contactImports.state, WORKING)))
          .returning();
        if (!row) return null;
        const [place] = await tx.select({ zone: workspaces.zone }).from(workspaces);
        const fields = await tx
          .select({
            id: contactFields.id,
            label: contactFields.label,
            kind: contactFields.kind,
            choices: contactFields.choices,
          })
          .from(contactFields);
        return { ...row, settings: row.settings as ImportSettings | null, zone: place!.zone, fields };
      },
      'worker',
    ),

  /** Resets the counts of a check that was cut off. */
  beginAgain: (attempt: ImportAttempt) =>
    inWorkspace(
      attempt.workspaceId,
      async (tx) => {
        const none = {
          doneRecords: 0,
          progress: 0,
          rows: 0,
          created: 0,
          updated: 0,
          unchanged: 0,
          skipped: 0,
          failed: 0,
          warnings: 0,
          excluded: 0,
        };
        const mine = await tx
          .update(contactImports)
          .set(none)
          .where(inHand(attempt))
          .returning({ id: contactImports.id });
        if (mine.length > 0)
          await tx
            .delete(importErrors)
            .where(and(eq(importErrors.workspaceId, attempt.workspaceId), eq(importErrors.importId, attempt.importId)));
        return none;
      },
      'worker',
    ),

  /** Ends it; false when the attempt no longer holds it. */
  finish: (
    attempt: ImportAttempt,
    { state, now, activity }: { state: 'checked' | 'done' | 'undone'; now: Date; activity: NewActivity | null },
  ) =>
    inWorkspace(
      attempt.workspaceId,
      async (tx) => {
        const done = await tx
          .update(contactImports)
          .set({ state, progress: 100, attempt: null, endedAt: now })
          .where(inHand(attempt))
          .returning({ id: contactImports.id });
        if (done.length === 0) return false;
        if (state !== 'checked') await endBatch(tx, attempt.importId, state);
        if (activity) await logActivity(tx, activity);
        return true;
      },
      'worker',
    ),

  /** Ends it with a cause that a retry would not fix. */
  fail: (attempt: ImportAttempt, { cause, now, toActivity }: Failure) =>
    inWorkspace(
      attempt.workspaceId,
      async (tx) => {
        const ended = await tx
          .update(contactImports)
          .set({ state: 'failed', cause, attempt: null, endedAt: now })
          .where(inHand(attempt))
          .returning({ id: contactImports.id });
        if (ended.length > 0) await tell(tx, attempt.importId, toActivity);
      },
      'worker',
    ),

  /** Passes it on to a new job, so that no run takes longer than a host allows. */
  handOver: (attempt: ImportAttempt) =>
    inWorkspace(
      attempt.workspaceId,
      async (tx) => {
        const mine = await tx
          .update(contactImports)
          .set({ attempt: null })
          .where(inHand(attempt))
          .returning({ id: contactImports.id });
        if (mine.length > 0)
          await enqueue(tx, importContacts, { workspaceId: attempt.workspaceId, importId: attempt.importId });
      },
      'worker',
    ),

  /** Called when every attempt has failed. */
  giveUp: (workspaceId: string, importId: string, { cause, now, toActivity }: Failure) =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const ended = await tx
          .update(contactImports)
          .set({ state: 'failed', cause, attempt: null, endedAt: now })
          .where(and(eq(contactImports.id, importId), inArray(contactImports.state, WORKING)))
          .returning({ id: contactImports.id });
        if (ended.length > 0) await tell(tx, importId, toActivity);
      },
      'worker',
    ),
};

export const inHand = ({ importId, attempt }: ImportAttempt) =>
  and(eq(contactImports.id, importId), eq(contactImports.attempt, attempt), inArray(contactImports.state, WORKING));

/** Locks the row until the transaction ends; null when the attempt no longer holds it. Cancelling waits as long. */
export async function hold(
  tx: Transaction,
  attempt: ImportAttempt,
): Promise<{ failed: number; warnings: number; doneRecords: number } | null> {
  const [row] = await tx
    .select({
      failed: contactImports.failed,
      warnings: contactImports.warnings,
      doneRecords: contactImports.doneRecords,
    })
    .from(contactImports)
    .where(and(eq(contactImports.workspaceId, attempt.workspaceId), inHand(attempt)))
    .for('update');
  return row ?? null;
}

async function endBatch(tx: Transaction, importId: string, state: 'done' | 'undone'): Promise<void> {
  await tx.update(contactBatches).set({ state }).where(eq(contactBatches.id, importId));
}

async function tell(tx: Transaction, importId: string, toActivity: Failure['toActivity']): Promise<void> {
  await tx.update(contactBatches).set({ state: 'failed' }).where(eq(contactBatches.id, importId));
  const [row] = await tx
    .select({ name: contactImports.name, dryRun: contactImports.dryRun })
    .from(contactImports)
    .where(eq(contactImports.id, importId));
  if (row && !row.dryRun) await logActivity(tx, toActivity(row.name));
}

const WORKING: ImportState[] = ['checking', 'importing', 'undoing'];
/** Serialises everything that imports write in a workspace. */
export const holdImports = (tx: Transaction, workspaceId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`imports ${workspaceId}`}, 0))`);

export interface ImportAttempt {
  workspaceId: string;
  importId: string;
  attempt: string;
}

export type TakenImport = Omit<typeof contactImports.$inferSelect, 'settings'> & {
  settings: ImportSettings | null;
  zone: string;
  fields: { id: string; label: string; kind: typeof contactFields.$inferSelect.kind; choices: string[] }[];
};

interface Failure {
  cause: string;
  now: Date;
  toActivity(name: string): NewActivity;
}
