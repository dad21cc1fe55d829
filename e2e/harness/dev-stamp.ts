import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A journey under netlify dev runs when anything in which netlify dev differs from `npm start` has changed since
 * it last passed: functions, what they consist of, configuration, packages, and live updates. Pages are the same
 * in both, and have journeys under `npm start`.
 */
export function hashDevSources(root = '.'): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...FILES, ...FOLDERS.flatMap((folder) => filesIn(root, folder))]) {
    if (!/\.test\.tsx?$/.test(file) && existsSync(join(root, file)))
      hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** With CI set to "true" every journey runs. */
export const hasPassed = (journey: string, sources: string, folder = STAMPS): boolean => {
  const file = stampOf(folder, journey);
  return process.env.CI !== 'true' && existsSync(file) && readFileSync(file, 'utf8') === sources;
};

export function rememberPassed(journey: string, sources: string, folder = STAMPS): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(stampOf(folder, journey), sources);
}

const stampOf = (folder: string, journey: string): string =>
  join(folder, createHash('sha256').update(journey).digest('hex').slice(0, 24));

const filesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(folder, entry.parentPath.slice(join(root, folder).length), entry.name))
    .sort();

const STAMPS = join('.cache', 'e2e', 'netlify-dev');
const FILES = ['netlify.toml', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'index.html'];
const FOLDERS = ['netlify', 'scripts', 'e2e', 'public', 'src/api', 'src/app', 'src/contracts', 'src/domain', 'src/lib'];
