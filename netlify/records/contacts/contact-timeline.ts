import { sql } from 'drizzle-orm';
import { isTouch, type ContactEventKind } from '../../../src/domain/contact';
import type { Transaction } from '../../database/client';

/**
 * The one door to contacts' timelines, in the transaction that did what they tell. What was told under its `sourceKey`
 * before is not told again; what is about a contact that is gone is left out. Kinds that count as having been in touch
 * move the contact's last contact, later only. Answers the ids of the lines that were added.
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
    // Being in touch is no edit: updated_at stays, so that an undo still knows what people have changed.
    await tx.execute(sql`
      update contacts set last_contact_at = n.at
      from (select workspace_id, contact_id, max(at) as at
        from unnest(${sql.param(touches.map(({ workspaceId }) => workspaceId))}::uuid[], ${sql.param(touches.map(({ contactId }) => contactId))}::uuid[], ${sql.param(touches.map(({ at }) => at.toISOString()))}::timestamptz[])
          as t (workspace_id, contact_id, at) group by 1, 2) n
      where contacts.workspace_id = n.workspace_id and contacts.id = n.contact_id and (contacts.last_contact_at is null or contacts.last_contact_at < n.at)`);
  }
  return [...added];
}

/** Takes lines back that turned out not to be true, such as a click that was a link scanner's. */
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

/** Says a line anew whose facts have changed since it was told. */
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
  /** Names what caused it, such as `mail:<id>`; told twice, it stays one line. */
  sourceKey?: string;
  /** A mail to many is no being in touch: a newsletter each month must not make everybody look looked after. */
  toMany?: true;
  /** Whoever of the workspace did it. */
  actor?: { id: string; name: string };
  at: Date;
}
