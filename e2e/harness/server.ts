import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { quickFolder } from '../../netlify/testing/quick-folder';
import { findFreePort } from '../../scripts/ports';

/** `npm start` on a free port, with a new data folder unless one is given (which is then kept). */
export const startBuiltApp = (dataDir?: string, settings?: Settings): Promise<RunningServer> =>
  startServer('start', (port) => ['scripts/start.ts', '--port', String(port)], dataDir, settings);

/** `npm run dev`: the same application under netlify dev. */
export const startNetlifyDev = (): Promise<RunningServer> =>
  startServer('netlify-dev', () => ['--import', 'tsx', 'scripts/dev.ts']);

/** Another program may take a port between finding it and listening on it: then another port is tried. */
async function startServer(
  name: ServerName,
  command: (port: number) => string[],
  givenDataDir?: string,
  settings: Settings = () => ({}),
): Promise<RunningServer> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort(FIRST_PORT[name] + 2 * randomInt(80)); // parallel runs rarely collide
    const started = await tryToStart({ name, port, command: command(port), givenDataDir, settings: settings(port) });
    if ('url' in started) return started;
    if (attempt === ATTEMPTS || !PORT_TAKEN.test(started.log))
      throw new Error(`${name} did not come up (${started.problem}). Its last lines:\n${started.log.slice(-3_000)}`);
  }
}

async function tryToStart({
  name,
  port,
  command,
  givenDataDir,
  settings,
}: Attempt): Promise<RunningServer | { problem: string; log: string }> {
  const dataDir = givenDataDir ?? quickFolder(`e2e-${name}`);
  const logFile = resolve('test-results/servers', `${name}-${port}.log`);
  mkdirSync(resolve('test-results/servers'), { recursive: true });
  const log = createWriteStream(logFile);
  await once(log, 'open');
  const inherited = Object.entries(process.env).filter(([variable]) => !ITS_OWN.has(variable));
  const child = spawn(process.execPath, command, {
    detached: true, // its own process group, so that nothing is left behind
    stdio: ['ignore', log, log],
    env: { ...Object.fromEntries(inherited), PORT: String(port), DATA_DIR: dataDir, ...settings },
  });
  const exited = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    const late = await Promise.race([exited.then(() => false), sleep(STOP_MS, true, { ref: false })]);
    const left = processesOf(dataDir);
    signalGroup(child.pid, 'SIGKILL');
    log.end();
    if (!givenDataDir) rmSync(dataDir, { recursive: true, force: true });
    if (late) throw new Error(`${name} did not stop within ${STOP_MS} ms; its log is ${logFile}`);
    if (left.length > 0) throw new Error(`${name} has stopped and left behind:\n${left.join('\n')}`);
  };
  const url = `http://localhost:${port}`;
  const logged = (): string => readFileSync(logFile, 'utf8');
  const problem = await waitUntilHealthy(
    url,
    () => logged().includes(READY),
    () => child.exitCode !== null || child.signalCode !== null,
  );
  if (problem === undefined) return { url, port, dataDir, stop };
  await stop().catch(() => undefined);
  return { problem, log: logged() };
}

/** Waits for its own announcement first: whatever answers on the port before that is another program. */
async function waitUntilHealthy(
  url: string,
  isReady: () => boolean,
  hasEnded: () => boolean,
): Promise<string | undefined> {
  let problem = 'it never said that it runs';
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (hasEnded()) return 'it ended';
    try {
      if (isReady()) {
        const reply = await fetch(`${url}/api/health`);
        const text = await reply.text();
        if (reply.ok && text.includes('"ok"')) return undefined;
        problem = `/api/health answers ${reply.status}: ${text.slice(0, 200)}`;
      }
    } catch (error) {
      problem = error instanceof Error && error.cause ? String(error.cause) : String(error);
    }
    await sleep(100);
  }
  return problem;
}

/** Processes that still have this data folder in their environment or command; without /proc, none are found. */
function processesOf(dataDir: string): string[] {
  if (!existsSync('/proc/self/environ')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        const isIts =
          command.includes(dataDir) ||
          readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`DATA_DIR=${dataDir}`);
        return isIts && command ? [`${pid} ${command}`] : []; // a zombie has no command
      } catch {
        return []; // it has just gone, or belongs to another user
      }
    });
}

function signalGroup(group: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (group !== undefined) process.kill(-group, signal);
  } catch {
    // all processes are already gone
  }
}

/** npm run dev takes two consecutive ports. */
const FIRST_PORT: Record<ServerName, number> = { start: 23_100, 'netlify-dev': 23_300 };
const ATTEMPTS = 5;
/** The messages of `npm start`, `npm run dev` and Netlify's CLI. */
const PORT_TAKEN = /is taken by another program|Could not acquire required/;
const READY = 'Fourbeat is running';
/** Limits for what hangs, not measurements: the machine may be busy. */
export const START_MS = 240_000;
const STOP_MS = 60_000;
/** A developer's own settings must not lead a journey to their database. */
const ITS_OWN = new Set([
  'DATABASE_URL',
  'NETLIFY_DB_URL',
  'APP_SECRET',
  'PUBLIC_URL',
  'TRUSTED_PROXY',
  'HOST',
  'NETLIFY_DEV',
  'NETLIFY',
  'SMTP_URL',
  'MAIL_FROM',
  'OPERATOR_EMAIL',
  'STORAGE',
  'DATABASE_LISTEN_URL',
]);

type ServerName = 'start' | 'netlify-dev';

interface Attempt {
  name: ServerName;
  port: number;
  command: string[];
  givenDataDir: string | undefined;
  settings: Record<string, string>;
}

/** Additional variables for a server on this port. */
type Settings = (port: number) => Record<string, string>;

export interface RunningServer {
  url: string;
  port: number;
  dataDir: string;
  /** Throws when it does not stop, or leaves a process behind. */
  stop(): Promise<void>;
}
