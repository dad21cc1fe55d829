import fc from 'fast-check';
import { importsContract } from '../../../../src/contracts/imports';
import { openImporter } from '../../../testing/builders/imports';
import { useDatabase } from '../../../testing/database';

useDatabase();

const encoded = (text: string, encoding: BufferEncoding, mark: number[] = []): Uint8Array =>
  new Uint8Array(Buffer.concat([Buffer.from(mark), Buffer.from(text, encoding)]));
const bigEndian = (text: string, mark: number[] = []): Uint8Array =>
  new Uint8Array(Buffer.concat([Buffer.from(mark), Buffer.from(text, 'utf16le').swap16()]));
/** Bytes of a file that is not UTF-8. */
const bytes = (...parts: (string | number[])[]): Uint8Array =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)));

const german =
  'Vorname;Nachname;E-Mail;Firma\r\nJürgen;Müßig;j@example.de;Bäckerei Größe & Söhne\r\nZoë;Weiß;z@example.de;Café Übermut\r\n';

describe('files as programs write them', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['UTF-8', german, 'utf-8'],
    ['UTF-8 with a byte order mark', encoded(german, 'utf8', [0xef, 0xbb, 0xbf]), 'utf-8'],
    ['UTF-16 LE with a byte order mark', encoded(german, 'utf16le', [0xff, 0xfe]), 'utf-16le'],
    ['UTF-16 LE without one', encoded(german, 'utf16le'), 'utf-16le'],
    ['UTF-16 BE with a byte order mark', bigEndian(german, [0xfe, 0xff]), 'utf-16be'],
    ['UTF-16 BE without one', bigEndian(german), 'utf-16be'],
    ['latin-1', encoded(german, 'latin1'), 'windows-1252'],
    [
      'latin-1, once more in rows with carriage returns alone',
      encoded(german.replaceAll('\r\n', '\r'), 'latin1'),
      'windows-1252',
    ],
    ['UTF-8 with line feeds alone', german.replaceAll('\r\n', '\n'), 'utf-8'],
    ['UTF-8 that names its delimiter first, as Excel does', `sep=;\r\n${german}`, 'utf-8'],
    ['UTF-8 with tabs', german.replaceAll(';', '\t'), 'utf-8'],
    ['UTF-8 with bars', german.replaceAll(';', '|'), 'utf-8'],
  ])('%s', async (_name, content, encoding) => {
    const importer = await openImporter();
    const done = await importer.take(content);
    const preview = (await importer.preview(done.id)).data;
    expect([preview.encoding, preview.headers, preview.warnings]).toEqual([
      encoding,
      ['Vorname', 'Nachname', 'E-Mail', 'Firma'],
      [],
    ]);
    expect((await importer.people()).map(({ name, company, points }) => [name, company, points])).toEqual([
      ['Jürgen Müßig', 'Bäckerei Größe & Söhne', ['j@example.de']],
      ['Zoë Weiß', 'Café Übermut', ['z@example.de']],
    ]);
  });

  it('are read in other alphabets where their letters tell', async () => {
    const importer = await openImporter();
    const names = ['Анна Иванова', 'Борис Смирнов', 'Екатерина Соколова', 'Дмитрий Попов', 'Ольга Кузнецова'];
    const cyrillic = (text: string): number[] =>
      [...text].map((letter) =>
        letter >= 'А' && letter <= 'я' ? letter.charCodeAt(0) - 0x410 + 0xc0 : letter.charCodeAt(0),
      );
    await importer.take(bytes('Name,Email\n', ...names.flatMap((name, n) => [cyrillic(name), `,p${n}@example.ru\n`])));
    await importer.take(
      bytes(
        'Imie,Nazwisko,Email\n',
        [0xa3],
        'ukasz,Wi',
        [0x9c],
        'niewski,l@example.pl\nMa',
        [0xb3],
        'gorzata,D',
        [0xb9],
        'browska,m@example.pl\nGra',
        [0xbf],
        'yna,Kami',
        [0xf1],
        'ska,g@example.pl\n',
      ),
    );
    // Shift_JIS: 山田太郎, 鈴木花子
    const done = await importer.take(
      bytes(
        'Name,Email\n',
        [0x8e, 0x52, 0x93, 0x63, 0x91, 0xbe, 0x98, 0x59],
        ',t@example.jp\n',
        [0x97, 0xe9, 0x96, 0xd8, 0x89, 0xd4, 0x8e, 0x71],
        ',h@example.jp\n',
      ),
      { encoding: 'shift_jis' },
    );
    expect([done.state, (await importer.people()).map(({ name }) => name).sort()]).toEqual([
      'done',
      [...names, '山田太郎', '鈴木花子', 'Łukasz Wiśniewski', 'Małgorzata Dąbrowska', 'Grażyna Kamińska'].sort(),
    ]);
  });

  it('without a header begin with the first row, and where emails stand is found', async () => {
    const importer = await openImporter();
    const done = await importer.take('Ann Lee,ann@example.com,020 7946 0018\nBob Ray,bob@example.com,020 7946 0019', {
      hasHeader: false,
    });
    const { data } = await importer.preview(done.id);
    expect([data.hasHeader, data.columns, done.counts.created]).toEqual([
      false,
      [
        { column: 0, target: 'name' },
        { column: 1, target: 'email' },
        { column: 2, target: 'phone' },
      ],
      2,
    ]);
  });
});

describe('what is odd', () => {
  it('in rows costs those rows or values and names their lines', async () => {
    const importer = await openImporter({ batchRows: 4 });
    const long = `${'x'.repeat(300)}@example.com`;
    const file = [
      'Name,Email,Name',
      'Ann,ann@example.com',
      `Huge,${'y'.repeat(70_000)}`,
      'Nul\0,nul@example.com',
      '"Open,open@example.com',
      `${','.repeat(250)}`,
      `Long,${long}`,
      'Ünï,päul@münchen.example',
      '🥐 Bäcker,croissant@example.com,x,y,z',
      'ליאת,liat@example.co.il',
      '=HYPERLINK("http://x"),formula@example.com',
      "'+Plus,plus@example.com",
      '"Two\nlines",two@example.com',
      'Rag',
    ].join('\r\n');
    const done = await importer.take(file, {
      columns: [
        { column: 0, target: 'name' },
        { column: 1, target: 'email' },
      ],
    });
    expect([done.state, done.counts]).toEqual([
      'done',
      { rows: 13, created: 10, updated: 0, unchanged: 0, skipped: 0, failed: 3 },
    ]);
    expect((await importer.errors(done.id)).map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'This row is longer than 64 KB.'],
      [
        4,
        'Left out: “Nul” (Name) can’t be read with this text encoding. Choose another one, or save the file as UTF-8.',
      ],
      [5, 'A quotation mark in this row is never closed.'],
      [6, 'This row has more than 200 columns.'],
      [7, expect.stringMatching(/^Left out: “x{59}…” \(Email\) is not an email address\.$/)],
    ]);
    expect((await importer.people()).map(({ name, points }) => [name, points[0]]).sort()).toEqual([
      ['+Plus', 'plus@example.com'],
      ['', 'nul@example.com'],
      ['=HYPERLINK("http://x")', 'formula@example.com'],
      ['Ann', 'ann@example.com'],
      ['Long', undefined],
      ['Rag', undefined],
      ['Two lines', 'two@example.com'],
      ['Ünï', 'päul@xn--mnchen-3ya.example'],
      ['ליאת', 'liat@example.co.il'],
      ['🥐 Bäcker', 'croissant@example.com'],
    ]);
    expect((await importer.preview(done.id)).data.warnings).toEqual([
      '“name” is the header of more than one column.',
      'This file contains characters that are not text. Values with them will be left out.',
      'Some of the first rows can’t be read and will be left out.',
    ]);
  });

  it('letters that do not fit the encoding cost their values', async () => {
    const importer = await openImporter();
    const done = await importer.take(encoded('Name,Email\nJürgen,j@example.de\nAnn,ann@example.com', 'latin1'), {
      encoding: 'utf-8',
      delimiter: ',',
    });
    expect([
      done.counts,
      done.warnings,
      (await importer.errors(done.id))[0]!.reason,
      (await importer.people()).map(({ name, points }) => [name, points[0]]),
    ]).toEqual([
      expect.objectContaining({ created: 2, failed: 0 }),
      1,
      expect.stringContaining('Choose another one'),
      [
        ['Ann', 'ann@example.com'],
        ['', 'j@example.de'],
      ],
    ]);
  });

  it.each<[string, string | Uint8Array, string]>([
    ['an Excel workbook named .csv', bytes([0x50, 0x4b, 0x03, 0x04], 'rest of the workbook'), 'Excel workbook'],
    ['an old Excel workbook', bytes([0xd0, 0xcf, 0x11, 0xe0], 'rest'), 'old Excel workbook'],
    ['a packed file', bytes([0x1f, 0x8b], 'rest'), 'compressed'],
    ['a picture', new Uint8Array(Array.from({ length: 600 }, (_, n) => (n * 7) % 256)), 'not a text file'],
    ['blank lines', '\n\r\n \n', 'This file is empty'],
    ['a byte order mark alone', new Uint8Array([0xef, 0xbb, 0xbf]), 'This file is empty'],
  ])('%s is refused with a sentence, by the preview and by the job', async (_name, content, sentence) => {
    const importer = await openImporter();
    const importId = await importer.bring(content);
    expect(await importer.preview(importId)).toMatchObject({
      code: 'invalid_request',
      error: expect.stringContaining(sentence),
    });
    const done = await importer.take(content, { columns: [{ column: 0, target: 'email' }] });
    expect([done.state, done.cause, done.canUndo]).toEqual(['failed', expect.stringContaining(sentence), false]);
  });

  it('a header and nothing else is said at once', async () => {
    const importer = await openImporter();
    const importId = await importer.bring('Name,Email\n');
    expect((await importer.preview(importId)).data).toMatchObject({
      rows: [],
      warnings: ['There are no rows below the header.'],
    });
  });

  it('a hundred thousand columns are refused', async () => {
    const importer = await openImporter();
    const importId = await importer.bring('x,'.repeat(30_000));
    expect((await importer.preview(importId)).error).toBe('A file can have at most 200 columns.');
    expect((await importer.preview(await importer.bring('x,'.repeat(100_000)))).error).toContain('longer than 64 KB');
  });
});

it('an export of Google Contacts is imported with all its addresses and labels', async () => {
  const importer = await openImporter();
  const done = await importer.take(
    'First Name,Middle Name,Last Name,Organization Name,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value\nAda,,Lovelace,Engines,"Met at\nthe fair",* myContacts ::: Friends,* Work,ADA@Example.org ::: ada@home.example,Mobile,+44 20 7946 0018 ::: +44 20 7946 0019',
  );
  expect((await importer.preview(done.id)).data.preset).toBe('google');
  expect(await importer.people()).toEqual([
    expect.objectContaining({
      name: 'Ada Lovelace',
      company: 'Engines',
      notes: ['Met at\nthe fair'],
      tags: ['Friends'],
      points: ['ada@example.org', 'ada@home.example', '+442079460018', '+442079460019'],
    }),
  ]);
});

it('whatever stands in a file, an import ends, and its counts add up', async () => {
  const importer = await openImporter({ batchRows: 5 });
  const cell = fc.oneof(
    fc.constantFrom(
      'ann@example.com',
      'Bob',
      '+44 20 7946 0018',
      '',
      'customer',
      '1.234,56',
      'yes',
      '2026-01-01',
      '=1+1',
      '"',
      '\0',
      '\uFFFD',
      '😀',
      '\uD800',
    ),
    fc.string({ maxLength: 12 }),
  );
  const targets = [
    'name',
    'email',
    'phone',
    'status',
    'tags',
    'value',
    'last-contact',
    'note',
    'email-consent',
  ] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 12 }),
      async (rows) => {
        const content = Buffer.from(`h\n${rows.map((row) => row.join(',')).join('\n')}`);
        if (content.byteLength < 3) return;
        const importId = await importer.bring(new Uint8Array(content));
        await importer.call('imports', importsContract.startImport, {
          importId,
          columns: targets.map((target, column) => ({ column, target })),
          encoding: 'utf-8',
          delimiter: ',',
        });
        await importer.runner.run({ workspaceId: importer.workspaceId, importId });
        const { state, counts } = await importer.get(importId);
        expect(['done', 'failed']).toContain(state);
        expect(counts.created + counts.updated + counts.unchanged + counts.skipped + counts.failed).toBe(counts.rows);
      },
    ),
    { numRuns: 25 },
  );
  const people = await importer.people();
  expect(
    Object.entries(await importer.counts())
      .filter(([kind]) => kind.startsWith('status:'))
      .reduce((sum, [, count]) => sum + count, 0),
  ).toBe(people.length);
});
