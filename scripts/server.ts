import { resolve } from 'node:path';
import { env } from '../netlify/config/env';
import { useHeavyThreads } from '../netlify/heavy/heavy-work';
import { loadFunctionRoutes } from '../netlify/host/function-routes';
import { startHost } from '../netlify/host/host';
import { createStaticFiles } from '../netlify/host/static-files';
import { errorInLog } from '../netlify/http/error-in-log';
import { startWorker } from '../netlify/jobs/worker';
import { sayPortTaken } from './port-taken';
import { loadEnvFile, prepareRuntime } from './prepare-runtime';
import { createShutdown, watchLauncher } from './shutdown';

/**
 * Runs the built application in this process until a signal: database, functions, files, worker. The worker
 * starts after the server can answer; the database stops last.
 */
export async function runServer(): Promise<void> {
  const started = performance.now();
  loadEnvFile();
  const port = Number(process.env.PORT || 8888);
  const hostname = process.env.HOST || '127.0.0.1';
  const trustedProxy = process.env.TRUSTED_PROXY;
  const shutdown = createShutdown();
  watchLauncher(() => shutdown.ended(0));
  process.on('unhandledRejection', (reason) => console.error('A promise failed unheard:', errorInLog(reason))); // one caller's failure must not end everybody's process
  try {
    const [runtime, findFunction] = await Promise.all([
      prepareRuntime((sentence) => console.error(sentence)).then((ready) => {
        shutdown.before(ready.stop);
        return ready;
      }),
      loadFunctionRoutes(resolve('.server/functions')),
    ]);
    shutdown.before(useHeavyThreads(resolve('.server/heavy-thread.mjs')).stop);
    env(); // an invalid setting is reported before anything claims to run
    const host = await startHost({
      port,
      hostname,
      trustedProxy,
      findFunction,
      findFile: createStaticFiles(
        resolve('dist'),
        resolve('.cache/build/compressed'),
        process.env.PUBLIC_URL || undefined,
      ),
    });
    const worker: { stop?: () => Promise<void> } = {};
    shutdown.before(() => Promise.allSettled([host.stop(), worker.stop?.()]));
    console.log(
      [
        '',
        '  Fourbeat is running',
        '',
        `  Application  http://localhost:${port}`,
        `  Database     ${runtime.database}`,
        `  Worker       in this process (${process.pid})`,
        `  Ready        after ${Math.round(performance.now() - started)} ms; stop with Ctrl-C or SIGTERM`,
        '',
      ].join('\n'),
    );
    worker.stop = (await startWorker()).stop;
  } catch (error) {
    const { code, name, message, stack } = error as NodeJS.ErrnoException;
    shutdown.ended(
      1,
      code === 'EADDRINUSE' ? await sayPortTaken(port, 'npm start') : name === 'Error' ? message : stack,
    ); // our own sentences need no stack
  }
}
