import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Locks the data folder for this process; the returned function releases it. A lock whose process is gone (or
 * whose id now belongs to another process) is taken over. Throws when a living process holds the folder.
 */
export function claimFolder(dataDir: string): () => void {
  const file = resolve(dataDir, 'postgres.owner.json');
  const mine = JSON.stringify({ pid: process.pid, identity: identityOf(process.pid) });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx', mode: 0o600 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EACCES')
        throw new Error(
          `The data folder ${dataDir} belongs to another user (was it made by root?). Give it to yours with chown, or set DATA_DIR to another folder.`,
          { cause: error },
        );
      if (code !== 'EEXIST') throw error;
    }
    const owner = folderOwner(dataDir);
    if (owner !== undefined) {
      throw new Error(
        `The data folder ${dataDir} is in use by process ${owner} (another \`npm run dev\` or \`npm start\`?). Stop that one first, or set DATA_DIR to another folder.`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new Error(`The data folder ${dataDir} is being taken by several processes at once. Start only one of them.`);
}

/** The living process that has locked the data folder. */
export function folderOwner(dataDir: string): number | undefined {
  const owner = readOwner(resolve(dataDir, 'postgres.owner.json'));
  return owner && identityOf(owner.pid) === owner.identity ? owner.pid : undefined;
}

/**
 * Stops a server that survived its supervisor (kill -9 of Node leaves it running), and removes a pid file whose
 * id now belongs to another program. The pid file of a dead server stays, because PostgreSQL reads from it
 * whether some of its backends still live.
 */
export async function stopLeftoverServer(cluster: string): Promise<void> {
  const pidFile = resolve(cluster, 'postmaster.pid');
  const pid = readPid(pidFile);
  if (pid === undefined || !isAlive(pid)) return;
  if (isAnother(pid, cluster)) {
    rmSync(pidFile, { force: true });
    return;
  }
  for (const [signal, patience] of SHUTDOWN) {
    process.kill(pid, signal);
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      if (!isAlive(pid) || isAnother(pid, cluster)) return;
      await sleep(25);
    }
  }
  throw new Error(
    `An old PostgreSQL (process ${pid}) still works on ${cluster} and does not stop. End it by hand, then start again.`,
  );
}

/** A zombie, whose parent may never collect it, counts as gone. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return statOf(pid)?.startsWith('Z') !== true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** fast ends sessions; then immediate, which recovers at the next start; then SIGKILL. */
export const SHUTDOWN = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 2_000],
] as const;

/**
 * Whether the id belongs to another program. A process that is just ending has no command line any more, and is
 * waited for.
 */
function isAnother(pid: number, cluster: string): boolean {
  const [program = '', ...words] = commandOf(pid);
  return program !== '' && !(basename(program).startsWith('postgres') && words.includes(cluster));
}

function commandOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return ps(pid, 'command=').split(' '); // macOS has no /proc
  }
}

/** Identifies a process across reuse of its id, and across reboots. */
function identityOf(pid: number): string | undefined {
  const stat = statOf(pid);
  if (stat === undefined) return ps(pid, 'lstart=') || undefined;
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${stat.split(' ')[19]}`;
}

/**
 * proc(5), from the third field on: state is the first, start time the twentieth; the name before them may
 * contain anything.
 */
function statOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2);
  } catch {
    return undefined;
  }
}

function ps(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

function readPid(file: string): number | undefined {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 1 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function readOwner(file: string): { pid: number; identity: string } | undefined {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; identity: string };
    return Number.isInteger(owner.pid) && owner.identity ? owner : undefined;
  } catch {
    return undefined; // torn by a crash
  }
}
