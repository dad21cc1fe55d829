import { inWorkspace } from '../../database/client';
import { readContacts } from './contact-reading';
import { ensureTags, findByPoints, insertContacts, updateContacts } from './contact-writing';
import { systemIds } from '../../providers/system/ids';
import { addContacts } from '../../testing/contacts';
import { asOwner, useDatabase } from '../../testing/database';
import { tags } from '../../database/schema/contacts';
import { isUniqueViolation } from '../../database/unique-violation';

useDatabase();

async function workspace(): Promise<string> {
  const id = crypto.randomUUID();
  await asOwner(
    "INSERT INTO workspaces (workspace_id, name, slug, zone, kind, plan, created_at) VALUES ($1::uuid, 'Bakery', $1::text, 'Europe/London', 'real', 'Pro', now())",
    [id],
  );
  return id;
}
const at = new Date('2026-11-22T10:00:00.000Z');
const row = (workspaceId: string, more: object = {}) => ({
  workspaceId,
  id: systemIds.id(),
  name: 'Ada',
  company: '',
  status: 'lead' as const,
  source: 'x.csv',
  value: null,
  custom: {},
  lastContactAt: null,
  createdAt: at,
  updatedAt: at,
  points: [],
  tagIds: [],
  ...more,
});
const email = (value: string) => ({ kind: 'email' as const, value, shown: value, label: '' });

it.each(['app', 'worker'] as const)(
  'writes many, finds them by their addresses, and says how they were before a change, as %s',
  async (role) => {
    const workspaceId = await workspace();
    await inWorkspace(
      workspaceId,
      async (tx) => {
        const tags = (await ensureTags(tx, workspaceId, ['Friday', 'friday', 'Über'], at))!;
        expect([tags.get('Friday')!.id === tags.get('friday')!.id, tags.size]).toEqual([true, 3]);
        const rows = [
          row(workspaceId, {
            points: [email('ada@example.com'), { kind: 'phone', value: '+441', shown: '1', label: 'Home' }],
            tagIds: [tags.get('Friday')!.id],
            custom: { a: 1, b: 'x' },
            value: 100,
          }),
          row(workspaceId, { name: 'Bo', points: [{ kind: 'phone', value: '+441', shown: '1', label: '' }] }),
        ] as const;
        expect(await insertContacts(tx, [...rows])).toEqual(new Set(rows.map(({ id }) => id)));
        expect(await findByPoints(tx, { emails: ['ada@example.com', 'none@example.com'], phones: ['+441'] })).toEqual(
          expect.arrayContaining([
            { kind: 'email', value: 'ada@example.com', contactId: rows[0].id },
            { kind: 'phone', value: '+441', contactId: rows[0].id },
            { kind: 'phone', value: '+441', contactId: rows[1].id },
          ]),
        );
        const before = await updateContacts(tx, [
          {
            id: rows[0].id,
            updatedAt: new Date(),
            custom: { a: null, c: true },
            addTagIds: [tags.get('Über')!.id],
            points: [email('new@example.com')],
          },
          { id: rows[1].id, updatedAt: new Date(), name: 'Bob', tagIds: [tags.get('Über')!.id] },
          { id: crypto.randomUUID(), updatedAt: new Date(), name: 'Nobody' },
        ]);
        expect([...before.keys()].sort()).toEqual(rows.map(({ id }) => id).sort());
        expect(before.get(rows[0].id)).toMatchObject({
          custom: { a: 1, b: 'x' },
          value: 100,
          tagIds: [tags.get('Friday')!.id],
          points: [{ value: 'ada@example.com' }, { value: '+441', label: 'Home' }],
          updatedAt: at,
        });
        const after = await readContacts(
          tx,
          rows.map(({ id }) => id),
        );
        expect(after.get(rows[0].id)).toMatchObject({
          name: 'Ada',
          custom: { b: 'x', c: true },
          value: 100,
          points: [{ value: 'new@example.com' }],
        });
        expect(new Set(after.get(rows[0].id)!.tagIds)).toEqual(new Set([tags.get('Friday')!.id, tags.get('Über')!.id]));
        expect(after.get(rows[1].id)).toMatchObject({ name: 'Bob', tagIds: [tags.get('Über')!.id] });
      },
      role,
    );
    expect(
      await asOwner('SELECT search, name_key FROM contacts WHERE workspace_id = $1 ORDER BY id', [workspaceId]),
    ).toEqual([
      { search: 'ada new@example.com', name_key: 'ada' },
      { search: 'bob', name_key: 'bob' },
    ]);
  },
);

it('leaves out a row without addresses that is there already, and refuses an email that another contact has', async () => {
  const workspaceId = await workspace();
  const again = (rowKey: string) =>
    inWorkspace(workspaceId, (tx) => insertContacts(tx, [row(workspaceId, { rowKey })]));
  expect([(await again('hash')).size, (await again('hash')).size, (await again('other')).size]).toEqual([1, 0, 1]);
  await addContacts(workspaceId, 1, () => ({ email: 'ada@example.com' }));
  const refused = await inWorkspace(workspaceId, (tx) =>
    insertContacts(tx, [row(workspaceId, { points: [email('ada@example.com')] })]),
  ).catch((error: unknown) => error);
  expect(isUniqueViolation(refused)).toBe(true);
});

it('makes no more tags than there may be', async () => {
  const workspaceId = await workspace();
  await inWorkspace(workspaceId, async (tx) => {
    expect(await ensureTags(tx, workspaceId, ['A', 'B'], at, 2)).toHaveProperty('size', 2);
    expect(await ensureTags(tx, workspaceId, ['a', 'C'], at, 2)).toBeNull();
    expect(await ensureTags(tx, workspaceId, ['b'], at, 2)).toHaveProperty('size', 1); // nothing of what was refused is left
    expect((await tx.select().from(tags)).map(({ name }) => name).sort()).toEqual(['A', 'B']);
  });
});
