import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { ConsentChannel } from '../../../../src/domain/consent';
import { inWorkspace, type Transaction } from '../../../database/client';
import { addConsents } from '../../../records/consent/consent-ledger';
import { readContacts } from '../../../records/contacts/contact-reading';
import type { StoredContact } from '../../../records/contacts/contact-row';
import { updateContacts, type ContactPatch } from '../../../records/contacts/contact-writing';
import { contactBatches, type ContactBefore } from '../../../database/schema/contacts';
import { contactImports } from '../../../database/schema/imports';
import { hold, holdImports, type ImportAttempt } from './import-job-repository';
import { UNDONE } from './import-known-repository';

export type ImportUndoRepository = typeof importUndoRepository;

/**
 * Undoes an import, one batch per transaction: first the contacts it changed, then those it created. A created
 * contact is deleted, unless somebody has edited, written to or heard from them since; a changed one is
 * restored, unless somebody has edited them since. Consent given by the import is withdrawn from everybody who
 * stays, because its basis is gone.
 */
export const importUndoRepository = {
  /** Undoes the next batch. 'gone': the attempt no longer holds the import. */
  undo: (
    attempt: ImportAttempt,
    { now, limit, id }: { now: Date; limit: number; id(): string },
  ): Promise<{ left: boolean } | 'gone'> =>
    inWorkspace(attempt.workspaceId, async (tx) => {
      const { workspaceId, importId } = attempt;
      await holdImports(tx, workspaceId);
      if (!(await hold(tx, attempt))) return 'gone';
      const [batch] = await tx
        .select({ doneUntil: contactBatches.doneUntil })
        .from(contactBatches)
        .where(and(eq(contactBatches.workspaceId, workspaceId), eq(contactBatches.id, importId)));
      const changes = batch ? await readChanges(tx, attempt, batch.doneUntil, limit) : [];
      const contacts = await readContacts(
        tx,
        changes.map(({ id: contactId }) => contactId),
        'locked',
      );
      const untouched = changes.filter(
        ({ id: contactId, updatedAt }) => contacts.get(contactId)?.updatedAt.getTime() === updatedAt.getTime(),
      );
      const gone = await removeMade(
        tx,
        attempt,
        untouched.filter(({ before }) => before === null).map(({ id: contactId }) => contactId),
      );
      const changed = untouched.filter(({ before }) => before !== null);
      await removeNotes(
        tx,
        attempt,
        changed.map(({ id: contactId }) => contactId),
      );
      await updateContacts(
        tx,
        changed.map(({ id: contactId, before }) => restored(contacts.get(contactId)!, before!, now)),
      );
      await takeConsentsBack(tx, attempt, {
        ids: changes.map(({ id: contactId }) => contactId).filter((contactId) => !gone.has(contactId)),
        now,
        id,
      });
      const last = changes.at(-1);
      const made = last ? 0 : await removeUnchanged(tx, attempt, limit);
      if (!last && made === 0) await takeConsentsBack(tx, attempt, { ids: await readStaying(tx, attempt), now, id });
      if (last) {
        await tx.execute(
          sql`delete from contact_changes where workspace_id = ${workspaceId} and batch_id = ${importId} and contact_id <= ${last.id}`,
        );
        await tx
          .update(contactBatches)
          .set({ doneUntil: last.id })
          .where(and(eq(contactBatches.workspaceId, workspaceId), eq(contactBatches.id, importId)));
      }
      const total = sql`greatest(1, ${contactImports.created} + ${contactImports.updated})`;
      await tx
        .update(contactImports)
        .set({
          progress: sql`least(99, ${contactImports.progress} + ceil(100.0 * ${changes.length + made} / ${total}))::int`,
        })
        .where(and(eq(contactImports.workspaceId, workspaceId), eq(contactImports.id, importId)));
      return { left: changes.length + made > 0 };
    }),
};

async function readChanges(
  tx: Transaction,
  { workspaceId, importId }: ImportAttempt,
  after: string | null,
  limit: number,
): Promise<Change[]> {
  const { rows } = await tx.execute<{ id: string; before: ContactBefore | null; updated_at: string | Date }>(sql`
    select contact_id as id, before, updated_at from contact_changes where workspace_id = ${workspaceId} and batch_id = ${importId} ${after ? sql`and contact_id > ${after}` : sql``} order by contact_id limit ${limit}`);
  return rows.map(({ id, before, updated_at }) => ({ id, before, updatedAt: new Date(updated_at) }));
}

/** Deletes those about whom nothing else is known, and returns them. */
async function removeMade(tx: Transaction, attempt: ImportAttempt, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  return remove(
    tx,
    attempt,
    sql`select id from contacts c where workspace_id = ${attempt.workspaceId} and id = any(${array(ids)}::uuid[]) and ${nothingSince(attempt)} for update`,
  );
}

/** Deletes contacts that the import created and nobody changed since. Returns how many. */
const removeUnchanged = async (tx: Transaction, attempt: ImportAttempt, limit: number): Promise<number> =>
  (
    await remove(
      tx,
      attempt,
      sql`select id from contacts c where workspace_id = ${attempt.workspaceId} and import_id = ${attempt.importId} and updated_at = created_at and ${nothingSince(attempt)} order by id limit ${limit} for update`,
    )
  ).size;

/** Their tags first and all at once: contact by contact, each would be counted separately. */
async function remove(tx: Transaction, { workspaceId }: ImportAttempt, selection: SQL): Promise<Set<string>> {
  const ids = (await tx.execute<{ id: string }>(selection)).rows.map(({ id }) => id);
  if (ids.length === 0) return new Set();
  await tx.execute(
    sql`delete from contact_tags where workspace_id = ${workspaceId} and contact_id = any(${array(ids)}::uuid[])`,
  );
  await tx.execute(sql`delete from contacts where workspace_id = ${workspaceId} and id = any(${array(ids)}::uuid[])`);
  return new Set(ids);
}

/** The contacts created by the import that stay; few, because somebody has dealt with each. */
const readStaying = async (tx: Transaction, { workspaceId, importId }: ImportAttempt): Promise<string[]> =>
  (
    await tx.execute<{ id: string }>(
      sql`select id from contacts where workspace_id = ${workspaceId} and import_id = ${importId}`,
    )
  ).rows.map(({ id }) => id);

const nothingSince = ({ importId }: ImportAttempt): SQL => sql`
  not exists (select 1 from contact_events e where e.workspace_id = c.workspace_id and e.contact_id = c.id and (e.source_key is null or not starts_with(e.source_key, ${`import:${importId}:`})))
  and not exists (select 1 from consents s where s.workspace_id = c.workspace_id and s.contact_id = c.id and s.import_id is distinct from ${importId})`;

const removeNotes = async (
  tx: Transaction,
  { workspaceId, importId }: ImportAttempt,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length > 0)
    await tx.execute(
      sql`delete from contact_events where workspace_id = ${workspaceId} and contact_id = any(${array(ids)}::uuid[]) and kind = 'note' and starts_with(source_key, ${`import:${importId}:`})`,
    );
};

async function takeConsentsBack(
  tx: Transaction,
  { workspaceId, importId }: ImportAttempt,
  { ids, now, id }: { ids: readonly string[]; now: Date; id(): string },
): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await tx.execute<{
    contact_id: string;
    channel: ConsentChannel;
    state: string;
    point: string;
    import_id: string | null;
  }>(sql`
    select distinct on (contact_id, channel) contact_id, channel, state, point, import_id from consents where workspace_id = ${workspaceId} and contact_id = any(${array(ids)}::uuid[]) order by contact_id, channel, at desc, consents.id desc`);
  const given = rows.filter(({ import_id, state }) => import_id === importId && state === 'granted');
  await addConsents(
    tx,
    given.map(({ contact_id, channel, point }) => ({
      workspaceId,
      id: id(),
      contactId: contact_id,
      channel,
      state: 'withdrawn' as const,
      proof: UNDONE,
      point,
      importId,
      at: now,
    })),
    now,
  );
}

/** Custom fields that did not exist are emptied. */
function restored(
  contact: StoredContact,
  { custom, lastContactAt, archivedAt, points, tagIds, ...rest }: ContactBefore,
  updatedAt: Date,
): ContactPatch {
  return {
    id: contact.id,
    ...rest,
    updatedAt,
    ...(custom && {
      custom: { ...Object.fromEntries(Object.keys(contact.custom).map((field) => [field, null])), ...custom },
    }),
    ...(lastContactAt !== undefined && { lastContactAt: lastContactAt === null ? null : new Date(lastContactAt) }),
    ...(archivedAt !== undefined && { archivedAt: archivedAt === null ? null : new Date(archivedAt) }),
    ...(points && { points: points.map(({ kind, value, shown, label }) => ({ kind, value, shown, label })) }),
    ...(tagIds && { tagIds }),
  };
}

const array = (values: readonly string[]): SQL => sql`${sql.param([...values])}`;

interface Change {
  id: string;
  before: ContactBefore | null;
  updatedAt: Date;
}
