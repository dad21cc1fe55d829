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
    SELECT workspace_id, id, name, company, status, source, value::float8 AS value, custom, last_contact_at, archived_at, import_id, created_at, updated_at
    FROM contacts WHERE workspace_id = (SELECT current_workspace()) AND id = ANY(${wanted}) ORDER BY id ${lock ? sql`FOR UPDATE` : sql``}`);
  const { rows: points } = await tx.execute<{ contact_id: string } & Record<keyof WrittenPoint, string>>(sql`
    SELECT contact_id, kind, value, shown, label FROM contact_points WHERE workspace_id = (SELECT current_workspace()) AND contact_id = ANY(${wanted}) ORDER BY kind, position, value`);
  const { rows: tags } = await tx.execute<{ contact_id: string; tag_id: string }>(sql`
    SELECT contact_id, tag_id FROM contact_tags WHERE workspace_id = (SELECT current_workspace()) AND contact_id = ANY(${wanted})`);
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
