import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBrowser } from './find-browser';
import { readJestReport, readPlaywrightReport, sum, type Count } from './test-count';

/**
 * `npm test`: types, lint, import rules, Jest, browser journeys. Every step runs, whatever the ones before it found;
 * the last line counts all of them. `npm test -- jest browser` runs the named steps only.
 */
const folder = mkdtempSync(join(tmpdir(), 'fourbeat-test-'));
const jestReport = join(folder, 'jest.json');
const browserReport = join(folder, 'browser.json');

type Step = () => Promise<Count>;

/** A thread each, and they only read: two cores do them at once. */
const reading: Record<string, Step> = {
  types: async () => one(await run('typescript/bin/tsc', ['-p', 'tsconfig.json'])),
  lint: async () => one(await run('eslint/bin/eslint.js', ['.', '--max-warnings', '0'])),
  imports: async () => one(await run('dependency-cruiser/bin/dependency-cruiser.mjs', ['--config', '.dependency-cruiser.cjs', 'src', 'netlify', 'scripts', 'e2e', 'bench'])),
};
const trying: Record<string, Step> = {
  jest: async () => {
    const code = await run('jest/bin/jest.js', ['--json', `--outputFile=${jestReport}`], { before: ['--experimental-vm-modules', '--no-warnings'], hideOutput: true });
    return readJestReport(read(jestReport), code);
  },
  browser: async () => {
    const browser = findBrowser();
    if (!browser && process.env.CI === 'true') {
      console.error('No Chrome or Chromium is installed and CHROME_PATH names none. With CI=true the browser journeys must run.');
      return { passed: 0, failed: 1, skipped: 0 };
    }
    if (!browser) console.log('No Chrome or Chromium is installed and CHROME_PATH names none: the browser journeys are skipped.');
    const env = { CHROME_PATH: browser ?? '', PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport };
    const code = await run('@playwright/test/cli.js', ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...(browser ? [] : ['--list'])], { env, hideOutput: !browser });
    return readPlaywrightReport(read(browserReport), code, browser !== undefined);
  },
};

const steps = { ...reading, ...trying };
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}.`);
  process.exit(1);
}
const counts: Count[] = [];
await Promise.all(Object.keys(reading).map(take));
for (const name in trying) await take(name);
rmSync(folder, { recursive: true, force: true });
const total = sum(counts);
console.log(`\n${phrase(total)}`);
process.exit(total.failed === 0 ? 0 : 1);

async function take(name: string): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  console.log(`\n━━ ${name}`);
  const started = performance.now();
  const count = await steps[name]!().catch((error: unknown): Count => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  counts.push(count);
  console.log(`${count.failed === 0 ? '✓' : '✗'} ${name}: ${phrase(count)} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

function run(program: string, args: string[], { before = [], env = {}, hideOutput = false }: RunOptions = {}): Promise<number> {
  return new Promise((ended) => {
    const child = spawn(process.execPath, [...before, resolve('node_modules', program), ...args], {
      stdio: ['ignore', hideOutput ? 'ignore' : 'inherit', 'inherit'], // Jest tells its story on stderr; on stdout it would repeat the report
      env: { ...process.env, ...env },
    });
    child.once('error', () => ended(1));
    child.once('exit', (code) => ended(code ?? 1));
  });
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the runner died before it could report
  }
}

function one(code: number): Count {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

function phrase({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

interface RunOptions {
  before?: string[];
  env?: Record<string, string>;
  hideOutput?: boolean;
}
