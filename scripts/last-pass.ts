import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashSources } from './build-stamp';

/**
 * Whether a suite that takes half a minute has already passed on this machine with unchanged inputs: the build's
 * sources, the installed packages, and the files in `more`, including itself. With CI=true it always runs.
 */
export function lastPass(suite: string, more: string[]) {
  const file = join('.cache', 'passed', suite);
  const hashInputs = (): string => [process.platform, process.arch, hashSources([...more, INSTALLED])].join(' ');
  const inputs = hashInputs();
  return {
    isCurrent: process.env.CI !== 'true' && readFile(file) === inputs,
    /**
     * Call it after a run in which every test passed. A run during which a file was saved proves nothing about the
     * new text.
     */
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

/** npm's list of what is in node_modules, which may be older than the lockfile. */
const INSTALLED = join('node_modules', '.package-lock.json');
