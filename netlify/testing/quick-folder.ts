import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new folder for data that lasts no longer than a run: in memory where there is room, else on disk. Copying a database
 * creates a thousand files, which costs a disk's file system twenty times as much. Its name says which process made it.
 */
export function quickFolder(name: string): string {
  return mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), `fourbeat-${name}-${process.pid}-`));
}

/** Memory is given back when a run ends; a run that was killed cannot do so, and the next one does it. */
export function removeLeftFolders(parent = MEMORY): void {
  for (const folder of namesIn(parent)) {
    const maker = /^fourbeat-[a-z-]+-(\d+)-\w{6}$/.exec(folder)?.[1];
    if (maker && !isAlive(Number(maker))) rmSync(join(parent, folder), { recursive: true, force: true });
  }
}

function hasRoom(): boolean {
  if (process.availableMemory() < FREE_MEMORY) return false;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > FREE_SPACE;
  } catch {
    return false; // other systems have no such folder
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // another user's
  }
}

/** Linux keeps it in memory. Containers often give it 64 MB. */
const MEMORY = '/dev/shm';
const GB = 1024 ** 3;
/** For the databases of three workers and the server's log. */
const FREE_SPACE = 3 * GB;
/** For these, and for the workers themselves. */
const FREE_MEMORY = 8 * GB;
