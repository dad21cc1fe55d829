import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { findFreePort } from './ports';

/**
 * Where email goes under `npm run dev`: to the server of SMTP_URL if it is set, otherwise into a mailbox with a
 * page of its own. Ports are reserved first, so that functions and worker know them from the start; the mailbox
 * itself starts later, and emails wait in the queue until then.
 */
export async function chooseMailbox(): Promise<Mailbox> {
  const named = process.env.SMTP_URL;
  if (named)
    return {
      line: ['Mail', `goes out through ${URL.canParse(named) ? new URL(named).host : 'SMTP_URL'}`],
      start: () => () => {},
    };
  const [smtp, web] = [await findFreePort(1025), await findFreePort(1080)];
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp}?tls=off`,
    line: ['Mailbox', `http://localhost:${web} shows every email; none leaves this machine`],
    start: (dataDir) => startMailbox(smtp, web, join(dataDir, 'mailbox')),
  };
}

function startMailbox(smtp: number, web: number, folder: string): () => Promise<void> {
  const child = spawn(
    process.execPath,
    ['--no-warnings', resolve('scripts/mailbox.ts'), String(smtp), String(web), folder],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  let stopping = false;
  child.once(
    'exit',
    (code) =>
      !stopping &&
      console.error(`The mailbox stopped with code ${code}. Emails wait in the queue; start again to read them.`),
  );
  return async () => {
    stopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
}

export interface Mailbox {
  /** For functions and worker; absent when SMTP_URL is set. */
  smtpUrl?: string;
  /** Name and text for the list of running services. */
  line: [string, string];
  /** Starts it without waiting; returns a function that stops it. */
  start(dataDir: string): () => Promise<void> | void;
}
