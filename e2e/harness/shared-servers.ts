import { execFile } from 'node:child_process';
import { createServer, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { startMailServer } from '../../netlify/testing/mail-server';
import { isBuildCurrent } from '../../scripts/build-stamp';
import { listenOnFreePort } from '../../scripts/ports';
import { startBuiltApp, startNetlifyDev, type RunningServer } from './server';

/**
 * Runs in Playwright's own process: starts a server when a journey first asks for it, once for all workers, and
 * stops everything at the end. A server that no journey asks for never runs. Workers ask over loopback.
 */
export async function openSharedServers(): Promise<{ url: string; stop(): Promise<void> }> {
  const mailbox = await startMailServer();
  const running = new Map<string, Promise<RunningServer>>();
  let built: Promise<unknown> | undefined;
  const build = () =>
    (built ??= isBuildCurrent()
      ? Promise.resolve()
      : promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/build.ts']));
  const start: Record<SharedServerName, () => Promise<RunningServer>> = {
    start: () => build().then(() => startBuiltApp()),
    'netlify-dev': startNetlifyDev,
    mailing: () =>
      build().then(() =>
        startBuiltApp(undefined, (port) => ({
          SMTP_URL: `smtp://127.0.0.1:${mailbox.port}?tls=off`,
          PUBLIC_URL: `http://localhost:${port}`,
          MAIL_FROM: 'Fourbeat <no-reply@fourbeat.example>',
          SHARED_SENDER: 'all', // no journey has a domain whose DNS it could change
        })),
      ),
  };
  const answer = async (asked: string): Promise<unknown> => {
    if (asked === 'build') return build().then(() => ({}));
    if (asked === 'mails') return mailbox.mails.map(({ recipients, raw }) => ({ recipients, raw }));
    if (!isServerName(asked)) throw new Error(`There is no server "${asked}".`);
    if (!running.has(asked)) running.set(asked, start[asked]());
    const { url, dataDir } = await running.get(asked)!;
    return { url, dataDir };
  };
  const desk = createServer((request, reply) => {
    answer(decodeURIComponent((request.url ?? '').slice(1))).then(
      (found) => send(reply, 200, found),
      (error: unknown) => send(reply, 500, { error: error instanceof Error ? error.message : String(error) }),
    );
  });
  desk.requestTimeout = 0;
  const port = await listenOnFreePort(desk, 24_500);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      desk.close();
      desk.closeAllConnections();
      const servers = (await Promise.allSettled(running.values())).flatMap((started) =>
        started.status === 'fulfilled' ? [started.value] : [],
      );
      const ended = await Promise.allSettled([...servers.map((server) => server.stop()), mailbox.stop()]);
      for (const result of ended) if (result.status === 'rejected') throw result.reason;
    },
  };
}

function send(reply: ServerResponse, status: number, body: unknown): void {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const isServerName = (name: string): name is SharedServerName => (sharedServers as readonly string[]).includes(name);

/** `start`: `npm start` without a mail server; `mailing`: the same with one; `netlify-dev`: `npm run dev`. */
const sharedServers = ['start', 'mailing', 'netlify-dev'] as const;
export type SharedServerName = (typeof sharedServers)[number];
