import { contactsContract } from '../../src/contracts/contacts';
import { inWorkspace } from '../database/client';
import type { ContactRow } from '../records/contacts/contact-row';
import { insertContacts } from '../records/contacts/contact-writing';
import { asOwner } from './database';
import type { register } from './world';

type Owner = Pick<Awaited<ReturnType<typeof register>>, 'call'>;

/** Adds many contacts in the same way as imports; `each` sets their differences. Returns them in order. */
export async function addContacts(
  workspaceId: string,
  count: number,
  each: (n: number) => Partial<ContactRow> & { email?: string } = () => ({}),
): Promise<ContactRow[]> {
  const rows = Array.from({ length: count }, (_, n): ContactRow => {
    const { email, ...given } = each(n);
    const at = new Date(Date.UTC(2026, 0, 1) + n * 60_000);
    return {
      workspaceId,
      id: nextId(),
      name: `Person ${String(n).padStart(5, '0')}`,
      company: '',
      status: 'lead',
      source: 'Added by hand',
      value: null,
      custom: {},
      lastContactAt: null,
      createdAt: at,
      updatedAt: at,
      tagIds: [],
      points: email ? [{ kind: 'email', value: email.toLowerCase(), shown: email, label: '' }] : [],
      ...given,
    };
  });
  for (let from = 0; from < rows.length; from += 2_000)
    await inWorkspace(workspaceId, (tx) => insertContacts(tx, rows.slice(from, from + 2_000)));
  return rows;
}

/** A tag that nobody has. */
export async function addTag(workspaceId: string, name: string): Promise<string> {
  const id = crypto.randomUUID();
  await asOwner('INSERT INTO tags (workspace_id, id, name, created_at) VALUES ($1, $2, $3, now())', [
    workspaceId,
    id,
    name,
  ]);
  return id;
}

/** The sums of the count steps next to the counted rows: they must always be equal. */
export async function countsOf(
  workspaceId: string,
): Promise<{ kept: Record<string, number>; real: Record<string, number> }> {
  const kept = await asOwner<{ kind: string; n: number }>(
    'SELECT kind, sum(step)::int AS n FROM contact_counts WHERE workspace_id = $1 GROUP BY kind HAVING sum(step) <> 0',
    [workspaceId],
  );
  const real = await asOwner<{ kind: string; n: number }>(
    `SELECT CASE WHEN archived_at IS NULL THEN 'status:' || status ELSE 'archived' END AS kind, count(*)::int AS n FROM contacts WHERE workspace_id = $1 GROUP BY 1
     UNION ALL SELECT 'month:' || to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM'), count(*)::int FROM contacts WHERE workspace_id = $1 AND archived_at IS NULL GROUP BY 1
     UNION ALL SELECT 'tag:' || tag_id, count(*)::int FROM contact_tags t JOIN contacts c ON c.workspace_id = t.workspace_id AND c.id = t.contact_id WHERE t.workspace_id = $1 AND c.archived_at IS NULL GROUP BY 1`,
    [workspaceId],
  );
  const byKind = (rows: { kind: string; n: number }[]) => Object.fromEntries(rows.map(({ kind, n }) => [kind, n]));
  return { kept: byKind(kept), real: byKind(real) };
}

/** Every page of the list in turn. */
export async function walk(owner: Owner, query: Record<string, unknown> = {}): Promise<{ id: string; name: string }[]> {
  const items: { id: string; name: string }[] = [];
  for (let cursor: string | undefined; ;) {
    const { status, body } = await owner.call('contacts', contactsContract.listContacts, { ...query, cursor } as never);
    if (status !== 200) throw new Error(JSON.stringify(body));
    items.push(...body.data.items);
    if (!body.data.nextCursor) return items;
    cursor = body.data.nextCursor;
  }
}

/** Ids that sort in order of creation, like the product's, and before those. */
const nextId = (): string => `01980000-0000-7${run}-8000-${(made += 1).toString(16).padStart(12, '0')}`;
const run = crypto.randomUUID().slice(0, 3);
let made = 0;
