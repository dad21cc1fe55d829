import { sql, type SQL } from 'drizzle-orm';
import { contactNameKey, contactSearch, type FieldValue, type PointKind } from '../../../src/domain/contact';
import type { Transaction } from '../../database/client';
import { readContacts } from './contact-reading';
import type { ContactRow, StoredContact, WrittenPoint } from './contact-row';

/**
 * Writes contacts for the screen, imports and sign-ups. Each function takes many at once in a constant number of
 * statements and needs a transaction bound to the workspace. Points must be normalised
 * (features/contacts/contact-points.ts). An email that another contact has violates contact_points_email
 * (23505): check with `findByPoints` first, and retry the transaction when somebody else was faster.
 */
export async function insertContacts(tx: Transaction, rows: ContactRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const { rows: added } = await tx.execute<{ id: string }>(sql`
    insert into contacts (workspace_id, id, name, company, status, source, value, custom, search, name_key, last_contact_at, archived_at, import_id, row_key, created_at, updated_at)
    select * from unnest(${list(rows, (row) => row.workspaceId)}::uuid[], ${list(rows, (row) => row.id)}::uuid[], ${list(rows, (row) => row.name)}::text[], ${list(rows, (row) => row.company)}::text[],
      ${list(rows, (row) => row.status)}::text[], ${list(rows, (row) => row.source)}::text[], ${list(rows, (row) => row.value)}::bigint[], ${list(rows, (row) => JSON.stringify(row.custom))}::jsonb[],
      ${list(rows, searchOf)}::text[], ${list(rows, nameKeyOf)}::text[], ${list(rows, (row) => instant(row.lastContactAt))}::timestamptz[], ${list(rows, (row) => instant(row.archivedAt))}::timestamptz[],
      ${list(rows, (row) => row.importId ?? null)}::uuid[], ${list(rows, (row) => row.rowKey ?? null)}::text[], ${list(rows, (row) => instant(row.createdAt))}::timestamptz[], ${list(rows, (row) => instant(row.updatedAt))}::timestamptz[])
    on conflict (workspace_id, row_key) where row_key is not null do nothing
    returning id`);
  const ids = new Set(added.map(({ id }) => id));
  const kept = rows.filter(({ id }) => ids.has(id));
  await insertPoints(tx, kept);
  await tag(
    tx,
    kept.flatMap(({ workspaceId, id, tagIds }) => tagIds.map((tagId) => ({ workspaceId, contactId: id, tagId }))),
  );
  return ids;
}

/**
 * Applies each patch's fields. `points` and `tagIds` replace all of a contact's, `addTagIds` adds to them; of
 * `custom` only the given fields change, null empties one. Returns the contacts found, as they were before:
 * locked until the end of the transaction, so that a before-image is accurate. One patch per contact.
 */
export async function updateContacts(tx: Transaction, changes: ContactPatch[]): Promise<Map<string, StoredContact>> {
  if (changes.length === 0) return new Map();
  const before = await readContacts(
    tx,
    changes.map(({ id }) => id),
    'locked',
  );
  const rows = changes.flatMap((change) => {
    const found = before.get(change.id);
    return found ? [{ change, row: merged(found, change) }] : [];
  });
  if (rows.length === 0) return before;
  const of = <T>(read: (row: (typeof rows)[number]['row']) => T) => list(rows, ({ row }) => read(row));
  await tx.execute(sql`
    update contacts set name = n.name, company = n.company, status = n.status, value = n.value, custom = n.custom, search = n.search, name_key = n.name_key,
      last_contact_at = n.last_contact_at, archived_at = n.archived_at, updated_at = n.updated_at
    from unnest(${of((row) => row.id)}::uuid[], ${of((row) => row.name)}::text[], ${of((row) => row.company)}::text[], ${of((row) => row.status)}::text[], ${of((row) => row.value)}::bigint[],
      ${of((row) => JSON.stringify(row.custom))}::jsonb[], ${of(searchOf)}::text[], ${of(nameKeyOf)}::text[], ${of((row) => instant(row.lastContactAt))}::timestamptz[],
      ${of((row) => instant(row.archivedAt))}::timestamptz[], ${of((row) => instant(row.updatedAt))}::timestamptz[])
      as n (id, name, company, status, value, custom, search, name_key, last_contact_at, archived_at, updated_at)
    where contacts.workspace_id = ${BOUND} and contacts.id = any(${of((row) => row.id)}::uuid[]) and contacts.id = n.id`);
  const repointed = rows.filter(({ change }) => change.points).map(({ row }) => row);
  if (repointed.length > 0) {
    await tx.execute(
      sql`delete from contact_points where workspace_id = ${BOUND} and contact_id = any(${list(repointed, ({ id }) => id)}::uuid[])`,
    );
    await insertPoints(tx, repointed);
  }
  const retagged = rows.filter(({ change }) => change.tagIds);
  if (retagged.length > 0) {
    // Unchanged tags are not touched: removing and adding a row would make two steps in its count.
    const kept = retagged.flatMap(({ change }) => change.tagIds!.map((tagId) => ({ contactId: change.id, tagId })));
    await tx.execute(sql`
      delete from contact_tags where workspace_id = ${BOUND} and contact_id = any(${list(retagged, ({ change }) => change.id)}::uuid[])
        and (contact_id, tag_id) not in (select * from unnest(${list(kept, ({ contactId }) => contactId)}::uuid[], ${list(kept, ({ tagId }) => tagId)}::uuid[]))`);
  }
  await tag(
    tx,
    rows.flatMap(({ change, row }) =>
      [...(change.tagIds ?? []), ...(change.addTagIds ?? [])].map((tagId) => ({
        workspaceId: row.workspaceId,
        contactId: row.id,
        tagId,
      })),
    ),
  );
  return before;
}

/**
 * Who has these normalised values: at most one contact for an email, possibly several for a phone. Includes
 * archived ones.
 */
export async function findByPoints(
  tx: Transaction,
  { emails, phones }: { emails: readonly string[]; phones: readonly string[] },
): Promise<{ kind: PointKind; value: string; contactId: string }[]> {
  if (emails.length + phones.length === 0) return [];
  const { rows } = await tx.execute<{ kind: PointKind; value: string; contactId: string }>(sql`
    select kind, value, contact_id as "contactId" from contact_points where workspace_id = ${BOUND} and kind = 'email' and value = any(${list(emails, (value) => value)}::text[])
    union all select kind, value, contact_id from contact_points where workspace_id = ${BOUND} and kind = 'phone' and value = any(${list(phones, (value) => value)}::text[])`);
  return rows;
}

/**
 * The tags with these names, by the name as given; missing ones are created, ignoring case. Null when there
 * would be more than `most`.
 */
export async function ensureTags(
  tx: Transaction,
  workspaceId: string,
  names: readonly string[],
  now: Date,
  most?: number,
): Promise<Map<string, { id: string; name: string }> | null> {
  const asked = [...new Set(names)];
  if (asked.length === 0) return new Map();
  const array = list(asked, (name) => name);
  const find = () =>
    tx.execute<{ asked: string; id: string; name: string }>(
      sql`select asked, tags.id, tags.name from unnest(${array}::text[]) asked join tags on tags.workspace_id = ${workspaceId} and lower(tags.name) = lower(asked)`,
    );
  let { rows } = await find();
  if (rows.length < asked.length) {
    const { rows: made } = await tx.execute<{ id: string }>(sql`
      insert into tags (workspace_id, id, name, created_at)
      select ${workspaceId}::uuid, gen_random_uuid(), name, ${now.toISOString()}::timestamptz from (select distinct on (lower(name)) name from unnest(${array}::text[]) name order by lower(name)) fresh
      where not exists (select 1 from tags where tags.workspace_id = ${workspaceId} and lower(tags.name) = lower(fresh.name))
      on conflict do nothing returning id`);
    const {
      rows: [count],
    } = await tx.execute<{ count: number }>(
      sql`select count(*)::int as count from tags where workspace_id = ${workspaceId}`,
    );
    if (most !== undefined && count!.count > most) {
      await tx.execute(
        sql`delete from tags where workspace_id = ${workspaceId} and id = any(${list(made, ({ id }) => id)}::uuid[])`,
      );
      return null;
    }
    ({ rows } = await find());
  }
  return new Map(rows.map(({ asked: name, ...found }) => [name, found]));
}

function merged(found: StoredContact, change: ContactPatch): StoredContact {
  const custom = Object.fromEntries(
    Object.entries({ ...found.custom, ...change.custom }).filter(
      (entry): entry is [string, FieldValue] => entry[1] !== null,
    ),
  );
  const pick = <K extends keyof StoredContact & keyof ContactPatch>(key: K) =>
    change[key] === undefined ? found[key] : (change[key] as StoredContact[K]);
  return {
    ...found,
    name: pick('name'),
    company: pick('company'),
    status: pick('status'),
    value: pick('value'),
    lastContactAt: pick('lastContactAt'),
    archivedAt: pick('archivedAt'),
    points: pick('points'),
    custom,
    updatedAt: change.updatedAt,
  };
}

async function insertPoints(
  tx: Transaction,
  rows: readonly { workspaceId: string; id: string; points: WrittenPoint[] }[],
): Promise<void> {
  const points = rows
    .flatMap(({ workspaceId, id, points: own }) =>
      (['email', 'phone'] as const).flatMap((kind) =>
        own
          .filter((point) => point.kind === kind)
          .map((point, position) => ({ ...point, workspaceId, contactId: id, position })),
      ),
    )
    // In a fixed order, so that two transactions that write the same addresses wait for each other instead of
    // deadlocking.
    .sort((one, other) => (one.value < other.value ? -1 : one.value > other.value ? 1 : 0));
  if (points.length === 0) return;
  await tx.execute(sql`
    insert into contact_points (workspace_id, contact_id, kind, value, shown, label, position)
    select * from unnest(${list(points, (point) => point.workspaceId)}::uuid[], ${list(points, (point) => point.contactId)}::uuid[], ${list(points, (point) => point.kind)}::text[],
      ${list(points, (point) => point.value)}::text[], ${list(points, (point) => point.shown)}::text[], ${list(points, (point) => point.label)}::text[], ${list(points, (point) => point.position)}::int[])`);
}

/** Adds tags. Tags deleted meanwhile are skipped. Returns who did not have theirs yet. */
export async function tag(
  tx: Transaction,
  entries: { workspaceId: string; contactId: string; tagId: string }[],
): Promise<Set<string>> {
  if (entries.length === 0) return new Set();
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into contact_tags (workspace_id, tag_id, contact_id)
    select n.workspace_id, n.tag_id, n.contact_id
    from unnest(${list(entries, ({ workspaceId }) => workspaceId)}::uuid[], ${list(entries, ({ tagId }) => tagId)}::uuid[], ${list(entries, ({ contactId }) => contactId)}::uuid[]) as n (workspace_id, tag_id, contact_id)
    join tags on tags.workspace_id = n.workspace_id and tags.id = n.tag_id
    on conflict do nothing
    returning contact_id as id`);
  return new Set(rows.map(({ id }) => id));
}

/** Removes tags. Returns who had theirs. */
export async function untag(tx: Transaction, entries: { contactId: string; tagId: string }[]): Promise<Set<string>> {
  if (entries.length === 0) return new Set();
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from contact_tags where workspace_id = ${BOUND} and (contact_id, tag_id) in (select * from unnest(${list(entries, ({ contactId }) => contactId)}::uuid[], ${list(entries, ({ tagId }) => tagId)}::uuid[]))
    returning contact_id as id`);
  return new Set(rows.map(({ id }) => id));
}

const searchOf = (row: Labelled): string => contactSearch({ ...row, emails: emailsOf(row) });
const nameKeyOf = (row: Labelled): string => contactNameKey({ ...row, emails: emailsOf(row) });
const emailsOf = ({ points }: Labelled): string[] =>
  points.filter(({ kind }) => kind === 'email').map(({ value }) => value);
const instant = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;
/** An array as a single parameter. */
const list = <R, T>(rows: readonly R[], read: (row: R) => T): SQL => sql`${sql.param(rows.map(read))}`;

/** The worker's policy alone does not use an index; the transaction's workspace as a value does. */
const BOUND = sql`(select current_workspace())`;

type Labelled = Pick<ContactRow, 'name' | 'company' | 'points'>;

export interface ContactPatch extends Partial<
  Pick<ContactRow, 'name' | 'company' | 'status' | 'value' | 'lastContactAt' | 'archivedAt' | 'points' | 'tagIds'>
> {
  id: string;
  updatedAt: Date;
  custom?: Record<string, FieldValue | null>;
  addTagIds?: string[];
}
