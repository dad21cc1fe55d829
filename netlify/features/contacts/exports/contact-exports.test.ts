import { contactsContract } from '../../../../src/contracts/contacts';
import { importsContract } from '../../../../src/contracts/imports';
import type { StoragePort } from '../../../ports/storage';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { contactIn } from '../../../testing/builders/stored-contact';
import { asOwner, useDatabase } from '../../../testing/database';
import { register } from '../../../testing/world';
import { mediaStorage } from '../../file/storage-wiring';
import { importsJobs } from '../../imports/imports-wiring';
import { makeContactExportMaker } from './contact-export-maker';
import { contactExportRepository } from './contact-export-repository';
import { contactExportJobs } from './contact-export-wiring';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
type Selection = { ids: string[] } | { filter: Record<string, string> };

const ask = async ({ call }: Owner, format: 'csv' | 'json' = 'csv', selection: Selection = { filter: {} }) =>
  (await call('contacts', contactsContract.createContactExport, { format, selection })).body.data as { id: string };
const stateOf = async ({ call }: Owner, id: string) =>
  (await call('contacts', contactsContract.listContactExports, {})).body.data.items.find(
    (item: { id: string }) => item.id === id,
  );
const download = async ({ call }: Owner, exportId: string) =>
  call('contacts', contactsContract.getContactExportFile, { exportId });
const bytesOf = async (owner: Owner, exportId: string) =>
  new Uint8Array(await (await download(owner, exportId)).response.arrayBuffer());

async function exported(owner: Owner, format: 'csv' | 'json' = 'csv', selection?: Selection): Promise<string> {
  const { id } = await ask(owner, format, selection);
  await contactExportJobs().make({ workspaceId: owner.workspaceId, exportId: id });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(owner, id));
}

/** The job as it is, with small parts and whatever a test puts in its way. */
const maker = ({
  partBytes = 4_000,
  pageRows = 10,
  storage = mediaStorage() as StoragePort,
  repository = contactExportRepository,
} = {}) =>
  makeContactExportMaker({
    repository,
    storage,
    partBytes,
    pageRows,
    clock: systemClock,
    ids: systemIds,
    log: () => undefined,
  });
const keysOf = async (workspaceId: string) => {
  const keys: string[] = [];
  for await (const batch of mediaStorage().list(`contact-exports/${workspaceId}`)) keys.push(...batch);
  return keys;
};

const create = ({ call }: Owner, contact: object) =>
  call('contacts', contactsContract.createContact, contact as { name: string });
const addField = async (
  { call }: Owner,
  label: string,
  kind: 'text' | 'number' | 'date' | 'choice' | 'yes-no',
  choices: string[] = [],
) => (await call('contacts', contactsContract.createContactField, { label, kind, choices })).body.data.id as string;

async function withContacts(): Promise<Owner> {
  const owner = await register();
  const [size, born, shade, loyal, note] = [
    await addField(owner, 'Size', 'number'),
    await addField(owner, 'Birthday', 'date'),
    await addField(owner, 'Shade', 'choice', ['Rye', 'Spelt']),
    await addField(owner, 'Loyal', 'yes-no'),
    await addField(owner, 'Company', 'text'),
  ];
  await create(owner, {
    name: '=HYPERLINK("http://example.com")',
    company: 'Ra"man, Sons and daughters',
    status: 'customer',
    value: 125_050,
    tags: ['Regular', 'Élan'],
    points: [
      { kind: 'email', value: 'Priya@Raman.example' },
      { kind: 'email', value: 'second@raman.example' },
      { kind: 'phone', value: '+44 20 7946 0958' },
    ],
    custom: { [size]: -41.5, [born]: '1990-02-28', [shade]: 'Spelt', [loyal]: true, [note]: "'=quoted\nin two lines" },
  });
  await create(owner, { name: 'Zoë Å', points: [{ kind: 'phone', value: '+4915112345678' }], value: 0 });
  await create(owner, { company: '@home', points: [{ kind: 'email', value: 'ops@home.example' }] });
  return owner;
}

describe('an export as CSV', () => {
  it('is what spreadsheets read, and runs nothing in them', async () => {
    const text = await exported(await withContacts());
    expect(
      text.startsWith(
        '\uFEFFName,Email,Phone,Company,Status,Tags,Value,Last contact,Source,Created,Email consent,SMS consent,Voice consent,Size,Birthday,Shade,Loyal,Company (field)\r\n',
      ),
    ).toBe(true);
    expect(text).toContain(
      `"'=HYPERLINK(""http://example.com"")",Priya@Raman.example; second@raman.example,'+442079460958,"Ra""man, Sons and daughters",customer,Élan; Regular,1250.50,`,
    );
    expect(text).toContain(",'-41.5,1990-02-28,Spelt,yes,\"''=quoted\nin two lines\"\r\n");
    expect(text).toContain(",'@home,");
    for (const line of text.slice(1).split('\r\n')) expect(line).not.toMatch(/(^|,)"?[=+\-@]/);
  });

  it.each([
    [',', 'csv'],
    [';', 'csv'],
    ['\t', 'tsv'],
  ] as const)(
    'with %j between the columns, brought into another workspace, makes the same contacts',
    async (separator, ending) => {
      const owner = await withContacts();
      const { id } = (
        await owner.call('contacts', contactsContract.createContactExport, {
          format: 'csv',
          separator,
          selection: { filter: {} },
        })
      ).body.data;
      await contactExportJobs().make({ workspaceId: owner.workspaceId, exportId: id });
      const other = await register();
      for (const [label, kind, choices] of [
        ['Size', 'number'],
        ['Birthday', 'date'],
        ['Shade', 'choice', ['Rye', 'Spelt']],
        ['Loyal', 'yes-no'],
        ['Company (field)', 'text'],
      ] as const)
        await addField(other, label, kind, [...(choices ?? [])]);
      const file = await bytesOf(owner, id);
      expect([
        new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.slice(0, 30)),
        (await download(owner, id)).response.headers.get('content-disposition'),
      ]).toEqual([
        expect.stringMatching(new RegExp(`^\uFEFFName${separator}Email${separator}Phone`)),
        expect.stringContaining(`.${ending}"`),
      ]);
      await importInto(other, file, separator);
      const [before, after] = [await contactsOf(owner), await contactsOf(other)];
      expect(before).toHaveLength(3);
      expect(after).toEqual(before);
    },
  );

  it('is named after the day, never cached and never run', async () => {
    const owner = await withContacts();
    const { id } = await ask(owner);
    await contactExportJobs().make({ workspaceId: owner.workspaceId, exportId: id });
    const { response } = await download(owner, id);
    const { createdAt, bytes } = await stateOf(owner, id);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="contacts-${createdAt.slice(0, 10)}.csv"`,
    );
    expect([
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
      response.headers.get('x-content-type-options'),
    ]).toEqual(['text/csv; charset=utf-8', 'no-store', 'nosniff']);
    expect([response.headers.get('content-length'), (await response.arrayBuffer()).byteLength]).toEqual([
      String(bytes),
      bytes,
    ]);
  });
});

describe('an export as JSON', () => {
  it('holds whole contacts with every consent and its proof', async () => {
    const owner = await withContacts();
    const [{ id: contactId }] = (await asOwner<{ id: string }>(
      "SELECT id FROM contacts WHERE workspace_id = $1 AND name = 'Zoë Å'",
      [owner.workspaceId],
    )) as [{ id: string }];
    await owner.call('contacts', contactsContract.createConsent, {
      contactId,
      channel: 'sms',
      state: 'granted',
      basis: 'express',
      wording: 'Text me',
      proof: 'Said so at the counter',
    });
    const found = JSON.parse(await exported(owner, 'json', { ids: [contactId] }));
    expect(found).toEqual([
      expect.objectContaining({
        id: contactId,
        name: 'Zoë Å',
        value: 0,
        archived: false,
        addresses: [expect.objectContaining({ kind: 'phone', value: '+4915112345678' })],
        consents: [
          expect.objectContaining({
            channel: 'sms',
            state: 'granted',
            basis: 'express',
            wording: 'Text me',
            proof: 'Said so at the counter',
          }),
        ],
      }),
    ]);
  });

  it('of nobody is an empty list', async () =>
    expect(JSON.parse(await exported(await register(), 'json'))).toEqual([]));
});

describe('a selection', () => {
  it('is what the list shows: words, filters, a segment, or what was ticked; archived ones only when asked for', async () => {
    const owner = await register();
    const { contactId } = await contactIn(owner.workspaceId, { name: 'Ada Baker' });
    await contactIn(owner.workspaceId, { name: 'Grace Hopper' });
    await contactIn(owner.workspaceId, { name: 'Hedy', archived: true });
    const names = async (selection: Selection) =>
      (JSON.parse(await exported(owner, 'json', selection)) as { name: string }[]).map(({ name }) => name).sort();
    expect(await names({ filter: {} })).toEqual(['Ada Baker', 'Grace Hopper']);
    expect(await names({ filter: { search: 'hopp' } })).toEqual(['Grace Hopper']);
    expect(await names({ filter: { archived: 'only' } })).toEqual(['Hedy']);
    expect(await names({ ids: [contactId, crypto.randomUUID()] })).toEqual(['Ada Baker']);
  });

  it('of a segment that is gone ends with the reason', async () => {
    const owner = await register();
    const { id } = await ask(owner, 'csv', { filter: { segment: crypto.randomUUID() } });
    await contactExportJobs().make({ workspaceId: owner.workspaceId, exportId: id });
    expect(await stateOf(owner, id)).toMatchObject({
      state: 'failed',
      cause: 'The segment you wanted to export has been deleted.',
    });
  });
});

describe('a large export', () => {
  const many = (workspaceId: string, count: number) =>
    asOwner(
      "INSERT INTO contacts (workspace_id, id, name, status, source, search, name_key, created_at, updated_at) SELECT $1, gen_random_uuid(), 'Person ' || n, 'lead', 'Added by hand', 'person ' || n, 'person ' || n, now(), now() FROM generate_series(1, $2::int) n",
      [workspaceId, count],
    );

  it.each(['csv', 'json'] as const)(
    'as %s comes in parts no larger than they may be, and as one file with everybody once',
    async (format) => {
      const owner = await register();
      await many(owner.workspaceId, 205);
      const { id } = await ask(owner, format);
      await maker().make({ workspaceId: owner.workspaceId, exportId: id });
      const keys = await keysOf(owner.workspaceId);
      expect(keys.length).toBeGreaterThan(3);
      for (const key of keys) expect((await mediaStorage().stat(key))!.bytes).toBeLessThanOrEqual(4_000);
      const text = new TextDecoder().decode(await bytesOf(owner, id));
      const names =
        format === 'json'
          ? (JSON.parse(text) as { name: string }[]).map(({ name }) => name)
          : text
              .trim()
              .split('\r\n')
              .slice(1)
              .map((line) => line.split(',')[0]!);
      expect(names.sort()).toEqual(Array.from({ length: 205 }, (_, n) => `Person ${n + 1}`).sort());
      expect(await stateOf(owner, id)).toMatchObject({ state: 'ready', progress: 100, rows: 205 });
    },
  );

  it('that is stopped in the middle leaves nothing behind', async () => {
    const owner = await register();
    await many(owner.workspaceId, 205);
    const { id } = await ask(owner);
    const storage: StoragePort = {
      ...mediaStorage(),
      write: async (key, bytes) => {
        await mediaStorage().write(key, bytes);
        if (key.endsWith('-2.csv'))
          expect(
            (await owner.call('contacts', contactsContract.cancelContactExport, { exportId: id })).body.data.state,
          ).toBe('cancelled');
      },
    };
    await maker({ storage }).make({ workspaceId: owner.workspaceId, exportId: id });
    expect(await stateOf(owner, id)).toMatchObject({ state: 'cancelled', bytes: null });
    expect(await keysOf(owner.workspaceId)).toEqual([]);
    expect((await download(owner, id)).status).toBe(409);
  });

  it('whose worker was killed is written anew by the next, and the killed one, should it live, ends', async () => {
    const owner = await register();
    await many(owner.workspaceId, 205);
    const { id } = await ask(owner);
    const payload = { workspaceId: owner.workspaceId, exportId: id };
    const storage: StoragePort = {
      ...mediaStorage(),
      write: async (key, bytes) => {
        await mediaStorage().write(key, bytes);
        if (key.endsWith('-2.csv')) await maker().make(payload); // taken for dead
      },
    };
    await maker({ storage }).make(payload);
    expect(await stateOf(owner, id)).toMatchObject({ state: 'ready', rows: 205 });
    expect(
      new TextDecoder()
        .decode(await bytesOf(owner, id))
        .trim()
        .split('\r\n'),
    ).toHaveLength(206);
    expect(new Set((await keysOf(owner.workspaceId)).map((key) => key.split('/')[2]!))).toEqual(new Set([id]));
    expect(new Set((await keysOf(owner.workspaceId)).map((key) => key.split('/')[3]!.slice(0, 36))).size).toBe(1);
  });

  it('says that it is starting again once its worker was killed, and not before', async () => {
    const owner = await register();
    const { id } = await ask(owner);
    const again = async () => (await stateOf(owner, id)).startedAgain as boolean;
    const take = (attempt: string) =>
      contactExportRepository.take({ workspaceId: owner.workspaceId, exportId: id, attempt });
    const said = [await again()];
    await take(systemIds.id());
    said.push(await again());
    await take(systemIds.id()); // the first was killed
    said.push(await again());
    await contactExportJobs().make({ workspaceId: owner.workspaceId, exportId: id });
    said.push(await again());
    expect(said).toEqual([false, false, true, false]);
  });

  it('that fails again and again is given up with a cause, and one that is ready never is', async () => {
    const owner = await register();
    await many(owner.workspaceId, 20);
    const { id } = await ask(owner);
    const payload = { workspaceId: owner.workspaceId, exportId: id };
    await expect(
      maker({ storage: { ...mediaStorage(), write: () => Promise.reject(new Error('disk full')) } }).make(payload),
    ).rejects.toThrow('disk full');
    expect(await stateOf(owner, id)).toMatchObject({ state: 'running', cause: null });
    await contactExportJobs().giveUp(payload);
    expect(await stateOf(owner, id)).toMatchObject({
      state: 'failed',
      cause: expect.stringContaining('stopped several times'),
    });
    const ready = await ask(owner);
    await contactExportJobs().make({ ...payload, exportId: ready.id });
    await contactExportJobs().giveUp({ ...payload, exportId: ready.id });
    expect(await stateOf(owner, ready.id)).toMatchObject({ state: 'ready' });
  });
});

describe('the list of exports', () => {
  it('is the workspace’s own, and forgets one with its file after seven days', async () => {
    const [owner, other] = [await withContacts(), await register()];
    const { id } = await ask(owner);
    await contactExportJobs().make({ workspaceId: owner.workspaceId, exportId: id });
    expect([
      (await download(other, id)).status,
      (await other.call('contacts', contactsContract.cancelContactExport, { exportId: id })).status,
    ]).toEqual([404, 404]);
    expect(await stateOf(other, id)).toBeUndefined();
    await contactExportJobs().tidy();
    expect(await keysOf(owner.workspaceId)).toHaveLength(1);
    await asOwner("UPDATE contact_exports SET expires_at = now() - interval '1 second' WHERE id = $1", [id]);
    expect([await stateOf(owner, id), (await download(owner, id)).status]).toEqual([undefined, 404]);
    await contactExportJobs().tidy();
    expect([
      await keysOf(owner.workspaceId),
      await asOwner('SELECT 1 FROM contact_exports WHERE id = $1', [id]),
    ]).toEqual([[], []]);
  });

  it('goes into the log with who asked and how many went out', async () => {
    const owner = await withContacts();
    const { id } = await ask(owner);
    await contactExportJobs().make({ workspaceId: owner.workspaceId, exportId: id });
    expect(
      await asOwner("SELECT title, actor_name FROM activities WHERE workspace_id = $1 AND title LIKE '%exported%'", [
        owner.workspaceId,
      ]),
    ).toEqual([{ title: '3 contacts were exported as CSV', actor_name: 'Ada Baker' }]);
  });
});

async function importInto({ call, workspaceId }: Owner, bytes: Uint8Array, delimiter = ','): Promise<void> {
  const { id } = (
    await call('imports', importsContract.createImport, { name: 'contacts.csv', bytes: bytes.byteLength })
  ).body.data;
  await call('imports', importsContract.updateImportPart, { importId: id, part: 1, bytes });
  const preview = (await call('imports', importsContract.getImportPreview, { importId: id })).body.data;
  expect(preview).toMatchObject({ encoding: 'utf-8', delimiter, hasHeader: true });
  const started = await call('imports', importsContract.startImport, {
    importId: id,
    columns: preview.columns,
    hasHeader: true,
  });
  expect(started.status).toBe(200);
  await importsJobs().run({ workspaceId, importId: id });
  expect((await call('imports', importsContract.getImport, { importId: id })).body.data).toMatchObject({
    state: 'done',
    counts: { created: 3, failed: 0 },
  });
}

/** What a file can carry, by what people call it. */
const contactsOf = ({ workspaceId }: Owner) =>
  asOwner(
    `SELECT name, company, status, value::int, (SELECT array_agg(kind || ':' || value || ':' || shown ORDER BY kind, position) FROM contact_points p WHERE p.workspace_id = c.workspace_id AND p.contact_id = c.id) AS points,
       (SELECT array_agg(t.name ORDER BY t.name) FROM contact_tags ct JOIN tags t ON t.workspace_id = ct.workspace_id AND t.id = ct.tag_id WHERE ct.workspace_id = c.workspace_id AND ct.contact_id = c.id) AS tags,
       (SELECT array_agg(f.kind || ':' || f.kind || (custom -> f.id::text)::text ORDER BY f.kind) FROM contact_fields f WHERE f.workspace_id = c.workspace_id AND custom ? f.id::text) AS fields
     FROM contacts c WHERE workspace_id = $1 ORDER BY name_key`,
    [workspaceId],
  );
