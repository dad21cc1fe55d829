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
    insert into contact_events (workspace_id, id, contact_id, kind, title, text, source_key, actor_id, actor_name, at)
    select n.* from unnest(${of((event) => event.workspaceId)}::uuid[], ${of((event) => event.id)}::uuid[], ${of((event) => event.contactId)}::uuid[], ${of((event) => event.kind)}::text[], ${of((event) => event.title)}::text[],
      ${of((event) => event.text ?? '')}::text[], ${of((event) => event.sourceKey ?? null)}::text[], ${of((event) => event.actor?.id ?? null)}::uuid[], ${of((event) => event.actor?.name ?? '')}::text[], ${of((event) => event.at.toISOString())}::timestamptz[])
      as n (workspace_id, id, contact_id, kind, title, text, source_key, actor_id, actor_name, at)
    join contacts on contacts.workspace_id = n.workspace_id and contacts.id = n.contact_id
    on conflict (workspace_id, source_key) where source_key is not null do nothing
    returning id`);
  const added = new Set(rows.map(({ id }) => id));
  const touches = events.filter(({ id, kind, toMany }) => added.has(id) && isTouch(kind) && !toMany);
  if (touches.length > 0) {
    // Being in touch is not an edit: updated_at stays, so that an undo still knows what people have changed.
    await tx.execute(sql`
      update contacts set last_contact_at = n.at
      from (select workspace_id, contact_id, max(at) as at
        from unnest(${sql.param(touches.map(({ workspaceId }) => workspaceId))}::uuid[], ${sql.param(touches.map(({ contactId }) => contactId))}::uuid[], ${sql.param(touches.map(({ at }) => at.toISOString()))}::timestamptz[])
          as t (workspace_id, contact_id, at) group by 1, 2) n
      where contacts.workspace_id = n.workspace_id and contacts.id = n.contact_id and (contacts.last_contact_at is null or contacts.last_contact_at < n.at)`);
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
      sql`delete from contact_events where workspace_id = ${workspaceId} and source_key = any(${sql.param([...sourceKeys])}::text[])`,
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
    sql`update contact_events set text = ${text} where workspace_id = ${workspaceId} and source_key = ${sourceKey}`,
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
