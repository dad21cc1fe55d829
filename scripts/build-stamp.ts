import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';

/** Whether the build that `npm start` runs was made from the current sources and is unchanged. */
export function isBuildCurrent(): boolean {
  try {
    const stamp = JSON.parse(readFileSync(STAMP, 'utf8')) as Stamp;
    return stamp.sources === hashSources() && stamp.outputs === hashOutputs();
  } catch {
    return false;
  }
}

export function writeStamp(): void {
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, JSON.stringify({ sources: hashSources(), outputs: hashOutputs() } satisfies Stamp));
}

export const removeStamp = (): void => rmSync(STAMP, { force: true });

/**
 * By content, because a checkout changes modification times. Tests are not part of a build; `more` adds files
 * beyond the sources.
 */
export function hashSources(more: string[] = []): string {
  const hash = createHash('sha256').update(
    JSON.stringify([process.version, process.env.VITE_API_HOST ?? '', siteSettings()]),
  );
  for (const file of [
    'index.html',
    'vite.config.ts',
    'tsconfig.json',
    'package-lock.json',
    ...['src', 'netlify', 'public', 'scripts', 'content'].flatMap(filesIn),
  ]) {
    if (!/\.test\.tsx?$/.test(file)) addFile(file);
  }
  more.forEach(addFile);
  return hash.digest('hex');

  function addFile(file: string): void {
    if (existsSync(file)) hash.update(`\n${file}\n`).update(readFileSync(file));
  }
}

/** The operator's details on prerendered pages, including those from `.env`, which the build reads. */
function siteSettings(): [string, string | undefined][] {
  const settings = { ...(existsSync('.env') && parseEnv(readFileSync('.env', 'utf8'))), ...process.env };
  return Object.entries(settings)
    .filter(([name]) => name.startsWith('BUSINESS_') || name === 'REGISTRATION' || name === 'DEMO_LOGIN')
    .sort();
}

/** By time and size, which suffices to notice manual changes. */
function hashOutputs(): string {
  const hash = createHash('sha256');
  for (const folder of ['dist', '.server']) {
    for (const file of filesIn(folder)) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

const STAMP = join('.cache', 'build', 'stamp.json');

interface Stamp {
  sources: string;
  outputs: string;
}
