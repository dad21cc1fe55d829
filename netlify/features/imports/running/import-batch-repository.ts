import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { contactLimits } from '../../../../src/domain/contact';
import type { ImportFaultKind } from '../../../../src/domain/contact-import';
import { AppError } from '../../../errors/app-error';
import { inWorkspace, type Transaction } from '../../../database/client';
import { addConsents } from '../../../records/consent/consent-ledger';
import { addContactEvents } from '../../../records/contacts/contact-timeline';
import {
  ensureTags,
  insertContacts,
  updateContacts,
  type ContactPatch,
} from '../../../records/contacts/contact-writing';
import { contactBatches, type ContactBefore } from '../../../database/schema/contacts';
import { contactImports } from '../../../database/schema/imports';
import type { BatchEnd, ImportBatch, ImportFault, WrittenBatch } from './import-batch';
import { hold, holdImports, type ImportAttempt } from './import-job-repository';
import { readKnown } from './import-known-repository';
import { imageOf, mergeRows, type Merged, type Person, type PersonImage } from './import-merge';

export type ImportBatchRepository = typeof importBatchRepository;

/**
 * Batches of an import. Each is one transaction with everything that belongs to it: contacts, before-images,
 * consents, notes, errors, counts and progress. It is stored completely or not at all, so that a run that was
 * killed continues after the last batch. Bound as `app`: the worker's policy does not use an index.
 */
export const importBatchRepository = {
  /** Imports a batch; null when the attempt no longer holds the import. */
  write: (attempt: ImportAttempt, batch: ImportBatch): Promise<WrittenBatch | null> =>
    inWorkspace(attempt.workspaceId, async (tx) => {
      await holdImports(tx, attempt.workspaceId);
      const row = await hold(tx, attempt);
      if (!row) return null;
      if (row.doneRecords !== batch.from)
        throw new Error(`The batch begins at record ${batch.from}, the import stands at ${row.doneRecords}.`);
      const known = await readKnown(tx, attempt, batch.rows, 'locked');
      const merged = mergeRows(batch.rows, known, batch.plan);
      await writePeople(tx, attempt, batch, merged, known.tagIds);
      await keepEnd(tx, attempt, row, batch.end(merged.outcomes));
      return { merged };
    }),

  /** The contacts that a batch of a check is about. */
  read: (attempt: ImportAttempt, rows: ImportBatch['rows']) =>
    inWorkspace(attempt.workspaceId, (tx) => readKnown(tx, attempt, rows)),

  /** Records what a batch of a check found; false when the attempt no longer holds the import. */
  note: (attempt: ImportAttempt, end: BatchEnd) =>
    inWorkspace(attempt.workspaceId, async (tx) => {
      const row = await hold(tx, attempt);
      if (row) await keepEnd(tx, attempt, row, end);
      return row !== null;
    }),
};

async function writePeople(
  tx: Transaction,
  attempt: ImportAttempt,
  batch: ImportBatch,
  { created, changed }: Merged,
  tagIds: Map<string, string>,
): Promise<void> {
  const { workspaceId, importId } = attempt;
  const { now } = batch;
  const ensured = await ensureTags(
    tx,
    workspaceId,
    [...created, ...changed].flatMap(({ newTags }) => newTags),
    now,
    contactLimits.tags,
  );
  if (!ensured)
    throw new AppError(
      'conflict',
      `This file would take you over ${contactLimits.tags} different tags. Skip the tags column, or tidy it up.`,
    );
  const idsOf = (names: readonly string[]): string[] => [...new Set(names.map((name) => ensured.get(name)!.id))];

  const added = await insertContacts(
    tx,
    created.map((person) => ({
      ...imageOf(person),
      workspaceId,
      id: person.id,
      source: batch.source,
      importId,
      rowKey: person.key,
      createdAt: now,
      updatedAt: now,
      tagIds: idsOf(person.newTags),
    })),
  );
  if (added.size !== created.length) throw new Error('Someone else imported the same rows at the same time.'); // the next attempt finds them
  await updateContacts(
    tx,
    changed.map((person) => patchOf(person, idsOf(person.newTags), now)),
  );
  await keepChanges(
    tx,
    attempt,
    now,
    changed.map((person) => ({ id: person.id, before: person.madeHere ? null : beforeOf(person, tagIds) })),
  );

  const people = [...created, ...changed];
  const actor = batch.actor ?? undefined;
  await addContactEvents(
    tx,
    people.flatMap(({ id, newNotes }) =>
      newNotes.map(({ text, record }) => ({
        workspaceId,
        id: batch.id(),
        contactId: id,
        kind: 'note' as const,
        title: 'Note',
        text,
        sourceKey: noteKey(importId, record),
        ...(actor && { actor }),
        at: now,
      })),
    ),
  );
  await addConsents(
    tx,
    people.flatMap(({ id, newConsents }) =>
      newConsents.map(({ channel, state, point, own, line }) => ({
        workspaceId,
        id: batch.id(),
        contactId: id,
        channel,
        state,
        ...(state === 'granted' && { basis: 'express' as const }),
        proof: own ? `Imported from ${batch.file}, line ${line}` : batch.proof,
        point,
        importId,
        actor: actor ?? null,
        at: now,
      })),
    ),
    now,
  );
}

/** Only what differs; unchanged fields are not written. */
function patchOf(person: Person, addTagIds: string[], updatedAt: Date): ContactPatch {
  const { tags: _tags, ...parts } = changedParts(person);
  return { id: person.id, updatedAt, ...parts, ...(addTagIds.length > 0 && { addTagIds }) };
}

function beforeOf(person: Person, tagIds: Map<string, string>): ContactBefore {
  const parts = changedParts(person);
  const before = person.before!;
  return {
    ...(parts.name !== undefined && { name: before.name }),
    ...(parts.company !== undefined && { company: before.company }),
    ...(parts.status && { status: before.status }),
    ...(parts.value !== undefined && { value: before.value }),
    ...(parts.custom && { custom: before.custom }),
    ...(parts.lastContactAt !== undefined && { lastContactAt: before.lastContactAt?.toISOString() ?? null }),
    ...(parts.points && { points: before.points.map((point, position) => ({ ...point, position })) }),
    ...(parts.tags && { tagIds: before.tags.flatMap((tag) => tagIds.get(tag) ?? []) }),
  };
}

function changedParts(person: Person): Partial<PersonImage> {
  const before = person.before!;
  const now = imageOf(person);
  return Object.fromEntries(
    (Object.keys(now) as (keyof PersonImage)[])
      .filter((key) => JSON.stringify(now[key]) !== JSON.stringify(before[key]))
      .map((key) => [key, now[key]]),
  );
}

/**
 * When several batches of an import change a contact, its first image is kept. Contacts that the import created
 * and nobody changed need none: `importId` identifies them, and their creation is their last change.
 */
async function keepChanges(
  tx: Transaction,
  { workspaceId, importId }: ImportAttempt,
  now: Date,
  changes: { id: string; before: ContactBefore | null }[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.execute(sql`
    insert into contact_changes (workspace_id, batch_id, contact_id, before, updated_at)
    select ${workspaceId}::uuid, ${importId}::uuid, n.id, n.before, ${now.toISOString()}::timestamptz
    from unnest(${list(changes, ({ id }) => id)}::uuid[], ${list(changes, ({ before }) => before && JSON.stringify(before))}::jsonb[]) as n (id, before)
    on conflict (workspace_id, batch_id, contact_id) do update set updated_at = excluded.updated_at, before = case when contact_changes.before is null then null else excluded.before || contact_changes.before end`);
}

async function keepEnd(
  tx: Transaction,
  { workspaceId, importId }: ImportAttempt,
  { failed, warnings }: { failed: number; warnings: number },
  end: BatchEnd,
): Promise<void> {
  const kept = (kind: ImportFaultKind, before: number) =>
    end.faults.filter((fault) => fault.kind === kind).slice(0, Math.max(0, end.faultLimit - before));
  const faults = [...kept('refused', failed), ...kept('left-out', warnings)];
  if (faults.length > 0) {
    const of = (name: keyof ImportFault) => list(faults, (fault) => fault[name]);
    await tx.execute(sql`
      insert into import_errors (workspace_id, import_id, record, nth, line, kind, reason, cause, place, value, row)
      select ${workspaceId}::uuid, ${importId}::uuid, n.* from unnest(${of('record')}::int[], ${of('nth')}::int[], ${of('line')}::int[], ${of('kind')}::text[], ${of('reason')}::text[], ${of('cause')}::text[], ${of('column')}::text[], ${of('value')}::text[], ${of('row')}::text[]) as n`);
  }
  const { counts } = end;
  const more = (column: PgColumn, count: number) => sql`${column} + ${count}`;
  await tx
    .update(contactImports)
    .set({
      doneRecords: end.doneRecords,
      progress: end.progress,
      rows: more(contactImports.rows, counts.rows),
      created: more(contactImports.created, counts.created),
      updated: more(contactImports.updated, counts.updated),
      unchanged: more(contactImports.unchanged, counts.unchanged),
      skipped: more(contactImports.skipped, counts.skipped),
      failed: more(contactImports.failed, counts.failed),
      warnings: more(contactImports.warnings, end.warnings),
      excluded: more(contactImports.excluded, end.excluded),
    })
    .where(and(eq(contactImports.workspaceId, workspaceId), eq(contactImports.id, importId)));
  await tx
    .update(contactBatches)
    .set({ changed: sql`${contactBatches.changed} + ${counts.created + counts.updated}` })
    .where(and(eq(contactBatches.workspaceId, workspaceId), eq(contactBatches.id, importId)));
}

/** The key by which an undo finds the notes that an import has added. */
export const noteKey = (importId: string, record: number): string => `import:${importId}:${record}`;

const list = <R, T>(rows: readonly R[], read: (row: R) => T): SQL => sql`${sql.param(rows.map(read))}`;
