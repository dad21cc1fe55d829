import { spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** CLICKHOUSE_PATH, or a program on the search path; undefined without one. */
export function findClickHouse(): string | undefined {
  const named = process.env.CLICKHOUSE_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const found = ['clickhouse-server', 'clickhouse'].flatMap((name) => folders.map((folder) => join(folder, name)));
  if (named && !isExecutable(named)) throw new Error(`CLICKHOUSE_PATH is ${named}, where no program is.`);
  return named || found.find(isExecutable);
}

/**
 * A server of its own on loopback, with its data in a temporary folder; needs no right beyond that. Old versions read
 * <yandex>, and new ones still do.
 */
export async function startClickHouse(program: string): Promise<ClickHouseUnderTest> {
  const folder = mkdtempSync(join(tmpdir(), 'fourbeat-clickhouse-'));
  const port = await freePort();
  writeFileSync(
    join(folder, 'config.xml'),
    `<yandex>
      <logger><level>error</level><console>1</console></logger>
      <http_port>${port}</http_port><listen_host>127.0.0.1</listen_host>
      <path>${folder}/data/</path><tmp_path>${folder}/tmp/</tmp_path><user_files_path>${folder}/files/</user_files_path><format_schema_path>${folder}/schemas/</format_schema_path>
      <users_config>users.xml</users_config><default_profile>default</default_profile><default_database>default</default_database>
      <mark_cache_size>67108864</mark_cache_size>
    </yandex>`,
  );
  writeFileSync(
    join(folder, 'users.xml'),
    `<yandex>
      <profiles><default></default></profiles><quotas><default></default></quotas>
      <users><default><password>${PASSWORD}</password><networks><ip>127.0.0.1</ip></networks><profile>default</profile><quota>default</quota></default></users>
    </yandex>`,
  );
  const words = program.endsWith('clickhouse') ? ['server'] : [];
  const start = async (): Promise<() => Promise<void>> => {
    const child = spawn(program, [...words, `--config-file=${folder}/config.xml`], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-2_000)));
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    for (let tries = 0; !(await isReady(port)); tries += 1) {
      if (child.exitCode !== null || tries > 600) throw new Error(`ClickHouse did not start: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return async () => {
      child.kill('SIGKILL');
      await ended;
    };
  };
  let stop = await start();
  return {
    url: `http://default:${PASSWORD}@127.0.0.1:${port}/default`,
    stop: () => stop(),
    restart: async () => {
      stop = await start();
    },
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/ping`).then(
    async (reply) => (await reply.text()).startsWith('Ok'),
    () => false,
  );
}

/** Below 32768, the range of outgoing connections. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const PASSWORD = 'only-for-tests';

export interface ClickHouseUnderTest {
  url: string;
  /** At once, as if its machine had failed. */
  stop(): Promise<void>;
  restart(): Promise<void>;
  remove(): Promise<void>;
}
