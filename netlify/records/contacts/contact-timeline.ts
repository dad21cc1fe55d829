import { sql } from 'drizzle-orm';
import { isTouch, type ContactEventKind } from '../../../src/domain/contact';
import type { Transaction } from '../../database/client';

/**
 * The only way to write contacts' timelines, in the transaction that caused the events. An event whose
 * `sourceKey` exists is not added again; events of deleted contacts are left out. Kinds that count as being in
 * touch update "last contact", forwards only. Returns the ids of the added events.
 */
export async function addContactEvents(tx: Transaction, events: NewContactEvent[]): Promise<string[]> {
  if (events.length === 0) return [];
  const of = <T>(read: (event: NewContactEvent) => T) => sql`${sql.param(events.map(read))}`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    INSERT INTO contact_events (workspace_id, id, contact_id, kind, title, text, source_key, actor_id, actor_name, at)
    SELECT n.* FROM unnest(${of((event) => event.workspaceId)}::uuid[], ${of((event) => event.id)}::uuid[], ${of((event) => event.contactId)}::uuid[], ${of((event) => event.kind)}::text[], ${of((event) => event.title)}::text[],
      ${of((event) => event.text ?? '')}::text[], ${of((event) => event.sourceKey ?? null)}::text[], ${of((event) => event.actor?.id ?? null)}::uuid[], ${of((event) => event.actor?.name ?? '')}::text[], ${of((event) => event.at.toISOString())}::timestamptz[])
      AS n (workspace_id, id, contact_id, kind, title, text, source_key, actor_id, actor_name, at)
    JOIN contacts ON contacts.workspace_id = n.workspace_id AND contacts.id = n.contact_id
    ON CONFLICT (workspace_id, source_key) WHERE source_key IS NOT NULL DO NOTHING
    RETURNING id`);
  const added = new Set(rows.map(({ id }) => id));
  const touches = events.filter(({ id, kind, toMany }) => added.has(id) && isTouch(kind) && !toMany);
  if (touches.length > 0) {
    // Being in touch is not an edit: updated_at stays, so that an undo still knows what people have changed.
    await tx.execute(sql`
      UPDATE contacts SET last_contact_at = n.at
      FROM (SELECT workspace_id, contact_id, max(at) AS at
        FROM unnest(${sql.param(touches.map(({ workspaceId }) => workspaceId))}::uuid[], ${sql.param(touches.map(({ contactId }) => contactId))}::uuid[], ${sql.param(touches.map(({ at }) => at.toISOString()))}::timestamptz[])
          AS t (workspace_id, contact_id, at) GROUP BY 1, 2) n
      WHERE contacts.workspace_id = n.workspace_id AND contacts.id = n.contact_id AND (contacts.last_contact_at IS NULL OR contacts.last_contact_at < n.at)`);
  }
  return [...added];
}

/** Removes events that turned out to be untrue, such as a click made by a link scanner. */
export async function takeBackContactEvents(
  tx: Transaction,
  workspaceId: string,
  sourceKeys: readonly string[],
): Promise<void> {
  if (sourceKeys.length > 0)
    await tx.execute(
      sql`DELETE FROM contact_events WHERE workspace_id = ${workspaceId} AND source_key = ANY(${sql.param([...sourceKeys])}::text[])`,
    );
}

/** Rewrites an event whose facts have changed. */
export async function rewordContactEvent(
  tx: Transaction,
  workspaceId: string,
  sourceKey: string,
  text: string,
): Promise<void> {
  await tx.execute(
    sql`UPDATE contact_events SET text = ${text} WHERE workspace_id = ${workspaceId} AND source_key = ${sourceKey}`,
  );
}

export interface NewContactEvent {
  workspaceId: string;
  id: string;
  contactId: string;
  kind: ContactEventKind;
  /** One line, at most 200 characters. */
  title: string;
  /** At most 5,000 characters. */
  text?: string;
  /** Identifies the cause, such as `mail:<id>`, so that an event reported twice is stored once. */
  sourceKey?: string;
  /**
   * Bulk email does not count as being in touch: otherwise a monthly newsletter would make every contact look
   * looked after.
   */
  toMany?: true;
  /** The member who did it. */
  actor?: { id: string; name: string };
  at: Date;
}
