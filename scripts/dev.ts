import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopOrphanedPostgres } from '../netlify/database/embedded';
import { sayPortTaken } from './port-taken';
import { findFreePort, isPortFree } from './ports';
import { loadEnvFile } from './prepare-runtime';
import { createShutdown, watchLauncher } from './shutdown';

/**
 * `npm run dev`: Netlify's own development server on http://localhost:8888, without account or network. It runs
 * scripts/dev-services.ts (the command in netlify.toml), so that plain `npx netlify dev` does the same.
 */
loadEnvFile();
const port = Number(process.env.PORT || 8888);
if (!(await isPortFree(port))) {
  console.error(await sayPortTaken(port, 'npm run dev'));
  process.exit(1);
}
const vitePort = await findFreePort(port + 1);

const netlify = spawn(
  process.execPath,
  [
    resolve('node_modules/netlify-cli/bin/run.js'),
    'dev',
    '--offline',
    '--no-open',
    '--skip-gitignore',
    '--port',
    String(port),
    '--target-port',
    String(vitePort),
  ],
  {
    // its own process group: Ctrl-C only reaches this process, which then stops the others in order. pipes instead
    // of a terminal: one without columns makes the CLI loop for ever.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`, // for deno, which it needs
      CI: '1', // no telemetry, no questions
      NO_UPDATE_NOTIFIER: '1',
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      FOURBEAT_VITE_PORT: String(vitePort),
      FOURBEAT_DEV_PID: String(process.pid),
    },
  },
);
netlify.stdout.pipe(process.stdout);
netlify.stderr.pipe(process.stderr);

const shutdown = createShutdown();
shutdown.before(() => stopOrphanedPostgres(process.env.DATA_DIR || '.data')); // only needed if the services were killed
shutdown.before(() => stopGroup(netlify.pid));
watchLauncher(() => shutdown.ended(0));
netlify.once('exit', (code) => shutdown.ended(code ?? 1));
process.once('exit', () => signalGroup(netlify.pid, 'SIGTERM'));

/** Waits until the whole group has exited: the services shut down the database after the CLI has gone. */
async function stopGroup(group: number | undefined): Promise<void> {
  signalGroup(group, 'SIGTERM');
  const deadline = Date.now() + 20_000;
  while (signalGroup(group, 0)) {
    if (Date.now() > deadline) signalGroup(group, 'SIGKILL');
    await sleep(50);
  }
}

function signalGroup(group: number | undefined, signal: NodeJS.Signals | 0): boolean {
  try {
    return group !== undefined && process.kill(-group, signal);
  } catch {
    return false;
  }
}
