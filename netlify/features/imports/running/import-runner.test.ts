import { contactsContract } from '../../../../src/contracts/contacts';
import { importsContract } from '../../../../src/contracts/imports';
import { openImporter } from '../../../testing/builders/imports';
import { asOwner, useDatabase } from '../../../testing/database';
import { importBatchRepository } from './import-batch-repository';

useDatabase();

const rowsOf = (count: number) =>
  ['Name,Email,Tags', ...Array.from({ length: count }, (_, n) => `Person ${n},p${n}@example.com,Regular`)].join('\n');

describe('the same file twice', () => {
  it('changes nothing, with emails, with phones alone, with neither, with duplicates and with consents', async () => {
    const importer = await openImporter();
    const file = [
      'Name,Email,Phone,Company,Tags,Value,Last contacted,Notes,Consent',
      'Ann,ann@example.com,020 7946 0018,Bakery,"a;B",10,2026-01-05,Likes rye,yes',
      'Bob,,020 7946 0018,,,,,,',
      'Cleo,,020 7946 0018,,,,,,',
      ',,,Elm Street Ltd,,,,,',
      'Dora,,,Mill,x,5,,,',
      'Dora,,,Mill,x,5,,,',
      'Eve,eve@example.com,,,,,,,unsubscribed',
      'Eve,EVE@example.com,,,,,,,',
      'Fay,,+44 20 7946 0555,,,,,First,',
    ].join('\r\n');
    const first = await importer.take(file);
    expect(first.counts).toEqual({ rows: 9, created: 7, updated: 0, unchanged: 2, skipped: 0, failed: 0 });
    const before = [await importer.people(), await importer.ledger(), await importer.counts()];
    const second = await importer.take(file);
    expect(second.counts).toEqual({ rows: 9, created: 0, updated: 0, unchanged: 9, skipped: 0, failed: 0 });
    expect([await importer.people(), await importer.ledger(), await importer.counts()]).toEqual(before);
    expect(second.canUndo).toBe(false);
  });
});

describe('a check', () => {
  it('counts what the import then does, duplicates across batches included, and writes nothing', async () => {
    const importer = await openImporter({ batchRows: 2 });
    await importer.take('Name,Email,Phone\nAnn,ann@example.com,\nZed,,+44 20 7946 0999');
    const file =
      'Name,Email,Phone,Notes\nAnn,ann@example.com,,Hi\nNew,new@example.com,+44 20 7946 0111,\nNew,new@example.com,,\nNew,new@example.com,,Something\nNew,,+44 20 7946 0111,\nAnna,ann@example.com,,\n,,+44 20 7946 0999,Call\n,bad@,,\nNew,new@example.com,,Something';
    const people = await importer.people();
    for (const mode of ['create-only', 'update-only', 'create-and-update'] as const) {
      const checked = await importer.check(file, { mode });
      expect(await importer.people()).toEqual(people);
      if (mode !== 'create-and-update') continue;
      const done = await importer.take(file, { mode });
      expect(checked.counts).toEqual(done.counts);
      expect(done.counts).toEqual({ rows: 9, created: 1, updated: 4, unchanged: 3, skipped: 0, failed: 1 });
    }
  });

  it('by mode leaves out what is there or what is not', async () => {
    const importer = await openImporter();
    await importer.take('Name,Email\nAnn,ann@example.com');
    const file = 'Name,Email\nAnna,ann@example.com\nNew,new@example.com';
    expect((await importer.check(file, { mode: 'create-only' })).counts).toMatchObject({
      created: 1,
      skipped: 1,
      updated: 0,
    });
    expect((await importer.check(file, { mode: 'update-only' })).counts).toMatchObject({
      created: 0,
      skipped: 1,
      updated: 1,
    });
  });

  it('that failed can be followed by another one with other settings', async () => {
    const importer = await openImporter();
    const checked = await importer.check('Name,Email');
    expect(checked).toMatchObject({
      state: 'failed',
      dryRun: true,
      cause: 'This file has a header and no rows below it.',
    });
    await importer.call('imports', importsContract.startImport, {
      importId: checked.id,
      columns: [{ column: 0, target: 'name' }],
      hasHeader: false,
    });
    await importer.runner.run({ workspaceId: importer.workspaceId, importId: checked.id });
    expect(await importer.get(checked.id)).toMatchObject({ state: 'done', counts: { created: 1 } });
  });
});

describe('an update', () => {
  it('fills and replaces what the file says and empties nothing', async () => {
    const importer = await openImporter();
    await importer.take(
      'Name,Email,Phone,Company,Tags,Value,Status,Last contacted\nAnn,ann@example.com,020 7946 0018,Bakery,one,10,customer,2026-03-01',
    );
    await importer.take(
      'Name,Email,Phone,Company,Tags,Value,Status,Last contacted\n,ann@example.com; ann@home.example,,,two,,,2026-01-01',
      { status: 'prospect' },
    );
    expect(await importer.people()).toEqual([
      expect.objectContaining({
        name: 'Ann',
        company: 'Bakery',
        points: ['ann@example.com', 'ann@home.example', '+442079460018'],
        tags: ['one', 'two'],
        value: 1_000,
        status: 'customer',
        last: new Date('2026-03-01T12:00:00Z'),
      }),
    ]);
  });

  it('of two contacts at once by one row is refused', async () => {
    const importer = await openImporter();
    await importer.take('Email\na@example.com\nb@example.com');
    const done = await importer.take('Email,E-mail 2\na@example.com,b@example.com');
    expect([done.counts.failed, (await importer.errors(done.id))[0]!.reason]).toEqual([
      1,
      'a@example.com and b@example.com belong to different contacts.',
    ]);
  });

  it('does not restore anybody whom the team erased', async () => {
    const importer = await openImporter();
    const { inWorkspace } = await import('../../../database/client');
    const { addSuppressions } = await import('../../../records/consent/consent-ledger');
    await inWorkspace(importer.workspaceId, (tx) =>
      addSuppressions(tx, [
        {
          workspaceId: importer.workspaceId,
          id: crypto.randomUUID(),
          channel: 'email',
          value: 'gone@example.com',
          reason: 'erased',
          at: new Date(),
        },
      ]),
    );
    const done = await importer.take('Email\nGone@example.com\nhere@example.com');
    expect([done.counts, (await importer.errors(done.id))[0]!.reason]).toEqual([
      expect.objectContaining({ created: 1, failed: 1 }),
      'Gone@example.com was erased by your team and will not be imported.',
    ]);
  });
});

describe('a value that cannot be read', () => {
  const file = [
    'Name,E-mail,Mobile,Status,Tags,LTV,Last contacted,Newsletter,SMS consent,Table',
    'Ann,ann@,020 7946 0018,customer,VIP,10,2026-01-05,yes,yes,7',
    'Bob,bob@example.com; bob@,call me,king,,much,soon,maybe,perhaps,by the window',
    ',cleo@,,,,,,,,',
    ',,,,,,,,,',
  ].join('\n');

  it('costs the value and not its row, and is reported with line, column and value', async () => {
    const importer = await openImporter();
    const {
      body: { data: field },
    } = await importer.call('contacts', contactsContract.createContactField, { label: 'Table', kind: 'number' });
    const done = await importer.take(file);
    expect([done.counts, done.warnings]).toEqual([
      { rows: 4, created: 2, updated: 0, unchanged: 0, skipped: 0, failed: 2 },
      9,
    ]);
    expect(
      (await importer.people()).map(({ name, points, value, custom, status }) => [name, points, value, custom, status]),
    ).toEqual(
      [
        ['Bob', ['bob@example.com'], null, {}, 'lead'],
        ['Ann', ['+442079460018'], 1_000, { [field.id]: 7 }, 'customer'],
      ].sort(),
    );
    expect(
      (await importer.errors(done.id)).map(({ line, kind, reason, column, value }) => [
        line,
        kind,
        column,
        value,
        reason,
      ]),
    ).toEqual([
      [2, 'left-out', 'E-mail', 'ann@', 'Left out: “ann@” (E-mail) is not an email address.'],
      [3, 'left-out', 'E-mail', 'bob@', expect.stringContaining('is not an email address')],
      [3, 'left-out', 'Mobile', 'call me', expect.stringContaining('is not a phone number')],
      [3, 'left-out', 'Status', 'king', expect.stringContaining('is not a status')],
      [3, 'left-out', 'LTV', 'much', expect.stringContaining('is not an amount')],
      [3, 'left-out', 'Last contacted', 'soon', expect.stringContaining('is not a date')],
      [3, 'left-out', 'Table', 'by the window', expect.stringContaining('is not a number')],
      [3, 'left-out', 'Newsletter', 'maybe', expect.stringContaining('does not say whether')],
      [3, 'left-out', 'SMS consent', 'perhaps', expect.stringContaining('does not say whether')],
      [
        4,
        'refused',
        '',
        '',
        'This row has no name, email, phone or company. “cleo@” (E-mail) is not an email address.',
      ],
      [5, 'refused', '', '', 'This row has no name, email, phone or company.'],
    ]);
    expect((await importer.take(file)).counts).toMatchObject({ unchanged: 2, failed: 2 });
  });

  it('stands with those of the same cause, counted, in the check as in the import', async () => {
    const importer = await openImporter();
    const causes = async (importId: string) =>
      (await importer.call('imports', importsContract.listImportCauses, { importId })).body.data.items;
    const rows = ['Name,E-mail', ...Array.from({ length: 7 }, (_, n) => `Person ${n},nobody${n}`), ',nobody'].join(
      '\n',
    );
    const columns = [
      { column: 0, target: 'name' as const },
      { column: 1, target: 'email' as const },
    ];
    const checked = await importer.check(rows, { columns });
    const expected = [
      {
        kind: 'refused',
        cause: 'This row has no name, email, phone or company we can read.',
        count: 1,
        lines: [9],
      },
      { kind: 'left-out', cause: '“E-mail” is not an email address.', count: 7, lines: [2, 3, 4, 5, 6] },
    ];
    expect(await causes(checked.id)).toEqual(expected);
    expect(await causes((await importer.take(rows, { columns })).id)).toEqual(expected);
    const page = async (cursor?: string) =>
      (
        await importer.call('imports', importsContract.listImportErrors, {
          importId: checked.id,
          kind: 'left-out',
          cause: expected[1]!.cause,
          limit: 5,
          ...(cursor && { cursor }),
        })
      ).body.data;
    const first = await page();
    expect([
      first.items.map(({ value }: { value: string }) => value),
      (await page(first.nextCursor)).items.map(({ line }: { line: number }) => line),
    ]).toEqual([
      ['nobody0', 'nobody1', 'nobody2', 'nobody3', 'nobody4'],
      [7, 8],
    ]);
  });

  it('is also what a contact has no room for', async () => {
    const importer = await openImporter();
    const many = (count: number, from = 0) => Array.from({ length: count }, (_, n) => `t${from + n}`).join(';');
    await importer.take(`Email,Tags\nann@example.com,${many(28)}`);
    const done = await importer.take(`Email,Tags\nann@example.com,${many(4, 26)}`, { tags: ['Fair'] });
    expect([
      done.counts.updated,
      done.warnings,
      (await importer.people())[0]!.tags.length,
      (await importer.errors(done.id)).map(({ value }) => value),
    ]).toEqual([1, 1, 30, ['Fair']]);
  });
});

describe('consent', () => {
  const consent = { channels: ['email' as const, 'sms' as const], proof: 'They ticked the box at the till.' };

  it('of the whole file is written for every address it is about, with its proof, once', async () => {
    const importer = await openImporter();
    const done = await importer.take('Name,Email,Phone\nAnn,ann@example.com,020 7946 0018\nBob,bob@example.com,', {
      consent,
    });
    expect(await importer.ledger()).toEqual(
      expect.arrayContaining(
        [
          ['email', 'ann@example.com'],
          ['sms', '+442079460018'],
          ['email', 'bob@example.com'],
        ].map(([channel, point]) => ({ channel, point, state: 'granted', proof: consent.proof })),
      ),
    );
    expect([
      (await importer.people()).map((person) => person.consent),
      (await importer.ledger()).length,
      done.counts.created,
    ]).toEqual([['granted', 'granted'], 3, 2]);
    expect((await importer.take('Name,Email\nAnn,ann@example.com', { consent })).counts).toMatchObject({
      unchanged: 1,
    });
  });

  it('of a row goes before that of the file, and names file and line', async () => {
    const importer = await openImporter();
    await importer.take(
      'Email,Newsletter\nyes@example.com,yes\nno@example.com,no\nleft@example.com,Unsubscribed\nunclear@example.com,maybe',
      { consent: { channels: ['email'], proof: 'Till' }, name: 'list.csv' },
    );
    expect((await importer.ledger()).map(({ point, state, proof }) => [point, state, proof]).sort()).toEqual([
      ['left@example.com', 'withdrawn', 'Imported from list.csv, line 4'],
      ['yes@example.com', 'granted', 'Imported from list.csv, line 2'],
    ]);
  });

  it.each([
    ['mapped', undefined],
    ['left out by the reader', [{ column: 0, target: 'email' as const }]],
    [
      'taken for a note',
      [
        { column: 0, target: 'email' as const },
        { column: 1, target: 'note' as const },
      ],
    ],
  ])('is not given by the whole file to a row that says no itself, its column %s', async (_how, columns) => {
    const importer = await openImporter();
    const done = await importer.take(
      'Email,Agreed\nyes@example.com,yes\nno@example.com,no\nsilent@example.com,\nleft@example.com,unsubscribed\nperhaps@example.com,perhaps',
      { consent: { channels: ['email', 'sms'], proof: 'Till' }, ...(columns && { columns }) },
    );
    const granted = (await importer.ledger()).filter(({ state }) => state === 'granted');
    expect(granted.map(({ point }) => point).sort()).toEqual(['silent@example.com', 'yes@example.com']);
    expect([done.excluded, done.counts.created]).toEqual([3, 5]);
  });

  it('of a row is read for texts and calls, too, where there is a number', async () => {
    const importer = await openImporter();
    await importer.take(
      'Name,Email,Phone,SMS consent,Voice consent\nAnn,ann@example.com,020 7946 0018,granted,withdrawn\nBob,bob@example.com,,yes,yes',
      { name: 'list.csv' },
    );
    expect(
      (await importer.ledger()).map(({ channel, point, state, proof }) => [channel, point, state, proof]).sort(),
    ).toEqual([
      ['sms', '+442079460018', 'granted', 'Imported from list.csv, line 2'],
      ['voice', '+442079460018', 'withdrawn', 'Imported from list.csv, line 2'],
    ]);
  });

  it('that was taken back is never given again by a file', async () => {
    const importer = await openImporter();
    await importer.take('Email,Newsletter\nann@example.com,unsubscribed');
    const done = await importer.take('Email,Newsletter\nann@example.com,yes', { consent });
    expect([(await importer.people())[0]!.consent, done.counts.unchanged]).toEqual(['withdrawn', 1]);
  });
});

describe('a run that is cut off', () => {
  it('at any batch continues after it: nothing twice, nothing lost', async () => {
    const faults = [1, 3, 3, 6];
    let written = 0;
    const importer = await openImporter({
      batchRows: 3,
      batches: {
        ...importBatchRepository,
        write: async (attempt, batch) => {
          if (faults[0] === written) throw (faults.shift(), new Error('killed'));
          const result = await importBatchRepository.write(attempt, batch);
          written += 1;
          return result;
        },
      },
    });
    const importId = await importer.bring(`${rowsOf(25)}\n,bad@,\n`);
    await importer.call('imports', importsContract.startImport, {
      importId,
      columns: [
        { column: 0, target: 'name' },
        { column: 1, target: 'email' },
        { column: 2, target: 'tags' },
      ],
    });
    for (let attempt = 0; attempt < 4; attempt += 1)
      await expect(importer.runner.run({ workspaceId: importer.workspaceId, importId })).rejects.toThrow('killed');
    expect((await importer.get(importId)).counts.rows).toBe(18);
    await importer.runner.run({ workspaceId: importer.workspaceId, importId });
    expect(await importer.get(importId)).toMatchObject({
      state: 'done',
      counts: { rows: 26, created: 25, failed: 1, updated: 0, unchanged: 0 },
    });
    expect([
      (await importer.people()).length,
      await importer.counts(),
      (await importer.errors(importId)).length,
    ]).toEqual([25, { month: 25, 'status:lead': 25 }, 1]);
  });

  it('in the middle of a transaction has left nothing of it', async () => {
    const importer = await openImporter({
      batchRows: 5,
      batches: {
        ...importBatchRepository,
        write: (attempt, batch) =>
          importBatchRepository.write(attempt, {
            ...batch,
            end: () => {
              throw new Error('killed');
            },
          }),
      },
    });
    const importId = await importer.bring(rowsOf(5));
    await importer.call('imports', importsContract.startImport, {
      importId,
      columns: [
        { column: 1, target: 'email' },
        { column: 2, target: 'tags' },
      ],
    });
    await expect(importer.runner.run({ workspaceId: importer.workspaceId, importId })).rejects.toThrow('killed');
    expect([
      await importer.people(),
      await importer.rows('SELECT 1 FROM tags WHERE workspace_id = $1'),
      await importer.counts(),
    ]).toEqual([[], [], {}]);
  });

  it('of a check begins to count anew', async () => {
    let fault = true;
    const importer = await openImporter({
      batchRows: 3,
      batches: {
        ...importBatchRepository,
        note: (attempt, end) =>
          end.doneRecords > 6 && fault
            ? ((fault = false), Promise.reject(new Error('killed')))
            : importBatchRepository.note(attempt, end),
      },
    });
    const importId = await importer.bring(rowsOf(10));
    await importer.call('imports', importsContract.checkImport, {
      importId,
      columns: [{ column: 1, target: 'email' }],
    });
    await expect(importer.runner.run({ workspaceId: importer.workspaceId, importId })).rejects.toThrow('killed');
    await importer.runner.run({ workspaceId: importer.workspaceId, importId });
    expect(await importer.get(importId)).toMatchObject({ state: 'checked', counts: { rows: 10, created: 10 } });
  });

  it('ends with a sentence when every attempt failed, and what is in can be undone', async () => {
    const importer = await openImporter({
      batches: {
        ...importBatchRepository,
        write: (attempt, batch) =>
          batch.from > 3 ? Promise.reject(new Error('the disk is full')) : importBatchRepository.write(attempt, batch),
      },
    });
    const importId = await importer.bring(rowsOf(9));
    await importer.call('imports', importsContract.startImport, {
      importId,
      columns: [{ column: 1, target: 'email' }],
    });
    await expect(importer.runner.run({ workspaceId: importer.workspaceId, importId })).rejects.toThrow(
      'the disk is full',
    );
    await importer.runner.giveUp({ workspaceId: importer.workspaceId, importId });
    expect([await importer.get(importId), await importer.activityTitles()]).toMatchObject([
      { state: 'failed', canUndo: true, counts: { created: 3 }, cause: expect.stringContaining('on our side') },
      ['The import of “customers.csv” stopped'],
    ]);
    await importer.undo(importId);
    expect(await importer.people()).toEqual([]);
  });

  it('at its time limit hands over to a new job, which continues', async () => {
    const importer = await openImporter({ handOverMs: -1 });
    const importId = await importer.bring(rowsOf(7));
    await importer.call('imports', importsContract.startImport, {
      importId,
      columns: [{ column: 1, target: 'email' }],
    });
    for (let run = 0; run < 4; run += 1) await importer.runner.run({ workspaceId: importer.workspaceId, importId });
    expect(
      await importer.rows(`SELECT 1 FROM pgboss.job WHERE name = 'import-contacts' AND data->>'workspaceId' = $1`),
    ).toHaveLength(3);
    expect(await importer.get(importId)).toMatchObject({ state: 'done', counts: { created: 7 } });
  });
});

describe('an import that is stopped', () => {
  it('ends within a batch, keeps what is in and can be undone', async () => {
    const seen: number[] = [];
    const importer = await openImporter({
      batches: {
        ...importBatchRepository,
        write: async (attempt, batch) => {
          seen.push(batch.from);
          if (seen.length === 2)
            await importer.call('imports', importsContract.cancelImport, { importId: attempt.importId });
          return importBatchRepository.write(attempt, batch);
        },
      },
    });
    const importId = await importer.bring(rowsOf(12));
    await importer.call('imports', importsContract.startImport, {
      importId,
      columns: [{ column: 1, target: 'email' }],
    });
    await importer.runner.run({ workspaceId: importer.workspaceId, importId });
    expect([seen, await importer.get(importId), (await importer.people()).length]).toEqual([
      [0, 4],
      expect.objectContaining({ state: 'cancelled', canUndo: true, counts: expect.objectContaining({ created: 3 }) }),
      3,
    ]);
    expect((await importer.call('imports', importsContract.cancelImport, { importId })).body.data.state).toBe(
      'cancelled',
    );
    await importer.undo(importId);
    expect(await importer.people()).toEqual([]);
  });

  it('is continued only by its newest run', async () => {
    const importer = await openImporter({
      batches: {
        ...importBatchRepository,
        write: async (attempt, batch) => {
          if (batch.from === 4)
            await asOwner('UPDATE contact_imports SET attempt = gen_random_uuid() WHERE id = $1', [attempt.importId]);
          return importBatchRepository.write(attempt, batch);
        },
      },
    });
    const done = await importer.take(rowsOf(9));
    expect([done.state, (await importer.people()).length]).toEqual(['importing', 3]);
  });
});

it('keeps ten thousand errors and counts the rest', async () => {
  const importer = await openImporter({ batchRows: 5_000 });
  const done = await importer.take(['Email', ...Array.from({ length: 10_020 }, (_, n) => `nobody${n}`)].join('\n'), {
    columns: [{ column: 0, target: 'email' }],
  });
  expect([
    done.counts.failed,
    (await importer.rows('SELECT 1 FROM import_errors WHERE workspace_id = $1')).length,
  ]).toEqual([10_020, 10_000]);
});

it('refuses a file with more than 200,000 rows before anything is written', async () => {
  const importer = await openImporter();
  const done = await importer.take(`Email\n${'a@b.co\n'.repeat(200_001)}`, {
    columns: [{ column: 0, target: 'email' }],
  });
  expect([done.state, done.cause, done.counts.rows, await importer.people()]).toEqual([
    'failed',
    expect.stringContaining('more than 200,000 rows'),
    0,
    [],
  ]);
});

it('says so when the list would have more tags than it can', async () => {
  const importer = await openImporter({ batchRows: 600 });
  const done = await importer.take(
    ['Email,Tags', ...Array.from({ length: 501 }, (_, n) => `p${n}@example.com,tag ${n}`)].join('\n'),
  );
  expect([done.state, done.cause, await importer.people()]).toEqual([
    'failed',
    expect.stringContaining('over 500 different tags'),
    [],
  ]);
});
