import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { creativeContract } from '../src/contracts/creative';
import { engineContract } from '../src/contracts/engine';
import { overviewContract } from '../src/contracts/overview';
import { planContract } from '../src/contracts/plan';
import { authContract } from '../src/contracts/auth';
import { startEmbeddedPostgres } from '../netlify/database/embedded';
import { migrate } from '../netlify/jobs/database-wiring';
import type { makeClient, Reply } from '../netlify/testing/call';
import { measure, ms, percentile } from './measure';

/**
 * Warm handlers through `serve`, signed in, under row-level security, in a workspace with many posts. Aim: p95
 * at most 25 ms.
 */
export async function benchHandlers(): Promise<string[]> {
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
    const { registerBusy } = await import('../netlify/testing/world');
    const { closePool } = await import('../netlify/database/client');
    const { forgetReading } = await import('../netlify/http/limits-wiring');
    const owner = await registerBusy();
    await fill(server.url, owner.workspaceId);
    const bare = new pg.Client({ connectionString: server.url });
    bare.on('error', () => {}); // the server stops before it when a call fails, and that call is what to read about
    await bare.connect();
    const floor = await measure(RUNS, async () => {
      await bare.query('begin');
      await bare.query('select 1');
      await bare.query('commit');
    });
    const calls: Record<string, (run: number) => Promise<Reply>> = {
      getSession: () => owner.call('auth', authContract.getSession, {}),
      getCycle: () => owner.call('engine', engineContract.getCycle, {}),
      listPieces: () => owner.call('engine', engineContract.listPieces, {}),
      'listPieces in review': () => owner.call('engine', engineContract.listPieces, { status: 'review' }),
      getPiece: () => owner.call('engine', engineContract.getPiece, { pieceId: owner.piece.id }),
      updatePiece: (run: number) =>
        owner.call('engine', engineContract.updatePiece, {
          pieceId: owner.piece.id,
          version: owner.piece.version + run + 5,
          title: 'Same',
          body: 'Same',
          altText: '',
        }),
      getPlan: () => owner.call('plan', planContract.getPlan, {}),
      getUsage: () => owner.call('creative', creativeContract.getUsage, {}),
      getOverview: () => owner.call('overview', overviewContract.getOverview, {}),
    };
    const far = await cursorAt(owner, CREATIONS * 0.8);
    Object.assign(calls, {
      listCreations: () => owner.call('creative', creativeContract.listCreations, {}),
      'listCreations with a search': () =>
        owner.call('creative', creativeContract.listCreations, { search: 'number 12' }),
      'listCreations by title': () => owner.call('creative', creativeContract.listCreations, { sort: 'title' }),
      'listCreations far behind': () => owner.call('creative', creativeContract.listCreations, { cursor: far }),
      getLibrary: () => owner.call('creative', creativeContract.getLibrary, {}),
    });
    const lines = [
      `${PIECES.toLocaleString('en')} pieces and ${CREATIONS.toLocaleString('en')} pictures in the workspace, as many pieces in ten others; an empty transaction: p50 ${ms(percentile(floor, 0.5))}`,
    ];
    for (const [name, call] of Object.entries(calls)) {
      forgetReading(); // nobody reads as often as this
      const times = await measure(RUNS, async (run) => {
        const { status, body } = await call(run);
        if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
      });
      lines.push(
        `${name}: p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))} (${(percentile(times, 0.5) / percentile(floor, 0.5)).toFixed(1)}× an empty transaction)`,
      );
    }
    await bare.end();
    await closePool();
    return lines;
  } finally {
    await server.stop();
  }
}

async function fill(url: string, workspaceId: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into workspaces (workspace_id, name, slug, zone, kind, plan, created_at) select gen_random_uuid(), 'Other', 'other-' || n, 'UTC', 'real', 'Pro', now() from generate_series(1, 10) n`,
  );
  const insert = (target: string, count: number) =>
    client.query(`insert into pieces (id, workspace_id, year, week, title, body, alt_text, keywords, status, version, slug, published_at, created_at, updated_at)
      select gen_random_uuid(), w.workspace_id, 2020, 1 + n % 52, 'Piece ' || n, repeat('words ', 100), '', '[]', (array['published', 'review', 'draft'])[1 + n % 3], 1, 'slug-' || n,
        case when n % 3 = 0 then now() - n * interval '1 hour' end, now() - n * interval '1 hour', now() - n * interval '1 hour'
      from generate_series(1, ${count}) n cross join (select workspace_id from workspaces where ${target}) w`);
  await insert(`workspace_id = '${workspaceId}'`, PIECES);
  await insert(`slug LIKE 'other-%'`, PIECES / 10);
  await client.query(
    `insert into creations (id, workspace_id, storage_key, provider, title, alt_text, aspect_ratio, width, height, brief, prompt, likes, downloads, created_at)
     select gen_random_uuid(), $1, 'designs/00/none.webp', 'Built-in designer', 'Picture ' || n, '', '1:1', 1080, 1080, '{"style":"minimalist"}', 'Number ' || n || repeat(' words about loaves', 10), n % 40, n % 30, now() - n * interval '1 minute'
     from generate_series(1, ${CREATIONS}) n`,
    [workspaceId],
  );
  await client.query('analyze');
  await client.end();
}

/** The cursor of the page after so many rows. */
async function cursorAt(owner: { call: Caller }, rows: number): Promise<string> {
  let cursor: string | undefined;
  for (let read = 0; read < rows; read += 100)
    cursor = (await owner.call('creative', creativeContract.listCreations, { cursor, limit: 100 })).body.data
      .nextCursor;
  return cursor!;
}

const PIECES = 100_000;
const CREATIONS = 25_000;
const RUNS = 200;

type Caller = ReturnType<typeof makeClient>['call'];
