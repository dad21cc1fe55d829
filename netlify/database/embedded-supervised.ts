import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '../../src/domain/duration';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded';

/**
 * The embedded PostgreSQL for a running application: when the server ends by itself (killed, or its disk full)
 * it is restarted at the same address, at once and then after longer and longer pauses, until it runs or `stop`
 * is called. Meanwhile requests get a 503 and the application keeps running. Throws only when the first start
 * fails.
 */
export async function superviseEmbeddedPostgres({ dataDir, say }: SupervisedOptions): Promise<EmbeddedPostgres> {
  const stopping = new AbortController();
  let restarting: Promise<void> | undefined;
  let startedAt = 0;
  let failures = 0;

  const start = async (port?: number): Promise<EmbeddedPostgres> => {
    const server = await startEmbeddedPostgres({
      dataDir,
      port,
      onUnexpectedExit: (log) => void (restarting ??= again(log).finally(() => (restarting = undefined))),
    });
    startedAt = performance.now();
    return server;
  };

  const again = async (log: string): Promise<void> => {
    say(`The embedded PostgreSQL ended by itself and is started again. Its last words:\n${log.trim()}`);
    await current.stop(); // releases the data folder
    if (performance.now() - startedAt > STEADY_MS) failures = 0;
    while (!stopping.signal.aborted) {
      if (failures > 0)
        await sleep(Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS), undefined, {
          signal: stopping.signal,
        }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      failures += 1;
      try {
        current = await start(current.port);
        say('The embedded PostgreSQL runs again.');
        return;
      } catch (error) {
        say(error instanceof Error ? error.message : String(error));
      }
    }
  };

  let current = await start();
  return {
    url: current.url,
    port: current.port,
    stop: async () => {
      stopping.abort();
      await restarting;
      await current.stop();
    },
  };
}

/** A server that ran this long did not fail because of how it was started. */
const STEADY_MS = MINUTE_MS;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

interface SupervisedOptions {
  dataDir: string;
  /** Reports to the operator, one paragraph at a time. */
  say(sentence: string): void;
}
