import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashSources } from './build-stamp';

/**
 * Whether a suite that takes half a minute has passed on this machine with everything it reads as it is now: the sources
 * of the build, the installed packages, and the files in `more`, its own among them. With CI=true it always runs.
 */
export function lastPass(suite: string, more: string[]) {
  const file = join('.cache', 'passed', suite);
  const hashInputs = (): string => [process.platform, process.arch, hashSources([...more, INSTALLED])].join(' ');
  const inputs = hashInputs();
  return {
    isCurrent: process.env.CI !== 'true' && readFile(file) === inputs,
    /** For a run in which every test has passed. One during which somebody saved a file proves nothing of the new text. */
    keep(): void {
      if (hashInputs() !== inputs) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, inputs);
    },
  };
}

function readFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // it has never passed here
  }
}

/** npm's list of what lies in node_modules, which may be older than the lockfile. */
const INSTALLED = join('node_modules', '.package-lock.json');
