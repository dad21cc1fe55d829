import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer as createViteServer } from 'vite';
import { isAlive } from '../netlify/database/embedded-leftovers';
import { DEV_DOORS, watchFunctions, watchWorker, writeDevDoors } from './bundle-functions';
import { makeChatScript } from './chat-script';
import { chooseMailbox } from './dev-mailbox';
import { openPages, type DevPages } from './dev-pages';
import { isAnswered } from './ports';
import { loadEnvFile, prepareRuntime } from './prepare-runtime';
import { createShutdown } from './shutdown';
import { makeVisitsScript } from './visits-script';
import { watchMigrations } from './watch-migrations';

/**
 * What netlify dev runs beside itself (`[dev] command`): database, migrations, function bundles, worker, Vite,
 * mailbox.
 */
const shutdown = createShutdown();
stopWithParents();
try {
  loadEnvFile();
  const vitePort = Number(process.env.FOURBEAT_VITE_PORT || 8889);
  writeDevDoors(); // netlify dev reads them as soon as the port is open
  const pages = await openPages(vitePort);
  shutdown.before(pages.close);

  const mailbox = await chooseMailbox();
  const runtime = await prepareRuntime((sentence) => console.error(sentence), mailbox.smtpUrl);
  shutdown.before(runtime.stop);
  const functions = await watchFunctions((errors) => report('functions', errors));
  shutdown.before(functions.stop);
  shutdown.before(watchMigrations((sentence) => console.log(sentence)).stop);
  const worker = startWorkerAgainAfterChanges();
  shutdown.before(worker.stop);
  const bundles = await watchWorker((errors) => report('worker', errors) && worker.restart());
  shutdown.before(bundles.stop);
  shutdown.before(await startVite(pages));
  shutdown.before(mailbox.start(runtime.dataDir));
  void announce(runtime.database, vitePort, mailbox.line);
} catch (error) {
  shutdown.ended(1, error instanceof Error ? error.message : String(error));
}

/** In middleware mode Vite leaves signals and standard input to this process. */
async function startVite({ server, serve }: DevPages): Promise<() => Promise<void>> {
  const vite = await createViteServer({
    configLoader: 'runner',
    server: { middlewareMode: true, ws: { server } },
    appType: 'spa',
  });
  const notFound = readFileSync('public/not-found.json'); // as in netlify.toml; Vite would send the application's shell
  serve((request, reply) => {
    const start = /^\/index\.html(\?.*)?$/.exec(request.url ?? '');
    if (request.url === '/v.js') void sendScript(reply, makeVisitsScript);
    else if (request.url === '/chat.js') void sendScript(reply, makeChatScript);
    else if (start) reply.writeHead(301, { location: `/${start[1] ?? ''}` }).end();
    else if (!/^\/(api|assets)\//.test(request.url ?? '')) vite.middlewares(request, reply);
    else reply.writeHead(404, { 'content-type': 'application/json' }).end(notFound);
  });
  return () => vite.close();
}

/** Built anew each time, as Vite does with the pages' own scripts. */
async function sendScript(reply: ServerResponse, make: () => Promise<Uint8Array>): Promise<void> {
  try {
    const script = await make();
    reply
      .writeHead(200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .end(script);
  } catch (error) {
    reply.writeHead(500).end(String(error));
  }
}

function startWorkerAgainAfterChanges(): { restart(): void; stop(): Promise<void> } {
  let child: ChildProcess | undefined;
  let turn = Promise.resolve();
  let stopped = false;
  const end = async (): Promise<void> => {
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  const begin = async (): Promise<void> => {
    await end();
    if (stopped) return;
    child = spawn(process.execPath, ['.cache/dev/worker/worker.mjs'], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once(
      'exit',
      (code) =>
        code &&
        !stopped &&
        console.error(`The worker stopped with code ${code}. It will start again after the next change.`),
    );
  };
  return {
    restart: () => void (turn = turn.then(begin)),
    stop: async () => {
      stopped = true;
      await turn;
      await end();
    },
  };
}

function report(what: string, errors: string[]): boolean {
  if (errors.length > 0)
    console.error(`The ${what} could not be bundled; the last good version stays in use:\n  ${errors.join('\n  ')}`);
  return errors.length === 0;
}

/** Says what runs where, once everything answers. */
async function announce(database: string, vitePort: number, mailLine: [string, string]): Promise<void> {
  const address = process.env.URL || 'http://localhost:8888';
  while (!(await isAnswered(Number(new URL(address).port || 80)))) await sleep(100);
  const health = await fetch(`${address}/api/health`).then(
    (reply) => (reply.ok ? 'ok' : `answers with status ${reply.status}`),
    String,
  );
  const entries = readdirSync(DEV_DOORS).filter((name) => name.endsWith('.mjs'));
  const lines = [
    ['Application', address],
    ['Database', database],
    ['Functions', `${entries.length} from netlify/functions, bundled again after each change; health: ${health}`],
    ['Worker', 'works due jobs, started again after each change'],
    mailLine,
    ['Pages', `Vite on http://127.0.0.1:${vitePort}, seen through the address above`],
    ['Stop', 'Ctrl-C'],
  ];
  console.log(
    ['', '  Fourbeat is running', '', ...lines.map(([name, text]) => `  ${(name ?? '').padEnd(13)}${text}`), ''].join(
      '\n',
    ),
  );
}

/** A signal to the CLI alone, or killing either parent, would leave this process and its database running. */
function stopWithParents(): void {
  const parent = process.ppid;
  const script = Number(process.env.FOURBEAT_DEV_PID || 0);
  setInterval(() => {
    if (process.ppid !== parent || (script && !isAlive(script))) shutdown.ended(0);
  }, 500).unref();
}
