import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import type { StoredContact, WrittenPoint } from './contact-row';

/**
 * Whole contacts by id; 'locked' keeps others from changing them until the transaction ends, locked in order of
 * id to avoid deadlocks.
 */
export async function readContacts(
  tx: Transaction,
  ids: readonly string[],
  lock?: 'locked',
): Promise<Map<string, StoredContact>> {
  if (ids.length === 0) return new Map();
  const wanted = sql`${sql.param([...ids])}::uuid[]`;
  const { rows } = await tx.execute<Raw>(sql`
    select workspace_id, id, name, company, status, source, value::float8 as value, custom, last_contact_at, archived_at, import_id, created_at, updated_at
    from contacts where workspace_id = (select current_workspace()) and id = any(${wanted}) order by id ${lock ? sql`for update` : sql``}`);
  const { rows: points } = await tx.execute<{ contact_id: string } & Record<keyof WrittenPoint, string>>(sql`
    select contact_id, kind, value, shown, label from contact_points where workspace_id = (select current_workspace()) and contact_id = any(${wanted}) order by kind, position, value`);
  const { rows: tags } = await tx.execute<{ contact_id: string; tag_id: string }>(sql`
    select contact_id, tag_id from contact_tags where workspace_id = (select current_workspace()) and contact_id = any(${wanted})`);
  const found = new Map(
    rows.map((row): [string, StoredContact] => [
      row.id,
      {
        workspaceId: row.workspace_id,
        id: row.id,
        name: row.name,
        company: row.company,
        status: row.status,
        source: row.source,
        value: row.value,
        custom: row.custom,
        lastContactAt: moment(row.last_contact_at),
        archivedAt: moment(row.archived_at),
        importId: row.import_id,
        createdAt: new Date(row.created_at),
        updatedAt: new Date(row.updated_at),
        points: [],
        tagIds: [],
      },
    ]),
  );
  for (const { contact_id, ...point } of points) found.get(contact_id)?.points.push(point as WrittenPoint);
  for (const { contact_id, tag_id } of tags) found.get(contact_id)?.tagIds.push(tag_id);
  return found;
}

const moment = (at: string | Date | null): Date | null => (at === null ? null : new Date(at));

interface Raw
  extends
    Record<string, unknown>,
    Pick<StoredContact, 'id' | 'name' | 'company' | 'status' | 'source' | 'value' | 'custom'> {
  workspace_id: string;
  last_contact_at: string | Date | null;
  archived_at: string | Date | null;
  import_id: string | null;
  created_at: string | Date;
  updated_at: string | Date;
}
