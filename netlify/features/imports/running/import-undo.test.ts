import { importsContract } from '../../../../src/contracts/imports';
import { inWorkspace } from '../../../database/client';
import { addContactEvents } from '../../../records/contacts/contact-timeline';
import { updateContacts } from '../../../records/contacts/contact-writing';
import { openImporter } from '../../../testing/builders/imports';
import { asOwner, useDatabase } from '../../../testing/database';

useDatabase();

type Importer = Awaited<ReturnType<typeof openImporter>>;
const idOf = async (importer: Importer, email: string): Promise<string> =>
  (
    await asOwner<{ contact_id: string }>(
      'SELECT contact_id FROM contact_points WHERE workspace_id = $1 AND value = $2',
      [importer.workspaceId, email],
    )
  )[0]!.contact_id;

describe('an undo', () => {
  it('leaves the list as it was: who was made is gone, who was changed is as before, counts are right', async () => {
    const importer = await openImporter({ batchRows: 2 });
    await importer.take(
      'Name,Email,Phone,Company,Tags,Value,Status,Last contacted,Notes\nAnn,ann@example.com,020 7946 0018,Bakery,"one,two",10,customer,2026-03-01,First\nBob,bob@example.com,,,,,,,',
    );
    const before = [await importer.people(), await importer.counts()];
    const done = await importer.take(
      'Name,Email,Phone,Company,Tags,Value,Status,Last contacted,Notes\nAnna,ann@example.com,020 7946 0999,Mill,three,20,lead,2026-05-01,Second\nCleo,cleo@example.com,,,four,,,,\nDora,,,Mill,,,,,Third\nBob,bob@example.com,,,five,,,,\nAnna B,ann@example.com,,,,,,,\nAnn,ann@home.example; ann@example.com,,,,,,,',
    );
    expect([done.counts, done.canUndo]).toEqual([
      { rows: 6, created: 2, updated: 4, unchanged: 0, skipped: 0, failed: 0 },
      true,
    ]);
    expect(await importer.undo(done.id)).toMatchObject({ state: 'undone', progress: 100, canUndo: false });
    expect([await importer.people(), await importer.counts()]).toEqual(before);
    expect(
      (
        await importer.rows<{ sum: number }>(
          "SELECT sum(step)::int AS sum FROM contact_counts WHERE workspace_id = $1 AND kind LIKE 'tag:%' GROUP BY kind HAVING sum(step) <> 0 ORDER BY 1",
        )
      ).map(({ sum }) => sum),
    ).toEqual([1, 1]);
    expect((await importer.activityTitles()).at(-1)).toBe('The import of “customers.csv” was undone');
  });

  it('counts the tags of all who go in one step, as it did when they came', async () => {
    const importer = await openImporter({ batchRows: 100 });
    const done = await importer.take(
      `Email,Tags\n${Array.from({ length: 30 }, (_, n) => `person${n}@example.com,one`).join('\n')}`,
    );
    await importer.undo(done.id);
    expect(
      (
        await importer.rows<{ step: number }>(
          "SELECT step::int AS step FROM contact_counts WHERE workspace_id = $1 AND kind LIKE 'tag:%' ORDER BY step",
        )
      ).map(({ step }) => step),
    ).toEqual([-30, 30]);
  });

  it('leaves custom fields as they were', async () => {
    const importer = await openImporter();
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const [id, label] of [
      [one, 'Size'],
      [two, 'Colour'],
    ])
      await asOwner(
        "INSERT INTO contact_fields (workspace_id, id, label, kind, created_at) VALUES ($1, $2, $3, 'text', now())",
        [importer.workspaceId, id, label],
      );
    await importer.take('Email,Size\nann@example.com,M');
    const done = await importer.take('Email,Size,Colour\nann@example.com,L,red');
    expect((await importer.people())[0]!.custom).toEqual({ [one]: 'L', [two]: 'red' });
    await importer.undo(done.id);
    expect((await importer.people())[0]!.custom).toEqual({ [one]: 'M' });
  });

  it('leaves alone whom somebody has changed, written to or heard from since', async () => {
    const importer = await openImporter();
    await importer.take('Name,Email\nAnn,ann@example.com');
    const done = await importer.take(
      'Name,Email\nAnna,ann@example.com\nBob,bob@example.com\nCleo,cleo@example.com\nDora,dora@example.com',
    );
    const [ann, bob, cleo] = [
      await idOf(importer, 'ann@example.com'),
      await idOf(importer, 'bob@example.com'),
      await idOf(importer, 'cleo@example.com'),
    ];
    await inWorkspace(importer.workspaceId, async (tx) => {
      await updateContacts(tx, [
        { id: ann, company: 'Mill', updatedAt: new Date() },
        { id: bob, company: 'Mill', updatedAt: new Date() },
      ]);
      await addContactEvents(tx, [
        {
          workspaceId: importer.workspaceId,
          id: crypto.randomUUID(),
          contactId: cleo,
          kind: 'message-received',
          title: 'Wrote',
          at: new Date(),
        },
      ]);
    });
    await importer.undo(done.id);
    expect((await importer.people()).map(({ name, company }) => [name, company])).toEqual([
      ['Anna', 'Mill'],
      ['Bob', 'Mill'],
      ['Cleo', ''],
    ]);
  });

  it('withdraws the consents that it gave, from those who stay; a corrected file may give them again, but not those that a person withdrew', async () => {
    const importer = await openImporter();
    const consent = { channels: ['email' as const], proof: 'Till' };
    await importer.take('Email,Newsletter\nann@example.com,\nleft@example.com,unsubscribed');
    const done = await importer.take('Email\nann@example.com\nleft@example.com\nnew@example.com', { consent });
    await importer.undo(done.id);
    expect((await importer.people()).map(({ points, consent: state }) => [points[0], state])).toEqual([
      ['ann@example.com', 'withdrawn'],
      ['left@example.com', 'withdrawn'],
    ]);
    expect((await importer.ledger()).map(({ point, state, proof }) => [point, state, proof])).toEqual([
      ['left@example.com', 'withdrawn', 'Imported from customers.csv, line 3'],
      ['ann@example.com', 'granted', 'Till'],
      ['ann@example.com', 'withdrawn', 'Import undone'],
    ]);
    await importer.take('Email\nann@example.com\nleft@example.com', { consent });
    expect((await importer.people()).map(({ points, consent: state }) => [points[0], state])).toEqual([
      ['ann@example.com', 'granted'],
      ['left@example.com', 'withdrawn'],
    ]);
  });

  it('once is enough, and the file can be imported again afterwards', async () => {
    const importer = await openImporter();
    const done = await importer.take('Name,Email\nAnn,ann@example.com');
    await importer.undo(done.id);
    expect((await importer.call('imports', importsContract.undoImport, { importId: done.id })).body.data.state).toBe(
      'undone',
    );
    await importer.call('imports', importsContract.startImport, {
      importId: done.id,
      columns: [
        { column: 0, target: 'name' },
        { column: 1, target: 'email' },
      ],
    });
    await importer.runner.run({ workspaceId: importer.workspaceId, importId: done.id });
    expect([await importer.get(done.id), (await importer.people()).length]).toMatchObject([
      { state: 'done', canUndo: true, counts: { created: 1 } },
      1,
    ]);
    await importer.undo(done.id);
    expect(await importer.people()).toEqual([]);
  });

  it('that was cut off goes on where it was', async () => {
    const importer = await openImporter({ batchRows: 2 });
    const done = await importer.take(['Email', ...Array.from({ length: 7 }, (_, n) => `p${n}@example.com`)].join('\n'));
    await importer.call('imports', importsContract.undoImport, { importId: done.id });
    // The last contact in the order of the undo cannot be deleted, so that the run stops in the middle.
    const [last] = await importer.rows<{ contact_id: string }>(
      'SELECT id AS contact_id FROM contacts WHERE workspace_id = $1 ORDER BY id DESC LIMIT 1',
    );
    await asOwner(
      "CREATE OR REPLACE FUNCTION stop_undo() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'cut off'; END $$",
    );
    await asOwner(
      `CREATE TRIGGER stop_undo BEFORE DELETE ON contacts FOR EACH ROW WHEN (OLD.id = '${last!.contact_id}') EXECUTE FUNCTION stop_undo()`,
    );
    await expect(importer.runner.run({ workspaceId: importer.workspaceId, importId: done.id })).rejects.toThrow();
    expect((await importer.people()).length).toBeLessThan(7);
    await asOwner('DROP TRIGGER stop_undo ON contacts; DROP FUNCTION stop_undo');
    await importer.runner.run({ workspaceId: importer.workspaceId, importId: done.id });
    expect([(await importer.get(done.id)).state, await importer.people(), await importer.counts()]).toEqual([
      'undone',
      [],
      {},
    ]);
  });

  it('of what never wrote anything or is no longer kept is refused', async () => {
    const importer = await openImporter();
    const checked = await importer.check('Email\nann@example.com');
    expect(await importer.undo(checked.id)).toMatchObject({ code: 'conflict' });
    const done = await importer.take('Email\nann@example.com');
    await importer.rows('DELETE FROM contact_batches WHERE workspace_id = $1');
    expect([(await importer.get(done.id)).canUndo, await importer.undo(done.id)]).toMatchObject([
      false,
      { error: 'This import has nothing to undo.' },
    ]);
  });
});
