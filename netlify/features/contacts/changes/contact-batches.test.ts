import type { ContactSelection } from '../../../../src/contracts/contact-selection';
import { contactsContract } from '../../../../src/contracts/contacts';
import { segmentsContract } from '../../../../src/contracts/segments';
import { addContacts, addTag, countsOf, walk } from '../../../testing/contacts';
import { asOwner, useDatabase } from '../../../testing/database';
import { register } from '../../../testing/world';
import { batchRepository } from './batch-repository';
import { contactsJobs } from '../contacts-wiring';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const change = async (
  owner: Owner,
  selection: ContactSelection | { filter: Record<string, unknown> },
  what: Record<string, unknown>,
) => owner.call('contacts', contactsContract.changeContacts, { selection, change: what } as never);
const batch = async (owner: Owner, batchId: string) =>
  (await owner.call('contacts', contactsContract.getContactBatch, { batchId })).body.data;
const undo = (owner: Owner, batchId: string) => owner.call('contacts', contactsContract.undoContactBatch, { batchId });
const waiting = (batchId: string) =>
  asOwner("SELECT id FROM pgboss.job WHERE name = 'change-contacts' AND data ->> 'batchId' = $1", [batchId]);
const expectTrueCounts = async (owner: Owner) => {
  const { kept, real } = await countsOf(owner.workspaceId);
  expect(kept).toEqual(real);
};

describe('a change of many', () => {
  it.each([
    [{ kind: 'tag', tag: 'friday' }, { tag: 'Friday' }],
    [{ kind: 'status', status: 'customer' }, { status: 'customer' }],
    [{ kind: 'archive' }, { archived: 'only' }],
  ])('%j is done at once for those it makes different, and undone as it was', async (what, where) => {
    const owner = await register();
    const friday = await addTag(owner.workspaceId, 'Friday');
    const filter = 'tag' in where ? { tag: friday } : where;
    const rows = await addContacts(owner.workspaceId, 10, (n) => ({
      status: n < 2 ? 'customer' : n < 5 ? 'prospect' : 'lead',
      tagIds: n < 2 ? [friday] : [],
      archivedAt: n < 2 && what.kind === 'archive' ? new Date('2026-05-01') : null,
    }));
    const before = await asOwner('SELECT id, status, archived_at FROM contacts WHERE workspace_id = $1 ORDER BY id', [
      owner.workspaceId,
    ]);
    const { body } = await change(owner, { ids: rows.map(({ id }) => id) }, what);
    expect(body.data).toEqual({
      id: expect.any(String),
      kind: what.kind,
      state: 'done',
      changed: 8,
      total: 8,
      canUndo: true,
    });
    expect(await walk(owner, filter)).toHaveLength(10);
    await expectTrueCounts(owner);
    expect((await undo(owner, body.data.id)).body.data).toEqual({
      id: body.data.id,
      kind: 'undo',
      state: 'undone',
      changed: 8,
      total: 8,
      canUndo: false,
    });
    expect(
      await asOwner('SELECT id, status, archived_at FROM contacts WHERE workspace_id = $1 ORDER BY id', [
        owner.workspaceId,
      ]),
    ).toEqual(before);
    expect(await walk(owner, filter)).toHaveLength(2);
    expect((await undo(owner, body.data.id)).body.data.state).toBe('undone'); // said twice, done once
    await expectTrueCounts(owner);
  });

  it('takes tags off and brings the archived back, which can be undone, too', async () => {
    const owner = await register();
    const tagId = await addTag(owner.workspaceId, 'Friday');
    await addContacts(owner.workspaceId, 6, (n) => ({
      tagIds: n < 4 ? [tagId] : [],
      archivedAt: n % 2 ? new Date() : null,
    }));
    const untagged = (await change(owner, { filter: { archived: 'only' } }, { kind: 'untag', tagId })).body.data;
    expect(untagged).toMatchObject({ state: 'done', changed: 2 });
    const restored = (await change(owner, { filter: { archived: 'only' } }, { kind: 'restore' })).body.data;
    expect([restored.changed, (await walk(owner)).length, (await walk(owner, { tag: tagId })).length]).toEqual([
      3, 6, 2,
    ]);
    await expectTrueCounts(owner);
    await undo(owner, restored.id);
    expect(await walk(owner, { archived: 'only' })).toHaveLength(3);
    // What was changed since was put back: they are as the first change left them, and go back one more step.
    expect((await undo(owner, untagged.id)).body.data).toMatchObject({ state: 'undone', changed: 2 });
    await expectTrueCounts(owner);
  });

  it('takes a tag along that it has made, unless somebody has it or a segment asks for it meanwhile', async () => {
    const owner = await register();
    const rows = await addContacts(owner.workspaceId, 3);
    const tagNames = async () =>
      (
        await asOwner<{ name: string }>('SELECT name FROM tags WHERE workspace_id = $1 ORDER BY name', [
          owner.workspaceId,
        ])
      ).map(({ name }) => name);
    const tagged = async (tag: string) =>
      (await change(owner, { filter: {} }, { kind: 'tag', tag })).body.data.id as string;
    await addTag(owner.workspaceId, 'Known');
    const [known, fresh, kept, asked] = [
      await tagged('known'),
      await tagged('Fresh'),
      await tagged('Kept'),
      await tagged('Asked'),
    ];
    await owner.call('contacts', contactsContract.updateContact, { contactId: rows[0]!.id, company: 'Rye' }); // keeps all of theirs
    await asOwner(
      "DELETE FROM contact_tags WHERE workspace_id = $1 AND contact_id = $2 AND tag_id IN (SELECT id FROM tags WHERE workspace_id = $1 AND name <> 'Kept')",
      [owner.workspaceId, rows[0]!.id],
    );
    const [{ id: askedTag }] = (await asOwner<{ id: string }>(
      "SELECT id FROM tags WHERE workspace_id = $1 AND name = 'Asked'",
      [owner.workspaceId],
    )) as [{ id: string }];
    await owner.call('segments', segmentsContract.createSegment, {
      name: 'Asked',
      rules: { match: 'all', rules: [{ about: 'tag', is: 'has', tagId: askedTag }] },
    });
    for (const id of [asked, kept, fresh, known])
      expect((await undo(owner, id)).body.data).toMatchObject({ kind: 'undo', state: 'undone' });
    expect(await tagNames()).toEqual(['Asked', 'Kept', 'Known']);
    await expectTrueCounts(owner);
  });

  it('leaves what somebody has changed since', async () => {
    const owner = await register();
    const rows = await addContacts(owner.workspaceId, 3);
    const { id } = (await change(owner, { filter: {} }, { kind: 'status', status: 'customer' })).body.data;
    await owner.call('contacts', contactsContract.updateContact, { contactId: rows[1]!.id, company: 'Rye' });
    expect((await undo(owner, id)).body.data).toMatchObject({ state: 'undone', changed: 2 });
    expect(
      (
        await asOwner<{ status: string }>('SELECT status FROM contacts WHERE workspace_id = $1 ORDER BY id', [
          owner.workspaceId,
        ])
      ).map(({ status }) => status),
    ).toEqual(['lead', 'customer', 'lead']);
  });

  it('can be undone for 30 days', async () => {
    const owner = await register();
    await addContacts(owner.workspaceId, 1);
    const { id } = (await change(owner, { filter: {} }, { kind: 'archive' })).body.data;
    await asOwner("UPDATE contact_batches SET created_at = now() - interval '31 days' WHERE id = $1", [id]);
    expect(await batch(owner, id)).toMatchObject({ canUndo: false });
    expect((await undo(owner, id)).body).toMatchObject({
      code: 'conflict',
      error: 'A change can be undone for 30 days.',
    });
    await contactsJobs().tidy();
    expect(await asOwner('SELECT 1 FROM contact_changes WHERE batch_id = $1', [id])).toEqual([]);
    expect((await undo(owner, id)).status).toBe(404);
  });

  it('of another workspace is neither seen nor undone, and does not reach its contacts', async () => {
    const [owner, stranger] = [await register(), await register()];
    const rows = await addContacts(stranger.workspaceId, 2);
    const theirs = (await change(stranger, { filter: {} }, { kind: 'archive' })).body.data;
    expect((await owner.call('contacts', contactsContract.getContactBatch, { batchId: theirs.id })).status).toBe(404);
    expect((await undo(owner, theirs.id)).status).toBe(404);
    expect((await change(owner, { ids: rows.map(({ id }) => id) }, { kind: 'restore' })).body.data).toMatchObject({
      changed: 0,
      canUndo: false,
    });
    const tagId = await addTag(stranger.workspaceId, 'Theirs');
    expect((await change(owner, { filter: {} }, { kind: 'untag', tagId })).status).toBe(404);
    expect((await change(owner, { filter: { segment: crypto.randomUUID() } }, { kind: 'archive' })).status).toBe(404);
    expect(await walk(stranger, { archived: 'only' })).toHaveLength(2);
  });
});

describe('a change of thousands', () => {
  it('does a thousand at once and the rest by the job, which goes on wherever it was killed, and is undone the same way', async () => {
    const owner = await register();
    const regular = await addTag(owner.workspaceId, 'Regular');
    await addContacts(owner.workspaceId, 3_200, (n) => ({
      name: n % 2 ? 'odd one' : 'even one',
      status: n < 10 ? 'customer' : 'lead',
      tagIds: n % 4 === 0 ? [regular] : [],
    }));
    await addContacts(owner.workspaceId, 20, () => ({ name: 'odd but archived', archivedAt: new Date() }));
    const { id } = (await change(owner, { filter: { search: 'ONE' } }, { kind: 'status', status: 'customer' })).body
      .data;
    expect(await batch(owner, id)).toEqual({
      id,
      kind: 'status',
      state: 'running',
      changed: 1_000,
      total: 3_190,
      canUndo: true,
    });
    const running = async () =>
      (await owner.call('contacts', contactsContract.listContactBatches, {})).body.data.items.map(
        (item: { id: string; kind: string }) => [item.id, item.kind],
      );
    expect(await running()).toEqual([[id, 'status']]);
    expect(await waiting(id)).toHaveLength(1);
    await expectTrueCounts(owner);
    // One step, then the process is gone; what was done is done, and whoever comes next goes on behind it, also two of them.
    expect(await batchRepository.step(owner.workspaceId, id, new Date())).toBe(true);
    expect(await batch(owner, id)).toMatchObject({ state: 'running', changed: 2_000 });
    await Promise.all([
      contactsJobs().change({ workspaceId: owner.workspaceId, batchId: id }),
      contactsJobs().change({ workspaceId: owner.workspaceId, batchId: id }),
    ]);
    expect(await running()).toEqual([]);
    expect(await batch(owner, id)).toEqual({
      id,
      kind: 'status',
      state: 'done',
      changed: 3_190,
      total: 3_190,
      canUndo: true,
    });
    expect((await owner.call('contacts', contactsContract.getContactBook, {})).body.data).toMatchObject({
      count: 3_200,
      archived: 20,
      byStatus: { customer: 3_200, lead: 0 },
    });
    expect((await undo(owner, id)).body.data).toEqual({
      id,
      kind: 'undo',
      state: 'running',
      changed: 1_000,
      total: 3_190,
      canUndo: false,
    });
    expect(await running()).toEqual([[id, 'undo']]);
    await contactsJobs().change({ workspaceId: owner.workspaceId, batchId: id });
    expect(await batch(owner, id)).toMatchObject({ state: 'undone', changed: 3_190 });
    expect((await owner.call('contacts', contactsContract.getContactBook, {})).body.data).toMatchObject({
      byStatus: { customer: 10, lead: 3_190 },
    });
    await contactsJobs().change({ workspaceId: owner.workspaceId, batchId: id }); // delivered twice
    await expectTrueCounts(owner);
  });

  it('is stopped by its undoing', async () => {
    const owner = await register();
    await addContacts(owner.workspaceId, 2_500);
    const { id } = (await change(owner, { filter: {} }, { kind: 'archive' })).body.data;
    expect((await undo(owner, id)).body.data).toMatchObject({ changed: 1_000, total: 1_000 });
    await contactsJobs().change({ workspaceId: owner.workspaceId, batchId: id });
    expect(await batch(owner, id)).toMatchObject({ state: 'undone', changed: 1_000 });
    expect(await walk(owner, { archived: 'only', limit: 100 })).toEqual([]);
  });

  it('meets another one over the same contacts without waiting in a ring, and each keeps what it changed', async () => {
    const owner = await register();
    const rows = await addContacts(owner.workspaceId, 900);
    const ids = rows.map(({ id }) => id);
    const replies = await Promise.all([
      change(owner, { ids }, { kind: 'tag', tag: 'Friday' }),
      change(owner, { ids: [...ids].reverse() }, { kind: 'tag', tag: 'FRIDAY' }),
      change(owner, { filter: {} }, { kind: 'status', status: 'customer' }),
      change(owner, { filter: {} }, { kind: 'tag', tag: 'Groups' }),
    ]);
    expect(replies.map(({ status, body }) => [status, body.data?.state])).toEqual(replies.map(() => [200, 'done']));
    // Whoever came second found nothing left to tag.
    expect([replies[0]!.body.data.changed, replies[1]!.body.data.changed].sort()).toEqual([0, 900]);
    expect([replies[2]!.body.data.changed, replies[3]!.body.data.changed]).toEqual([900, 900]);
    await expectTrueCounts(owner);
  });
});

describe('tags', () => {
  it('are made before anybody has them; one that is called so already is that one, and the last fits', async () => {
    const owner = await register();
    const friday = await addTag(owner.workspaceId, 'Friday');
    await addContacts(owner.workspaceId, 2, () => ({ tagIds: [friday] }));
    const create = (name: string) => owner.call('contacts', contactsContract.createContactTag, { name });
    expect((await create('friday ')).body.data).toEqual({ id: friday, name: 'Friday', count: 2 });
    expect((await create('Birthday club')).body.data).toEqual({
      id: expect.any(String),
      name: 'Birthday club',
      count: 0,
    });
    await asOwner(
      "INSERT INTO tags (workspace_id, id, name, created_at) SELECT $1, gen_random_uuid(), 'Tag ' || n, now() FROM generate_series(1, 497) n",
      [owner.workspaceId],
    );
    expect((await create('The last')).status).toBe(200);
    expect((await create('One too many')).body).toMatchObject({
      code: 'conflict',
      fields: { name: 'A workspace can have at most 500 tags. Delete one you don’t need.' },
    });
    expect((await create('FRIDAY')).body.data).toMatchObject({ id: friday });
  });

  it('are renamed, in other letters too, but not like another one', async () => {
    const owner = await register();
    const [friday, groups] = [await addTag(owner.workspaceId, 'Friday'), await addTag(owner.workspaceId, 'Groups')];
    await addContacts(owner.workspaceId, 2, () => ({ tagIds: [friday] }));
    const rename = (tagId: string, name: string) =>
      owner.call('contacts', contactsContract.updateContactTag, { tagId, name });
    expect((await rename(friday, 'FRIDAYS')).body.data).toEqual({ id: friday, name: 'FRIDAYS', count: 2 });
    expect((await rename(friday, 'fridays')).status).toBe(200);
    expect((await rename(groups, 'Fridays')).body).toMatchObject({
      code: 'conflict',
      fields: { name: 'A tag named “Fridays” already exists. Choose another name.' },
    });
    expect((await rename(crypto.randomUUID(), 'x')).status).toBe(404);
    const stranger = await register();
    expect(
      (await stranger.call('contacts', contactsContract.updateContactTag, { tagId: friday, name: 'Mine' })).status,
    ).toBe(404);
    expect((await stranger.call('contacts', contactsContract.deleteContactTag, { tagId: friday })).status).toBe(404);
  });

  it('go off every contact when they are deleted', async () => {
    const owner = await register();
    const tagId = await addTag(owner.workspaceId, 'Friday');
    await addContacts(owner.workspaceId, 5, () => ({ tagIds: [tagId] }));
    expect((await owner.call('contacts', contactsContract.deleteContactTag, { tagId })).body.data).toEqual({
      id: tagId,
    });
    expect((await walk(owner)).flatMap((row) => (row as unknown as { tags: unknown[] }).tags)).toEqual([]);
    await expectTrueCounts(owner);
  });
});

describe('custom fields', () => {
  const create = (owner: Owner, input: Record<string, unknown>) =>
    owner.call('contacts', contactsContract.createContactField, input as never);

  it('have labels of their own, and choices where they need some', async () => {
    const owner = await register();
    const table = (await create(owner, { label: 'Table', kind: 'choice', choices: ['Window', 'window', 'Garden'] }))
      .body.data;
    expect(table).toMatchObject({ label: 'Table', kind: 'choice', choices: ['Window', 'Garden'] });
    expect((await create(owner, { label: 'TABLE', kind: 'text' })).body.fields).toEqual({
      label: 'A field named “TABLE” already exists. Choose another name.',
    });
    expect((await create(owner, { label: 'Seat', kind: 'choice' })).body.fields).toEqual({
      choices: 'Enter at least one choice.',
    });
    expect((await create(owner, { label: 'Note', kind: 'text', choices: ['x'] })).body.data.choices).toEqual([]);
    const update = (input: Record<string, unknown>) =>
      owner.call('contacts', contactsContract.updateContactField, input as never);
    expect((await update({ fieldId: table.id, label: 'note', choices: ['x'] })).status).toBe(409);
    expect((await update({ fieldId: table.id, label: 'Seat', choices: ['Roof'] })).body.data).toEqual({
      ...table,
      label: 'Seat',
      choices: ['Roof'],
    });
    expect((await update({ fieldId: crypto.randomUUID(), label: 'x' })).status).toBe(404);
    await asOwner(
      "INSERT INTO contact_fields (workspace_id, id, label, kind, created_at) SELECT $1, gen_random_uuid(), 'Field ' || n, 'text', now() FROM generate_series(1, 38) n",
      [owner.workspaceId],
    );
    expect((await create(owner, { label: 'One more', kind: 'text' })).body.error).toBe(
      'A workspace can have at most 40 custom fields. Delete one you don’t need.',
    );
  });

  it('take what contacts hold in them with them, and nobody counts as changed', async () => {
    const owner = await register();
    const { id: fieldId } = (await create(owner, { label: 'Likes', kind: 'text' })).body.data;
    await addContacts(owner.workspaceId, 1_200, (n) => ({ custom: n % 100 === 99 ? {} : { [fieldId]: 'rye' } }));
    const { id: contactId } = (await walk(owner, { limit: 1, search: 'person 00000' }))[0]!;
    const [before] = await asOwner('SELECT updated_at FROM contacts WHERE id = $1', [contactId]);
    expect((await owner.call('contacts', contactsContract.deleteContactField, { fieldId })).body.data).toEqual({
      id: fieldId,
    });
    expect((await owner.call('contacts', contactsContract.getContact, { contactId })).body.data.custom).toEqual({});
    const [job] = await asOwner<{ id: string }>(
      "SELECT id FROM contact_batches WHERE workspace_id = $1 AND state = 'running'",
      [owner.workspaceId],
    );
    expect((await undo(owner, job!.id)).body.error).toBe('This change cannot be undone.');
    await contactsJobs().change({ workspaceId: owner.workspaceId, batchId: job!.id });
    expect(
      await asOwner('SELECT count(*)::int AS n FROM contacts WHERE workspace_id = $1 AND custom ? $2', [
        owner.workspaceId,
        fieldId,
      ]),
    ).toEqual([{ n: 0 }]);
    expect(await asOwner('SELECT updated_at FROM contacts WHERE id = $1', [contactId])).toEqual([before]);
  });
});

describe('tidying up', () => {
  it('makes few steps out of many where there are many, and the counts stay what they are while people write', async () => {
    const [owner, small] = [await register(), await register()];
    const tagId = await addTag(owner.workspaceId, 'Friday');
    for (let n = 0; n < 70; n += 1) await addContacts(owner.workspaceId, 1, () => ({ tagIds: [tagId] }));
    await addContacts(small.workspaceId, 1);
    const steps = async ({ workspaceId }: Owner) =>
      (await asOwner('SELECT 1 FROM contact_counts WHERE workspace_id = $1', [workspaceId])).length;
    expect([await steps(owner), await steps(small)]).toEqual([210, 2]);
    await Promise.all([
      contactsJobs().tidy(),
      addContacts(owner.workspaceId, 5),
      contactsJobs().tidy(),
      change(owner, { filter: {} }, { kind: 'status', status: 'customer' }),
    ]);
    expect(await steps(owner)).toBeLessThan(20);
    expect(await steps(small)).toBe(2);
    await expectTrueCounts(owner);
  });
});
