import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { importsContract, type ImportCounts } from '../src/contracts/imports';
import { importLimits } from '../src/domain/contact-import';
import { startEmbeddedPostgres } from '../netlify/database/embedded';
import { migrate } from '../netlify/jobs/database-wiring';

/**
 * Imports a contact file through the real job, next to a bare COPY of the resulting rows into the same tables
 * with the same indexes and triggers. Aim: at least 0.3 of its rows per second, and memory that does not grow
 * with the file.
 */
export async function benchImports(): Promise<string[]> {
  const server = await startEmbeddedPostgres({
    dataDir: mkdtempSync(join(tmpdir(), 'fourbeat-bench-')),
    durable: false,
  });
  try {
    await migrate(server.url);
    Object.assign(process.env, {
      DATABASE_URL: server.url,
      APP_SECRET: 'only for measuring, long enough to be accepted',
      LOG_LEVEL: 'silent',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'fourbeat-bench-')),
    });
    const [{ register }, { closePool }, { importRunner, importsJobs }] = await Promise.all([
      import('../netlify/testing/world'),
      import('../netlify/database/client'),
      import('../netlify/features/imports/imports-wiring'),
    ]);
    const owner = await register();
    const columns = (['name', 'email', 'phone', 'company', 'tags', 'status', 'value'] as const).map(
      (target, column) => ({ column, target }),
    );

    async function bring(text: string): Promise<string> {
      const bytes = new TextEncoder().encode(text);
      const { body } = await owner.call('imports', importsContract.createImport, {
        name: 'contacts.csv',
        bytes: bytes.byteLength,
      });
      for (let part = 1; part <= body.data.parts; part += 1)
        await owner.call('imports', importsContract.updateImportPart, {
          importId: body.data.id,
          part,
          bytes: bytes.subarray((part - 1) * importLimits.partBytes, part * importLimits.partBytes),
        });
      return body.data.id as string;
    }
    /** Works the job that `ask` enqueued: its duration, the largest growth in memory, and its counts. */
    async function work(
      importId: string,
      ask: () => Promise<unknown>,
      jobs: { run(job: { workspaceId: string; importId: string }): Promise<void> } = importsJobs(),
    ): Promise<{ ms: number; grown: number; counts: ImportCounts }> {
      const state = async () => (await owner.call('imports', importsContract.getImport, { importId })).body.data;
      await ask();
      const before = memory();
      let most = before;
      const watching = setInterval(() => (most = Math.max(most, memory())), HOLD_MS);
      const started = performance.now();
      // A long run hands over to the next.
      let found = await state();
      for (; ['checking', 'importing', 'undoing'].includes(found.state); found = await state())
        await jobs.run({ workspaceId: owner.workspaceId, importId });
      const took = performance.now() - started;
      clearInterval(watching);
      most = Math.max(most, memory());
      if (!['done', 'checked', 'undone'].includes(found.state))
        throw new Error(`the import is ${found.state}: ${found.cause}`);
      return { ms: took, grown: most - before, counts: found.counts };
    }
    const start =
      (importId: string, more = {}) =>
      () =>
        owner.call('imports', importsContract.startImport, { importId, columns, ...more });

    const warm = await bring(fileOf(5_000, 'warm'));
    await work(warm, start(warm));
    await work(warm, () => owner.call('imports', importsContract.undoImport, { importId: warm }));

    const text = fileOf(ROWS, 'p');
    const [first, again, consented] = [await bring(text), await bring(text), await bring(fileOf(ROWS / 5, 'c'))];
    const checked = await work(first, () =>
      owner.call('imports', importsContract.checkImport, { importId: first, columns }),
    );
    const imported = await work(first, start(first));
    const copied = await copyAgain(server.url);
    const same = await work(again, start(again));
    const consent = await work(
      consented,
      start(consented, { consent: { channels: ['email', 'sms'], proof: 'They ticked the box.' } }),
    );
    const undone = await work(first, () => owner.call('imports', importsContract.undoImport, { importId: first }));
    const sizes: string[] = [];
    for (const batchRows of [500, 2_000, 8_000]) {
      const importId = await bring(fileOf(ROWS / 5, `b${batchRows}-`));
      const { ms } = await work(importId, start(importId), importRunner({ batchRows }));
      sizes.push(
        `in batches of ${batchRows.toLocaleString('en')}: ${Math.round(ROWS / 5 / (ms / 1_000)).toLocaleString('en')} rows/s`,
      );
    }
    await closePool();

    const speed = (rows: number, took: number): number => rows / (took / 1_000);
    const line = (what: string, rows: number, { ms, grown }: { ms: number; grown: number }): string =>
      `${what}: ${(ms / 1_000).toFixed(1)} s, ${Math.round(speed(rows, ms)).toLocaleString('en')} rows/s, memory in use + ${Math.round(grown / 1024 / 1024)} MB at most`;
    return [
      `${ROWS.toLocaleString('en')} rows of ${columns.length} columns, ${(text.length / 1024 / 1024).toFixed(1)} MB; the rows made: ${copied.rows.toLocaleString('en')} in contacts, contact_points and contact_tags`,
      line('import', ROWS, imported),
      `bare COPY of the rows made: ${(copied.ms / 1_000).toFixed(1)} s, ${Math.round(speed(ROWS, copied.ms)).toLocaleString('en')} contacts/s; the import has ${(copied.ms / imported.ms).toFixed(2)} of it (aim: 0.30)`,
      line('check', ROWS, checked),
      line('the same file again, nothing changed', ROWS, same),
      line('import with consents on two channels', ROWS / 5, consent),
      line('undo', ROWS, undone),
      `import of ${(ROWS / 5).toLocaleString('en')} rows ${sizes.join(', ')}`,
    ];
  } finally {
    await server.stop();
  }
}

/** Moves the imported rows out of the tables and back in by COPY; the median of three runs, in milliseconds. */
async function copyAgain(url: string): Promise<{ ms: number; rows: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const read = async (query: string): Promise<Buffer[]> => {
    const chunks: Buffer[] = [];
    for await (const chunk of client.query(copyTo(`COPY (${query}) TO STDOUT`))) chunks.push(chunk as Buffer);
    return chunks;
  };
  const rows: [string, Buffer[]][] = [];
  for (const [table, columns] of TABLES)
    rows.push([`${table} (${columns})`, await read(`SELECT ${columns} FROM ${table}`)]);
  const changes = await read('SELECT * FROM contact_changes');
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await client.query('truncate contacts, contact_points, contact_tags, contact_changes, contact_counts cascade');
    const started = performance.now();
    for (const [target, chunks] of rows)
      await pipeline(Readable.from(chunks), client.query(copyFrom(`COPY ${target} FROM STDIN`)));
    times.push(performance.now() - started);
  }
  await pipeline(Readable.from(changes), client.query(copyFrom('COPY contact_changes FROM STDIN')));
  await client.end();
  const count = (chunks: Buffer[]): number =>
    chunks.reduce((sum, chunk) => sum + chunk.filter((byte) => byte === 10).length, 0);
  return { ms: times.sort((a, b) => a - b)[1]!, rows: rows.reduce((sum, [, chunks]) => sum + count(chunks), 0) };
}

/** Memory in use, in bytes, after garbage collection. */
function memory(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const fileOf = (rows: number, prefix: string): string =>
  [
    'Name,Email,Phone,Company,Tags,Status,Value',
    ...Array.from(
      { length: rows },
      (_, n) =>
        `${FIRST[n % FIRST.length]} ${LAST[(n * 7) % LAST.length]}-${n},${prefix}${n}@example-${n % 500}.com,+4479${String(10_000_000 + n)},"${LAST[n % LAST.length]}, Sons & Co",${n % 3 === 0 ? '"Regular, Newsletter"' : 'Regular'},${['lead', 'customer', 'prospect'][n % 3]},"${(n % 9_000) + 1},${String(n % 100).padStart(2, '0')}"`,
    ),
  ].join('\r\n');

const FIRST = ['Ann', 'Zoë', 'Jürgen', 'María', 'Amélie', 'Bob', 'Chloé', 'Dmitri'];
const LAST = ['Lee', 'Baker', 'Müller', 'García', 'Okafor', 'Svensson', 'Rossi'];
const TABLES: [string, string][] = [
  [
    'contacts',
    'workspace_id, id, name, company, status, source, value, custom, search, name_key, email_consent, sms_consent, voice_consent, last_contact_at, archived_at, import_id, row_key, created_at, updated_at',
  ],
  ['contact_points', 'workspace_id, contact_id, kind, value, shown, label, position'],
  ['contact_tags', 'workspace_id, tag_id, contact_id'],
];
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** Rarely enough that garbage collection takes no noticeable time. */
const HOLD_MS = 5_000;
const ROWS = Number(process.env.BENCH_IMPORT_ROWS ?? 100_000);
