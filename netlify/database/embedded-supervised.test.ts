import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from './embedded';
import { superviseEmbeddedPostgres } from './embedded-supervised';

jest.setTimeout(300_000); // a limit for what hangs

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'supervised-test-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('starts a server that was killed again, at the same address and with what was committed, as often as it takes', async () => {
  const story = hear();
  const server = await superviseEmbeddedPostgres({ dataDir, say: story.say });
  await query(server.url, 'create table note as select 1 as answer');
  for (let time = 0; time < 2; time += 1) {
    process.kill(serverPid(), 'SIGKILL');
    await story.waitFor(/runs again/);
    expect(await query(server.url, 'select answer from note')).toEqual([{ answer: 1 }]);
  }
  await server.stop();
  await expect(query(server.url, 'select 1')).rejects.toThrow();
});

test('goes on trying while the server cannot start, until it can', async () => {
  const story = hear();
  const server = await superviseEmbeddedPostgres({ dataDir, say: story.say });
  const settings = join(dataDir, 'postgres/postgresql.conf');
  const good = readFileSync(settings);
  appendFileSync(settings, "shared_buffers = 'none'\n");
  process.kill(serverPid(), 'SIGKILL');
  await story.waitFor(/did not start/);
  await story.waitFor(/did not start/);
  writeFileSync(settings, good);
  await story.waitFor(/runs again/);
  await query(server.url, 'select 1');
  await server.stop();
});

test('stops trying when it is stopped', async () => {
  const story = hear();
  const server = await superviseEmbeddedPostgres({ dataDir, say: story.say });
  appendFileSync(join(dataDir, 'postgres/postgresql.conf'), "shared_buffers = 'none'\n");
  process.kill(serverPid(), 'SIGKILL');
  await story.waitFor(/did not start/);
  await server.stop();
  await expect(query(server.url, 'select 1')).rejects.toThrow();
});

test('leaves the data folder free for the next', async () => {
  const server = await superviseEmbeddedPostgres({ dataDir, say: () => undefined });
  await server.stop();
  await (await startEmbeddedPostgres({ dataDir, durable: false })).stop();
});

const serverPid = (): number => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Collects what the operator was told; `waitFor` takes each sentence once. */
function hear() {
  const heard: string[] = [];
  let changed = (): void => undefined;
  return {
    say: (sentence: string): void => {
      heard.push(sentence);
      changed();
    },
    async waitFor(wanted: RegExp): Promise<void> {
      while (!heard.some((sentence) => wanted.test(sentence)))
        await new Promise<void>((resolve) => (changed = resolve));
      heard.length = 0;
    },
  };
}
