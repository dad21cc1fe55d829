import { importsContract, type ImportColumn } from '../../../src/contracts/imports';
import { importLimits } from '../../../src/domain/contact-import';
import { openImporter } from '../../testing/builders/imports';
import { asOwner, useDatabase } from '../../testing/database';
import { register } from '../../testing/world';
import { importsJobs } from './imports-wiring';

useDatabase();

const FILE =
  'Name,Email,Phone,Company,Tags,Status,Value,Notes\nAnn Lee,Ann@Example.com,020 7946 0018,Bakery,"Regular, vip",customer,"1,250.50",Likes rye\nBob,bob@example.com,,,,lead,,\n';

describe('a file', () => {
  it('is brought in parts, looked at, checked, imported, and told of', async () => {
    const importer = await openImporter();
    const importId = await importer.bring(FILE);
    expect(await importer.get(importId)).toMatchObject({
      name: 'customers.csv',
      state: 'ready',
      parts: 1,
      partsHere: [1],
      progress: 0,
      canUndo: false,
      actor: 'Ada Baker',
    });
    const { data } = await importer.preview(importId);
    expect(data).toMatchObject({
      encoding: 'utf-8',
      delimiter: ',',
      hasHeader: true,
      preset: null,
      headers: ['Name', 'Email', 'Phone', 'Company', 'Tags', 'Status', 'Value', 'Notes'],
      warnings: [],
    });
    expect(data.rows).toHaveLength(2);
    expect(data.columns.map(({ target }: { target: string }) => target)).toEqual([
      'name',
      'email',
      'phone',
      'company',
      'tags',
      'status',
      'value',
      'note',
    ]);

    await importer.call('imports', importsContract.checkImport, { importId, columns: data.columns });
    await importer.runner.run({ workspaceId: importer.workspaceId, importId });
    const checked = await importer.get(importId);
    expect([checked, await importer.people()]).toEqual([
      expect.objectContaining({
        state: 'checked',
        dryRun: true,
        progress: 100,
        canUndo: false,
        counts: { rows: 2, created: 2, updated: 0, unchanged: 0, skipped: 0, failed: 0 },
      }),
      [],
    ]);

    await importer.call('imports', importsContract.startImport, { importId, columns: data.columns, tags: ['Spring'] });
    await importer.runner.run({ workspaceId: importer.workspaceId, importId });
    expect(await importer.get(importId)).toMatchObject({
      state: 'done',
      dryRun: false,
      progress: 100,
      canUndo: true,
      counts: checked.counts,
    });
    expect(await importer.people()).toEqual([
      expect.objectContaining({
        name: 'Ann Lee',
        company: 'Bakery',
        status: 'customer',
        value: 125_050,
        points: ['ann@example.com', '+442079460018'],
        tags: ['Regular', 'Spring', 'vip'],
        notes: ['Likes rye'],
        consent: null,
      }),
      expect.objectContaining({
        name: 'Bob',
        status: 'lead',
        value: null,
        points: ['bob@example.com'],
        tags: ['Spring'],
        notes: [],
      }),
    ]);
    expect([await importer.counts(), await importer.activityTitles()]).toEqual([
      { month: 2, 'status:customer': 1, 'status:lead': 1 },
      ['The contacts of “customers.csv” were imported'],
    ]);
  });

  it('of several parts is read across their borders', async () => {
    const importer = await openImporter({ batchRows: 2_000 });
    const filler = 'é'.repeat(300);
    const lines = Array.from({ length: 7_500 }, (_, n) => `Person ${n},p${n}@example.com,${filler}`);
    const importId = await importer.bring(['Name,Email,Junk', ...lines].join('\n'));
    expect(await importer.get(importId)).toMatchObject({ parts: 2, partsHere: [1, 2] });
    await importer.call('imports', importsContract.startImport, {
      importId,
      columns: [
        { column: 0, target: 'name' },
        { column: 1, target: 'email' },
      ],
    });
    await importer.runner.run({ workspaceId: importer.workspaceId, importId });
    expect((await importer.get(importId)).counts).toMatchObject({ rows: 7_500, created: 7_500, failed: 0 });
  });

  it('is refused where a part is not as long as it must be, does not exist, or comes too late', async () => {
    const importer = await openImporter();
    const importId = await importer.bring(FILE);
    const part = (number: number, bytes: number) =>
      importer.call('imports', importsContract.updateImportPart, {
        importId,
        part: number,
        bytes: new Uint8Array(bytes),
      });
    expect([(await part(1, 5)).body.error, (await part(2, 5)).body.error]).toEqual([
      expect.stringContaining('5 arrived'),
      'This file has 1 part.',
    ]);
    await importer.call('imports', importsContract.startImport, {
      importId,
      columns: [{ column: 1, target: 'email' }],
    });
    expect((await part(1, new TextEncoder().encode(FILE).byteLength)).status).toBe(409);
  });

  it('can have at most 200 MB and at least something', async () => {
    const importer = await openImporter();
    const create = (bytes: number) => importer.call('imports', importsContract.createImport, { name: 'x.csv', bytes });
    expect([(await create(importLimits.bytes + 1)).body.fields, (await create(0)).body.fields]).toEqual([
      { bytes: 'Files can be up to 200 MB.' },
      { bytes: 'This file is empty.' },
    ]);
  });

  it('of another workspace is not there', async () => {
    const importer = await openImporter();
    const importId = await importer.bring(FILE);
    const stranger = await register();
    for (const endpoint of [
      importsContract.getImport,
      importsContract.getImportPreview,
      importsContract.cancelImport,
      importsContract.undoImport,
      importsContract.deleteImport,
      importsContract.listImportErrors,
      importsContract.getImportErrorFile,
    ]) {
      expect((await stranger.call('imports', endpoint, { importId })).status).toBe(404);
    }
    expect(
      (
        await stranger.call('imports', importsContract.startImport, {
          importId,
          columns: [{ column: 1, target: 'email' }],
        })
      ).status,
    ).toBe(404);
    expect(
      (
        await stranger.call('imports', importsContract.updateImportPart, {
          importId,
          part: 1,
          bytes: new Uint8Array(5),
        })
      ).status,
    ).toBe(404);
  });
});

describe('an import', () => {
  it('is not begun without a column that names somebody, with a column twice, or with a field that is gone', async () => {
    const importer = await openImporter();
    const importId = await importer.bring(FILE);
    const start = (columns: ImportColumn[]) =>
      importer.call('imports', importsContract.startImport, { importId, columns });
    expect((await start([{ column: 4, target: 'tags' }])).body.fields.columns).toContain('Choose which column');
    expect(
      (
        await start([
          { column: 1, target: 'email' },
          { column: 1, target: 'name' },
        ])
      ).body.fields.columns,
    ).toContain('only one field');
    expect(
      (
        await start([
          { column: 1, target: 'email' },
          { column: 2, target: { fieldId: crypto.randomUUID() } },
        ])
      ).body.fields.columns,
    ).toContain('deleted');
    expect((await importer.get(importId)).state).toBe('ready');
  });

  it('waits for its file, begins once, and is not begun again when it is done', async () => {
    const importer = await openImporter();
    const { body } = await importer.call('imports', importsContract.createImport, { name: 'x.csv', bytes: 10 });
    const columns = [{ column: 1, target: 'email' as const }];
    expect(
      (await importer.call('imports', importsContract.startImport, { importId: body.data.id, columns })).body,
    ).toMatchObject({ code: 'conflict', error: 'Some parts of this file have not been uploaded.' });
    const importId = await importer.bring(FILE);
    await importer.call('imports', importsContract.startImport, { importId, columns });
    expect((await importer.call('imports', importsContract.startImport, { importId, columns })).body.data.state).toBe(
      'importing',
    );
    expect(
      await importer.rows(`SELECT 1 FROM pgboss.job WHERE name = 'import-contacts' AND data->>'workspaceId' = $1`),
    ).toHaveLength(1);
    await importer.runner.run({ workspaceId: importer.workspaceId, importId });
    expect((await importer.call('imports', importsContract.startImport, { importId, columns })).body.error).toContain(
      'Choose it again',
    );
  });

  it('is listed newest first, page by page', async () => {
    const importer = await openImporter();
    const ids = [await importer.bring(FILE), await importer.bring(FILE), await importer.bring(FILE)];
    const first = (await importer.call('imports', importsContract.listImports, { limit: 2 })).body.data;
    const second = (await importer.call('imports', importsContract.listImports, { limit: 2, cursor: first.nextCursor }))
      .body.data;
    expect([...first.items, ...second.items].map(({ id }: { id: string }) => id)).toEqual(ids.reverse());
    expect(second.nextCursor).toBeNull();
  });

  it('that was never started can be deleted, with its file; one that has written stays', async () => {
    const importer = await openImporter();
    const importId = await importer.bring(FILE);
    expect((await importer.call('imports', importsContract.deleteImport, { importId })).status).toBe(200);
    expect((await importer.call('imports', importsContract.getImport, { importId })).status).toBe(404);
    const done = await importer.take(FILE);
    expect((await importer.call('imports', importsContract.deleteImport, { importId: done.id })).status).toBe(409);
  });
});

describe('rows that were refused and values that were left out', () => {
  it('are listed with line and reason, and come as a CSV that no spreadsheet runs', async () => {
    const importer = await openImporter({ batchRows: 2 });
    const done = await importer.take(
      'Name,Email\nAnn,ann@\n"two\nlines",two@example.com\n,\n=cmd|x,nobody\n,,,\nBob,bob@example.com',
    );
    expect([done.counts, done.warnings]).toEqual([
      { rows: 6, created: 4, updated: 0, unchanged: 0, skipped: 0, failed: 2 },
      2,
    ]);
    const nobody = 'This row has no name, email, phone or company.';
    expect(await importer.errors(done.id)).toEqual([
      {
        line: 2,
        kind: 'left-out',
        reason: 'Left out: “ann@” (Email) is not an email address.',
        column: 'Email',
        value: 'ann@',
        row: 'Ann, ann@',
      },
      { line: 5, kind: 'refused', reason: nobody, column: '', value: '', row: ', ' },
      {
        line: 6,
        kind: 'left-out',
        reason: 'Left out: “nobody” (Email) is not an email address.',
        column: 'Email',
        value: 'nobody',
        row: '=cmd|x, nobody',
      },
      { line: 7, kind: 'refused', reason: nobody, column: '', value: '', row: ', , , ' },
    ]);
    const page = (await importer.call('imports', importsContract.listImportErrors, { importId: done.id, limit: 3 }))
      .body.data;
    expect(
      (
        await importer.call('imports', importsContract.listImportErrors, {
          importId: done.id,
          limit: 3,
          cursor: page.nextCursor,
        })
      ).body.data,
    ).toMatchObject({ items: [{ line: 7 }], nextCursor: null });
    const { response, body } = await importer.call('imports', importsContract.getImportErrorFile, {
      importId: done.id,
    });
    expect(response.headers.get('content-type')).toContain('text/csv');
    expect(body.split('\r\n')).toEqual([
      expect.stringMatching(/"Line","Reason","Row"$/),
      '"2","Left out: “ann@” (Email) is not an email address.","Ann, ann@"',
      `"5","${nobody}",", "`,
      '"6","Left out: “nobody” (Email) is not an email address.","\'=cmd|x, nobody"',
      `"7","${nobody}",", , , "`,
      '',
    ]);
  });
});

describe('a week later', () => {
  it('files of ended imports and imports that never began are gone; the record of the others stays', async () => {
    const importer = await openImporter();
    const done = await importer.take(FILE);
    const abandoned = await importer.bring(FILE);
    const fresh = await importer.bring(FILE);
    await asOwner(
      "UPDATE contact_imports SET ended_at = ended_at - interval '8 days', created_at = created_at - interval '8 days' WHERE id = ANY($1::uuid[])",
      [[done.id, abandoned]],
    );
    await importsJobs().tidy();
    expect([
      (await importer.get(done.id)).partsHere,
      (await importer.call('imports', importsContract.getImport, { importId: abandoned })).status,
      (await importer.get(fresh)).partsHere,
    ]).toEqual([[], 404, [1]]);
    expect([(await importer.preview(done.id)).error, (await importer.preview(fresh)).data.rows.length]).toEqual([
      expect.stringContaining('has been deleted'),
      2,
    ]);
    expect((await importer.get(done.id)).canUndo).toBe(true);
  });
});
